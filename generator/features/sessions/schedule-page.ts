// The page with the sessions of all courses.
import type { SchedulePage } from '../../../schemas/types.ts';
import { isToCome } from '../../../src/sessions/session-text.ts';
import { capitalized, fullTitle } from '../../../src/app/format.ts';
import type { Page } from '../../../src/app/page.ts';
import type { SessionRow } from '../../../src/sessions/session-props.ts';
import type { MonthNote, ScheduleProps } from '../../../src/sessions/schedule-props.ts';
import { feedLinks } from './calendars.ts';
import type { SiteContext } from '../shell/site-context.ts';

function coursesWith(
  sessions: readonly SessionRow[],
  { site }: SiteContext,
  { compare }: Intl.Collator,
): ScheduleProps['courses'] {
  const addresses = new Set(sessions.map(({ courseAddress }) => courseAddress));
  return site.courses
    .filter(({ address }) => addresses.has(address))
    .map(({ address, course }) => ({ id: course.slug, name: fullTitle(course), address }))
    .toSorted((a, b) => compare(a.name, b.name));
}

const notesFrom = (today: string, { site, format }: SiteContext): readonly MonthNote[] =>
  site.monthNotes
    .filter(({ month }) => month >= today.slice(0, 7))
    .map(({ month, text }) => ({ id: month, name: capitalized(format.month(month)), text }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** Returns the schedule with the props of its template. */
export function schedulePage(words: SchedulePage, context: SiteContext): Page {
  const { today, site } = context;
  const sessions = context.sessions();
  const upcoming = sessions.filter((row) => isToCome(row, today));
  const monthNotes = notesFrom(today, context);
  const collator = new Intl.Collator(site.settings.locale);
  const locations = [...new Set(upcoming.flatMap(({ location }) => location ?? []))].sort(collator.compare);
  return {
    template: 'schedule',
    props: {
      words,
      categories: site.categories.map(({ id, name }) => ({ id, name })),
      courses: coursesWith(upcoming, context, collator),
      ...(locations.length > 1 ? { locations } : {}),
      upcoming,
      past: sessions.filter((row) => !isToCome(row, today)).toReversed(),
      ...(monthNotes.length > 0 ? { monthNotes } : {}),
      timingNotes: site.timingNotes,
      calendar: feedLinks(context),
    },
  };
}
