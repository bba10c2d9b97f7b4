// Matomo and Google: they need a script of theirs, which follows the commands that it is given.
import type { TrustedTypes } from '../app/trusted-types.ts';
import type { Analytics, Service, Services } from './analytics-props.ts';

// The only place where the site loads code of others: one script, at the address that the provider's settings lead to.

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/** Loads the script of a service. To be called once: browsers allow one policy of this name, which knows one address. */
function loadScript(address: string): void {
  const createScriptURL = (url: string): string => {
    if (url !== address) throw new TypeError('Only the script of the service is loaded.');
    return url;
  };
  const policy = trustedTypes?.createPolicy('prospectus-analytics', { createScriptURL });
  const script = document.createElement('script');
  script.async = true;
  script.src = policy?.createScriptURL(address) ?? address;
  document.head.append(script);
}

/** Matomo's queue of commands. */
function matomo({ endpoint, id, script, cookies, consent }: Analytics): Service {
  const page = window as { _paq?: Pick<unknown[][], 'push'> };
  // The script puts something else in the place of the list.
  const command = (...commands: unknown[][]): void => void (page._paq ??= []).push(...commands);
  let isLoaded = false;
  const load = (): void => {
    isLoaded = true;
    if (!cookies) command(['disableCookies']);
    if (consent) command(['requireConsent']);
    command(['setTrackerUrl', endpoint], ['setSiteId', id]);
    if (script !== undefined) loadScript(script);
  };
  return {
    start: () => {
      if (!isLoaded) load();
      if (consent) command(['setConsentGiven']);
    },
    stop: () => command(['forgetConsentGiven'], ['deleteCookies']),
    view: ({ url, title, referrer }) =>
      command(['setReferrerUrl', referrer], ['setCustomUrl', url], ['setDocumentTitle', title], ['trackPageView']),
    event: (name, course) => command(['trackEvent', 'forms', name, ...(course === undefined ? [] : [course])]),
  };
}

/** Advertising is never allowed; the measurement only as long as the visitor agrees. */
const granted = {
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

function google({ id, script }: Analytics): Service {
  const page = window as unknown as Record<string, unknown> & { dataLayer?: unknown[] };
  const layer = (page.dataLayer ??= []);
  const gtag: (...values: unknown[]) => void = function () {
    // oxlint-disable-next-line prefer-rest-params -- Google's script reads the arguments object, not an array.
    layer.push(arguments);
  };
  let isLoaded = false;
  const load = (): void => {
    isLoaded = true;
    gtag('consent', 'default', granted);
    gtag('js', new Date());
    gtag('config', id, { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false });
    if (script !== undefined) loadScript(script);
  };
  return {
    start: () => {
      page[`ga-disable-${id}`] = false;
      if (isLoaded) gtag('consent', 'update', granted);
      else load();
    },
    stop: () => {
      page[`ga-disable-${id}`] = true;
      gtag('consent', 'update', { ...granted, analytics_storage: 'denied' });
    },
    view: ({ url, title, referrer }) => {
      // What the script reports itself has the same address: without the rest of the query.
      gtag('set', { page_location: url, page_title: title, page_referrer: referrer });
      gtag('event', 'page_view');
    },
    event: (name, course) =>
      gtag('event', name === 'enquiry' ? 'generate_lead' : name, course === undefined ? {} : { course }),
  };
}

/** The services with a script of their own. */
export const services: Services = { matomo, google };
