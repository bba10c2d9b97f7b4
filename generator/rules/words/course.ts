// What can be wrong with a course and its sessions: price, duration, level, languages, figures, days and times.
import { defineError, defineWarning } from '../../model/diagnostic.ts';
import { rule } from '../rule.ts';
import { didYouMean, nearest, propose } from '../nearest.ts';
import { unknownName } from '../unknown-name.ts';

// What can be wrong with when and where sessions are held.

const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const hoursOf = (minutes: number): string => String(Math.round((minutes / 60) * 100) / 100);

export const sessionWhen = defineError('link/session-when', ({ ways }: { ways: readonly string[] }) =>
  ways.length === 0
    ? {
        message: 'The session does not say when it is held.',
        advice:
          'Write startDate, with endDate if it lasts longer than a day; or list its meetings; or write month; or write "dates: on request" or "dates: any time".',
      }
    : {
        message: `The session gives its dates in ${ways.length} ways: ${inWords(ways)}.`,
        advice: `Keep one of them.`,
      },
);

export const strayField = defineError(
  'link/stray-session-field',
  ({ field, needs, beside }: { field: string; needs?: string; beside?: string }) =>
    beside === undefined
      ? { message: `"${field}" means nothing without ${needs}.`, advice: `Add ${needs}, or delete ${field}.` }
      : { message: `"${field}" is ignored beside "${beside}".`, advice: `Keep one of the two.` },
);

export const meetingEndsFirst = rule<{ from: string; to: string }>('link/meeting-ends-first');

interface EmptyDay {
  readonly field: string;
  readonly day: string;
  readonly weekday: string;
  /** The last day, where there is no meeting at all. */
  readonly until: string | undefined;
}

export const dayWithoutMeeting = defineError(
  'link/day-without-meeting',
  ({ field, day, weekday, until }: EmptyDay) => ({
    message:
      until === undefined
        ? `The session has no meeting on its ${field === 'startDate' ? 'first' : 'last'} day, ${weekday} ${day}.`
        : `The session has no meeting: ${until === day ? `${weekday} ${day} is not one` : `no day from ${weekday} ${day} to ${until} is one`} of its days of the week.`,
    advice: `Correct ${field}, days or except.`,
  }),
);

export const meetingHours = defineWarning(
  'link/meeting-hours',
  ({ minutes, hours, count }: { minutes: number; hours: number; count: number }) => ({
    message: `${count === 1 ? 'The meeting lasts' : `The ${count} meetings last`} ${hoursOf(minutes)} hours in all, but the stated duration is ${hours} hours.`,
    advice: 'Correct the days, the times or the hours, or say in hoursNote why they differ.',
  }),
);

export const seatsDisagree = rule<{ seats: number; seatsLeft: number }>('link/seats-disagree');

export const heldTwice = defineWarning('link/held-twice', ({ thing }: { thing: 'session' | 'meeting' }) => ({
  message:
    thing === 'session'
      ? 'Another session has the same course, days, hours and place.'
      : 'Another meeting of the session is held at the same time.',
  advice: `Correct one of the two, or delete it.${thing === 'session' ? ' If two groups are taught side by side, say so in title.' : ''}`,
}));

export const missingTimeZone = defineWarning(
  'link/missing-time-zone',
  ({ time, timed }: { time: string; timed: number }) => ({
    message: `${timed === 1 ? 'A session says' : `${timed} sessions say`} the time of day, such as ${time}, and site.yaml does not say in which time zone.`,
    advice: 'Add timeZone to site.yaml as continent and city, such as "timeZone: Europe/Paris".',
  }),
);

// What can be wrong with dates, hours and prices.

export const endsBeforeStart = rule<{ start: string; end: string }>('link/ends-before-start');
export const hoursDisagree = rule<{ session: number; course: number }>('link/hours-disagree');

