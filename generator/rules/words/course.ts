// What can be wrong with a course and its sessions: price, duration, level, languages, figures, days and times.
import { rule } from '../rule.ts';
import { asWritten } from '../in-quotes.ts';
import { nearest } from '../nearest.ts';
import { unknownName } from '../unknown-name.ts';

// What can be wrong with when and where sessions are held.

const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const sessionWhen = rule<{ ways: readonly string[] }>('link/session-when', ({ ways }) => ({
  count: ways.length,
  inWords: inWords(ways),
}));
export const strayField = rule<{ field: string; needs?: string; beside?: string }>('link/stray-session-field');
export const meetingEndsFirst = rule<{ from: string; to: string }>('link/meeting-ends-first');

interface EmptyDay {
  readonly field: string;
  readonly day: string;
  readonly weekday: string;
  /** The last day, where there is no meeting at all. */
  readonly until: string | undefined;
}

export const dayWithoutMeeting = rule<EmptyDay>('link/day-without-meeting', ({ field, day, until }) => {
  if (until === undefined) return { is: field === 'startDate' ? 'first' : 'last' };
  return { is: until === day ? 'only' : 'none' };
});
const hundredths = (hours: number): number => Math.round(hours * 100) / 100;
export const meetingHours = rule<{ minutes: number; hours: number; count: number }>(
  'link/meeting-hours',
  ({ minutes, hours }) => ({ held: hundredths(minutes / 60), hours: hundredths(hours) }),
);
export const fullWithPlaces = rule<{ availability: string; seatsLeft: number }>('link/full-with-places');
export const fullBySeats = rule<{ availability: string }>('link/full-by-seats');
export const seatsDisagree = rule<{ seats: number; seatsLeft: number }>('link/seats-disagree');
export const heldTwice = rule<{ is: 'session' | 'meeting' } | { is: 'hours'; day: string }>('link/held-twice');
export const exceptionOutside = rule<{ day: string; start: string; end: string }>('link/exception-outside');
export const onlineAtPlace = rule<{ field: 'place' | 'location'; name: string }>('link/online-at-place');
export const anyTimeOnline = rule<{ start: string; course: string }>('link/any-time-online');
export const missingTimeZone = rule<{ time: string; timed: number }>('link/missing-time-zone');

// What can be wrong with dates, hours and prices.

export const endsBeforeStart = rule<{ start: string; end: string }>('link/ends-before-start');
export const hoursDisagree = rule<{ session: number; course: number }>('link/hours-disagree');
export const noComingSession = rule<{ courses: readonly string[] }>('link/no-coming-session', ({ courses }) => ({
  count: courses.length,
}));
export const pastSessions = rule<{ count: number }>('link/past-sessions');
export const neverPulled = rule<{ name: string }>('link/never-pulled');
export const pulledFromNowhere = rule<{ name: string }>('link/pulled-from-nowhere');
export const pulledAndEdited = rule<{ name: string }>('link/pulled-and-edited');
export const closesBeforeOpens = rule<{ opens: string; closes: string }>('link/closes-before-opens');

/** What was most likely meant, and how it is written. */
function meantOf(name: string, known: Iterable<string>) {
  const meant = nearest(name, known);
  return { meant, fix: meant && asWritten(meant) };
}

export const unknownCurrency = rule<{ code: string; known: Iterable<string> }>(
  'link/unknown-currency',
  ({ code, known }) => meantOf(code, known),
);
export const unknownCountry = rule<{ code: string; meant: string | undefined }>(
  'link/unknown-country',
  ({ meant }) => ({ fix: meant }),
);
export const emptyRange = rule<{ what: string; minimum: number; maximum: number }>('link/empty-range');
export const outsideRange = rule<{ what: string; value: number; minimum: number; maximum: number }>(
  'link/outside-range',
);
/** Levels that a level may be misspelt for: C1 is no slip for A1, nor Level 3 for Level 2. */
const levelsLike = (level: string, known: ReadonlySet<string>): ReadonlySet<string> =>
  /\d/.test(level) ? new Set([...known].filter((word) => word.toLowerCase() === level.toLowerCase())) : known;

export const unknownLevel = rule<{ level: string; known: ReadonlySet<string>; isOwn: boolean }>(
  'link/unknown-level',
  ({ level, known }) => ({
    ...meantOf(level, levelsLike(level, known)),
    levels: Array.from(known, (word) => `"${word}"`),
  }),
);
export const unknownTeachingLanguage = unknownName('link/unknown-teaching-language');
export const missingCurrency = rule<{ amount: number }>('link/missing-currency');

/** The fields exclude each other; the last of them says what is to be kept. */
export const unclearPrice = rule<{ fields: readonly string[] }>('link/unclear-price', ({ fields }) => ({
  is: fields.at(-1),
  both: fields.join(' and '),
}));
export const onlyInstalments = rule('link/only-instalments');
export const earlyPriceAbove = rule<{ name: string; amount: number; usual: number }>('link/early-price-above');
export const thousandsPoint = rule<{ written: string; amount: number }>('link/thousands-point', ({ written }) => ({
  whole: written.replace('.', ''),
}));
export const endedPrice = rule<{ name: string; until: string }>('link/ended-price');
export const severalDurations = rule<{ units: readonly string[] }>('link/several-durations', ({ units }) => ({
  both: units.join(' and '),
}));
