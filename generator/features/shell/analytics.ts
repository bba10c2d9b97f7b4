// What the browser needs to measure visits, on sites that are measured.
import { fill, fullTitle } from '../../../src/app/format.ts';
import type { Analytics, Shell } from '../../../src/app/page-props.ts';
import { asksForConsent, serviceNames, serviceOf, setsCookies, type AnalyticsSettings } from '../../model/analytics.ts';
import type { LinkedSite } from '../../model/content.ts';
import type { PlannedText } from '../../model/planned.ts';
import type { SiteContext } from './site-context.ts';

const COURSES_FILE = 'data/course-names.json';

/** The question for consent, where it is asked. */
function consentOf({ messages }: LinkedSite, settings: AnalyticsSettings): Pick<Analytics, 'consent'> {
  if (!asksForConsent(settings)) return {};
  const { consent } = messages;
  const text = fill(consent.text, { service: serviceNames[settings.service] });
  return { consent: { ...consent, text, ...(settings.privacy && { privacy: settings.privacy }) } };
}

/** Returns what the browser is given of the service that counts visits; nothing where there is none. */
export function analyticsOf(site: LinkedSite): Pick<Shell, 'analytics'> {
  const { analytics: settings, origin } = site.settings;
  if (settings === undefined) return {};
  return {
    analytics: {
      ...serviceOf(settings),
      ...(setsCookies(settings) ? { cookies: true as const } : {}),
      host: new URL(origin).hostname,
      courses: COURSES_FILE,
      ...consentOf(site, settings),
    },
  };
}

/**
 * Returns the file with the slugs of courses by the titles that forms give them: what a visitor has written into a form
 * is reported as the slug of a course, or not at all.
 */
export function analyticsFiles({ site }: SiteContext): readonly PlannedText[] {
  if (site.settings.analytics === undefined) return [];
  const named = [
    ...site.sessions.flatMap(({ session: { title }, course: { course } }) => (title ? [[title, course.slug]] : [])),
    ...site.courses.map(({ course }) => [fullTitle(course), course.slug]),
  ];
  return [{ file: COURSES_FILE, text: JSON.stringify(Object.fromEntries(named)) }];
}