export const noComingSession = defineWarning(
  'link/no-coming-session',
  ({ courses }: { courses: readonly string[] }) => ({
    message:
      courses.length === 1
        ? `The featured course "${courses[0]}" has no upcoming session.`
        : `None of the ${courses.length} featured courses has an upcoming session.`,
    advice: 'Add a session to schedule.yaml, or feature another course.',
  }),
);

export const pastSessions = defineWarning('link/past-sessions', ({ count }: { count: number }) => ({
  message: `${count === 1 ? 'One session is' : `${count} sessions are`} over.`,
  advice: 'Delete what is over from schedule.yaml, or write keepPastSessions: true in site.yaml to keep showing it.',
}));

export const closesBeforeOpens = rule<{ opens: string; closes: string }>('link/closes-before-opens');

export const unknownCurrency = defineError(
  'link/unknown-currency',
  ({ code, known }: { code: string; known: Iterable<string> }) => ({
    message: `There is no currency "${code}".`,
    ...propose(nearest(code, known), 'Write its code of three letters, such as OMR or EUR.'),
  }),
);

export const emptyRange = rule<{ what: string; minimum: number; maximum: number }>('link/empty-range');
export const outsideRange = rule<{ what: string; value: number; minimum: number; maximum: number }>(
  'link/outside-range',
);

const list = (words: Iterable<string>): string => Array.from(words, (word) => `"${word}"`).join(', ');

export const unknownLevel = defineError(
  'link/unknown-level',
  ({ level, known, isOwn }: { level: string; known: ReadonlySet<string>; isOwn: boolean }) => ({
    ...propose(nearest(level, known), ''),
    message: isOwn ? `The levels in site.yaml have no "${level}".` : `"${level}" is not one of the six usual levels.`,
    advice:
      `${didYouMean(level, known, '')} Write one of ${list(known)}; or add your word to ${isOwn ? 'levels' : 'a list "levels"'} in site.yaml.`.trim(),
  }),
);

export const unknownTeachingLanguage = unknownName('link/unknown-teaching-language');
export const missingCurrency = rule<{ amount: number }>('link/missing-currency');

/** By the last of the fields that exclude each other. */
const kept: Readonly<Record<string, string>> = {
  'headline: true twice': 'Keep it at the one option that cards and lists are to show.',
  instalments:
    'Instalments count payments. How many hours or lessons the price buys belongs in the name of the option, or in its note.',
};

export const unclearPrice = defineError('link/unclear-price', ({ fields }: { fields: readonly string[] }) => ({
  message:
    fields.length === 0 ? 'The price has no amount.' : `The price has ${fields.join(' and ')}: only one can be shown.`,
  advice:
    kept[fields.at(-1) ?? ''] ??
    `${fields.length === 0 ? 'Write' : 'Keep'} one of amount (a number, free or on request), from (the lowest of several) or options (with names).`,
}));

export const onlyInstalments = defineWarning('link/only-instalments', () => ({
  message: 'One instalment is shown as the price of the course.',
  advice:
    'Add an option with the whole price before it, as { name: All at once, amount: ... }; if there is one, mark it with headline: true.',
}));

export const earlyPriceAbove = rule<{ name: string; amount: number; usual: number }>('link/early-price-above');

export const thousandsPoint = defineWarning(
  'link/thousands-point',
  ({ written, amount }: { written: string; amount: number }) => ({
    message: `The price ${written} is read as ${amount}, because a point separates decimals.`,
    advice: `If it is in thousands, write ${written.replace('.', '')}; otherwise ${amount}.`,
    fix: written.replace('.', ''),
    isGuess: true as const,
  }),
);

export const endedPrice = rule<{ name: string; until: string }>('link/ended-price');

export const severalDurations = defineError('link/several-durations', ({ units }: { units: readonly string[] }) => ({
  message: `The duration is counted in ${units.join(' and ')}.`,
  advice: `Keep one of them; to show both, write them in words as well: duration: "3 days, 18 hours".`,
}));
