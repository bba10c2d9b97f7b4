// Pages are pre-rendered without a query. If the URL asks for a part of the catalogue or of the schedule, this hides
// the whole list before the first paint, so that nothing jumps: the result is shown once the page is hydrated
// (use-query.ts). A classic script of its own, because it has to run before the first paint.
{
  const patienceMs = 10_000;
  const root = document.documentElement;
  const query = new URLSearchParams(window.location.search);
  if (['q', 'category', 'subcategory', 'course', 'type', 'month'].some((name) => query.get(name))) {
    const showAll = () => delete root.dataset['asked'];
    root.dataset['asked'] = '';
    window.setTimeout(showAll, patienceMs);
    // If the site's code cannot be loaded, nothing would show the result, so the whole list is shown.
    window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showAll(), true);
  }
}
