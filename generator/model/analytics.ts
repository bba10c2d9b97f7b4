// What is known of each service that counts visits: where it is found, what it may load, and whether visitors are asked.
import type { Site } from '../../schemas/types.ts';
import type { Analytics, AnalyticsService } from '../../src/analytics/analytics-props.ts';

/** What a provider writes of the service. */
export type AnalyticsSettings = NonNullable<Site['analytics']>;

/** What the service is called. */
export const serviceNames: Readonly<Record<AnalyticsService, string>> = {
  plausible: 'Plausible',
  umami: 'Umami',
  goatcounter: 'GoatCounter',
  matomo: 'Matomo',
  google: 'Google Analytics',
};

/** Whether a service sets cookies. */
export const setsCookies = (settings: AnalyticsSettings): boolean =>
  settings.service === 'google' || (settings.service === 'matomo' && settings.cookies === true);

/** Whether visitors are asked before anything is measured. */
export const asksForConsent = (settings: AnalyticsSettings): boolean =>
  setsCookies(settings) || settings.consent === 'required';

const below = (server: string, path: string): string => server.replace(/\/$/, '') + path;

type Place = Pick<Analytics, 'id' | 'endpoint' | 'script'>;

const places: { readonly [S in AnalyticsService]: (settings: Extract<AnalyticsSettings, { service: S }>) => Place } = {
  plausible: ({ domain: id, server = 'https://plausible.io' }) => ({ id, endpoint: below(server, '/api/event') }),
  umami: ({ website: id, server = 'https://cloud.umami.is' }) => ({ id, endpoint: below(server, '/api/send') }),
  goatcounter: ({ server }) => ({ id: '', endpoint: below(server, '/count') }),
  matomo: ({ site, server }) => ({
    id: String(site),
    endpoint: below(server, '/matomo.php'),
    script: below(server, '/matomo.js'),
  }),
  google: ({ id }) => ({
    id,
    endpoint: 'https://www.google-analytics.com/g/collect',
    script: `https://www.googletagmanager.com/gtag/js?id=${id}`,
  }),
};

/** Returns where a service is, and what it calls the site. */
export function serviceOf(settings: AnalyticsSettings): Place & Pick<Analytics, 'service'> {
  const placeOf = places[settings.service] as (any: AnalyticsSettings) => Place;
  return { service: settings.service, ...placeOf(settings) };
}

/** What a policy has to allow, besides what it allows anyway. */
export interface AnalyticsSources {
  readonly scripts: readonly string[];
  readonly images: readonly string[];
  readonly connections: readonly string[];
  readonly trustedTypes: readonly string[];
}

/** The policy of Trusted Types under which the site loads the script of a service; see src/analytics/load-script.ts. */
const LOADER = 'prospectus-analytics';

/** Google's guide to a Content-Security-Policy for Google Analytics 4; without the hosts of advertising, which is off. */
const google: AnalyticsSources = {
  scripts: ['https://www.googletagmanager.com'],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connections: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  trustedTypes: [LOADER, 'goog#html'],
};

const none: AnalyticsSources = { scripts: [], images: [], connections: [], trustedTypes: [] };

/** Returns what the policy has to allow for a service. */
export function analyticsSources(settings: AnalyticsSettings | undefined): AnalyticsSources {
  if (settings === undefined) return none;
  if (settings.service === 'google') return google;
  const { endpoint, script } = serviceOf(settings);
  if (script === undefined) return { ...none, connections: [endpoint] };
  return { scripts: [script], images: [endpoint], connections: [endpoint], trustedTypes: [LOADER] };
}
