// Decides before the first paint whether the announcement is shown, so that nothing moves: pages are made on one day and
// read on others. A classic script of its own, on pages with an announcement that begins or ends.
{
  const { from = '', until = '9999', zone } = document.currentScript?.dataset ?? {};
  const decide = () => {
    // Swedish writes dates as YYYY-MM-DD.
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(new Date());
    document.documentElement.dataset['announcement'] = from <= today && today <= until ? 'on' : 'off';
  };
  decide();
  // A tab left open overnight becomes visible again.
  document.addEventListener('visibilitychange', decide);
}
