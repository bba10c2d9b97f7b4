// Pages are pre-rendered without a query. Where the address asks for a part of the catalogue or of the schedule, this
// hides the whole before it is painted, so that nothing jumps: the answer is shown once the page is hydrated (use-query.ts).
// A script of its own, without modules: it runs before the first paint.
{
  const patienceMs = 10_000;
  const root = document.documentElement;
  const query = new URLSearchParams(window.location.search);
  if (['q', 'category', 'subcategory', 'month'].some((name) => query.get(name))) {
    const showAll = () => delete root.dataset['asked'];
    root.dataset['asked'] = '';
    window.setTimeout(showAll, patienceMs);
    // Code that cannot be loaded answers nothing.
    window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showAll(), true);
  }
}
