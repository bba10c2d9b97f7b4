const ofServices = /^(?:_ga|_gid|_gat|_pk_|mtm_|matomo_)/;

/** Deletes the cookies that services have set for this site, for whichever of its parent domains they were set. */
export function deleteCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  const labels = window.location.hostname.split('.');
  const domains = ['', ...labels.map((_, i) => `; domain=${labels.slice(i).join('.')}`)];
  for (const name of names.filter((each) => ofServices.test(each)))
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
}
