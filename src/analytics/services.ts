// What each service is given of a page that is shown and of a form that was sent. Plausible, Umami and GoatCounter are
// sent these few values by the site itself, as their interfaces for events describe; only Matomo and Google need a script
// of theirs. Every page is reported to each: none follows the history of the browser itself, so each page is counted once.
import type { Analytics, AnalyticsService } from '../app/page-props.ts';

// The only place where the site loads code of others: one script, at the address that the provider's settings lead to.

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

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
  // Its types know texts only.
  script.src = (policy?.createScriptURL(address) ?? address) as string;
  document.head.append(script);
}

/** A page that is shown. */
export interface PageView {
  /** With the part of the query that may be sent. */
  readonly path: string;
  readonly url: string;
  readonly title: string;
  /** The page before it, of this site or another; empty if the browser names none. */
  readonly referrer: string;
}

/** What is counted besides pages. */
export type EventName = 'enrolment' | 'enquiry';

/** A service that counts. */
export interface Service {
  readonly start: () => void;
  readonly stop: () => void;
  readonly view: (view: PageView) => void;
  /** A form that was sent from a page; `course` is the slug of the course that it names, if it names one. */
  readonly event: (name: EventName, course: string | undefined, view: PageView) => void;
}

const ignore = (): void => undefined;

/** Sends something, whatever becomes of it: also while the visitor leaves the page, and without cookies. */
function post(url: string, init: RequestInit): void {
  fetch(url, { method: 'POST', keepalive: true, credentials: 'omit', ...init }).catch(ignore);
}

type Sender = Pick<Service, 'view' | 'event'>;

function plausible({ endpoint, id }: Analytics): Sender {
  const send = (name: string, { url, referrer }: PageView, props?: object): void =>
    post(endpoint, { mode: 'no-cors', body: JSON.stringify({ name, domain: id, url, referrer, props }) });
  return {
    view: (view) => send('pageview', view),
    event: (name, course, view) => send(name, view, course === undefined ? undefined : { course }),
  };
}

function umami({ endpoint, id }: Analytics): Sender {
  const send = ({ path, title, referrer }: PageView, event?: object): void => {
    const { screen, navigator, location } = window;
    const visitor = { language: navigator.language, screen: `${screen.width}x${screen.height}` };
    const payload = { website: id, hostname: location.hostname, ...visitor, url: path, title, referrer, ...event };
    const headers = { 'Content-Type': 'application/json' };
    post(endpoint, { headers, body: JSON.stringify({ type: 'event', payload }) });
  };
  return {
    view: (view) => send(view),
    event: (name, course, view) => send(view, { name, ...(course !== undefined && { data: { course } }) }),
  };
}

function goatcounter({ endpoint }: Analytics): Sender {
  const send = (values: Readonly<Record<string, string>>): void => {
    const { width, height } = window.screen;
    const all = { ...values, s: `${width},${height},${window.devicePixelRatio}` };
    post(`${endpoint}?${new URLSearchParams(all).toString()}`, { mode: 'no-cors' });
  };
  return {
    view: ({ path, title, referrer }) => send({ p: path, t: title, r: referrer }),
    event: (name, course, { referrer }) =>
      send({ p: course === undefined ? name : `${name}/${course}`, t: name, r: referrer, e: 'true' }),
  };
}

const always: Pick<Service, 'start' | 'stop'> = { start: ignore, stop: ignore };

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
    // eslint-disable-next-line prefer-rest-params -- Google's script reads the arguments object, not an array.
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

const services: Readonly<Record<AnalyticsService, (analytics: Analytics) => Service>> = {
  plausible: (analytics) => ({ ...always, ...plausible(analytics) }),
  umami: (analytics) => ({ ...always, ...umami(analytics) }),
  goatcounter: (analytics) => ({ ...always, ...goatcounter(analytics) }),
  matomo,
  google,
};

/** Returns the service of a site. */
export const serviceFor = (analytics: Analytics): Service => services[analytics.service](analytics);
