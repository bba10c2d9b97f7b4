// Pages are pre-rendered without a query. If the URL asks for a part of the catalogue or of the schedule, or for a course
// in the registration form, this hides what depends on it before the first paint, so that nothing jumps: the result is
// shown once the page is hydrated (use-hydrated.ts). A classic script of its own, because it has to run before the first paint.
{
  const patienceMs = 10_000;
  const root = document.documentElement;
  const query = new URLSearchParams(window.location.search);
  const lists = ['q', 'category', 'subcategory', 'level', 'type', 'month', 'language', 'sort', 'compare'];
  if ([...lists, 'course', 'session'].some((name) => query.get(name))) {
    const showAll = () => delete root.dataset['asked'];
    root.dataset['asked'] = '';
    window.setTimeout(showAll, patienceMs);
    // If the site's code cannot be loaded, nothing would show the result, so the whole list is shown.
    window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showAll(), true);
    window.addEventListener('unhandledrejection', showAll);
  }
}
