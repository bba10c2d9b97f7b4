// What can be wrong with a course and its sessions: price, duration, level, languages, figures, days and times.
import { defineRule } from '../../model/diagnostic.ts';
import { didYouMean, nearest, propose } from '../nearest.ts';
import { unknownName } from '../unknown-name.ts';

// What can be wrong with when and where sessions are held.

const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const hoursOf = (minutes: number): string => String(Math.round((minutes / 60) * 100) / 100);

export const sessionWhen = defineRule({
  code: 'link/session-when',
  severity: 'error',
  why: 'Visitors would not know when the session is held.',
  say: ({ ways }: { readonly ways: readonly string[] }) =>
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
});

export const strayField = defineRule({
  code: 'link/stray-session-field',
  severity: 'error',
  why: 'The field would be ignored, and visitors would miss what it says.',
  say: ({ field, needs, beside }: { readonly field: string; readonly needs?: string; readonly beside?: string }) =>
    beside === undefined
      ? { message: `"${field}" means nothing without ${needs}.`, advice: `Add ${needs}, or delete ${field}.` }
      : { message: `"${field}" is ignored beside "${beside}".`, advice: `Keep one of the two.` },
});

export const meetingEndsFirst = defineRule({
  code: 'link/meeting-ends-first',
  severity: 'error',
  why: 'Visitors would read times that make no sense.',
  say: ({ from, to }: { readonly from: string; readonly to: string }) => ({
    message: `The meeting ends at ${to}, before it begins at ${from}.`,
    advice: 'Correct from or to: both are on a 24-hour clock, so that half past four in the afternoon is "16:30".',
  }),
});

interface EmptyDay {
  readonly field: string;
  readonly day: string;
  readonly weekday: string;
  /** The last day, where there is no meeting at all. */
  readonly until: string | undefined;
}

export const dayWithoutMeeting = defineRule({
  code: 'link/day-without-meeting',
  severity: 'error',
  why: 'Visitors would come on a day without a meeting.',
  say: ({ field, day, weekday, until }: EmptyDay) => ({
    message:
      until === undefined
        ? `The session has no meeting on its ${field === 'startDate' ? 'first' : 'last'} day, ${weekday} ${day}.`
        : `The session has no meeting: ${until === day ? `${weekday} ${day} is not one` : `no day from ${weekday} ${day} to ${until} is one`} of its days of the week.`,
    advice: `Correct ${field}, days or except.`,
  }),
});

export const meetingHours = defineRule({
  code: 'link/meeting-hours',
  severity: 'warning',
  why: 'The times of the meetings and the stated duration contradict each other.',
  say: ({ minutes, hours, count }: { readonly minutes: number; readonly hours: number; readonly count: number }) => ({
    message: `${count === 1 ? 'The meeting lasts' : `The ${count} meetings last`} ${hoursOf(minutes)} hours in all, but the stated duration is ${hours} hours.`,
    advice: 'Correct the days, the times or the hours, or say in hoursNote why they differ.',
  }),
});

export const seatsDisagree = defineRule({
  code: 'link/seats-disagree',
  severity: 'error',
  why: 'Visitors would be offered places that do not exist.',
  say: ({ seats, seatsLeft }: { readonly seats: number; readonly seatsLeft: number }) => ({
    message: `The session has ${seatsLeft} places left, but only ${seats} in all.`,
    advice: 'Correct seats or seatsLeft.',
  }),
});

export const heldTwice = defineRule({
  code: 'link/held-twice',
  severity: 'warning',
  why: 'Visitors would read the same dates twice, and could register for either.',
  say: ({ thing }: { readonly thing: 'session' | 'meeting' }) => ({
    message:
      thing === 'session'
        ? 'Another session has the same course, days, hours and place.'
        : 'Another meeting of the session is held at the same time.',
    advice: `Correct one of the two, or delete it.${thing === 'session' ? ' If two groups are taught side by side, say so in title.' : ''}`,
  }),
});

export const missingTimeZone = defineRule({
  code: 'link/missing-time-zone',
  severity: 'warning',
  why: 'Calendars and search engines would read the times as UTC, which is wrong in most places.',
  say: ({ time, timed }: { readonly time: string; readonly timed: number }) => ({
    message: `${timed === 1 ? 'A session says' : `${timed} sessions say`} the time of day, such as ${time}, and site.yaml does not say in which time zone.`,
    advice: 'Add timeZone to site.yaml as continent and city, such as "timeZone: Europe/Paris".',
  }),
});

// What can be wrong with dates, hours and prices.

export const endsBeforeStart = defineRule({
  code: 'link/ends-before-start',
  severity: 'error',
  why: 'Visitors would read dates that make no sense.',
  say: ({ start, end }: { readonly start: string; readonly end: string }) => ({
    message: `The session ends on ${end}, before it begins on ${start}.`,
    advice: 'Correct startDate or endDate.',
  }),
});

export const hoursDisagree = defineRule({
  code: 'link/hours-disagree',
  severity: 'warning',
  why: 'Usually one of the two is a mistake, and visitors see both.',
  say: ({ session, course }: { readonly session: number; readonly course: number }) => ({
    message: `The session has ${session} hours, its course ${course}.`,
    advice: 'Make the two agree, or say in hoursNote why this session is shorter or longer.',
  }),
});

export const noComingSession = defineRule({
  code: 'link/no-coming-session',
  severity: 'warning',
  why: 'The home page recommends a course that visitors cannot register for.',
  say: ({ courses }: { readonly courses: readonly string[] }) => ({
    message:
      courses.length === 1
        ? `The featured course "${courses[0]}" has no upcoming session.`
        : `None of the ${courses.length} featured courses has an upcoming session.`,
    advice: 'Add a session to schedule.yaml, or feature another course.',
  }),
});

export const pastSessions = defineRule({
  code: 'link/past-sessions',
  severity: 'warning',
  why: 'The list of past sessions becomes too long to read.',
  say: ({ count }: { readonly count: number }) => ({
    message: `${count === 1 ? 'One session is' : `${count} sessions are`} over.`,
    advice: 'Delete what is over from schedule.yaml, or write keepPastSessions: true in site.yaml to keep showing it.',
  }),
});

export const closesBeforeOpens = defineRule({
  code: 'link/closes-before-opens',
  severity: 'error',
  why: 'Visitors would call or come when the office is closed.',
  say: ({ opens, closes }: { readonly opens: string; readonly closes: string }) => ({
    message: `The office closes at ${closes}, before it opens at ${opens}.`,
    advice: 'Correct opens or closes: both are on a 24-hour clock, so that five in the afternoon is "17:00".',
  }),
});

export const unknownCurrency = defineRule({
  code: 'link/unknown-currency',
  severity: 'error',
  why: 'Prices would be shown with a code that neither visitors nor search engines know.',
  say: ({ code, known }: { readonly code: string; readonly known: Iterable<string> }) => ({
    message: `There is no currency "${code}".`,
    ...propose(nearest(code, known), 'Write its code of three letters, such as OMR or EUR.'),
  }),
});

export const emptyRange = defineRule({
  code: 'link/empty-range',
  severity: 'error',
  why: 'No figure can be in this range.',
  say: ({ what, minimum, maximum }: { readonly what: string; readonly minimum: number; readonly maximum: number }) => ({
    message: `The ${what} range runs from ${minimum} to ${maximum}: the minimum is above the maximum.`,
    advice: 'Correct minimum or maximum.',
  }),
});

export const outsideRange = defineRule({
  code: 'link/outside-range',
  severity: 'error',
  why: 'A slip of the finger would publish a wrong price or duration.',
  say: ({
    what,
    value,
    minimum,
    maximum,
  }: {
    readonly what: string;
    readonly value: number;
    readonly minimum: number;
    readonly maximum: number;
  }) => ({
    message: `The ${what} ${value} is outside the range from ${minimum} to ${maximum} in site.yaml.`,
    advice: `Correct the figure, or widen the range in site.yaml.`,
  }),
});

const list = (words: Iterable<string>): string => Array.from(words, (word) => `"${word}"`).join(', ');

export const unknownLevel = defineRule({
  code: 'link/unknown-level',
  severity: 'error',
  why: 'A slip in a level would be published as a level of its own.',
  say: ({
    level,
    known,
    isOwn,
  }: {
    readonly level: string;
    readonly known: ReadonlySet<string>;
    readonly isOwn: boolean;
  }) => ({
    ...propose(nearest(level, known), ''),
    message: isOwn ? `The levels in site.yaml have no "${level}".` : `"${level}" is not one of the six usual levels.`,
    advice:
      `${didYouMean(level, known, '')} Write one of ${list(known)}; or add your word to ${isOwn ? 'levels' : 'a list "levels"'} in site.yaml.`.trim(),
  }),
});

export const unknownTeachingLanguage = unknownName({
  code: 'link/unknown-teaching-language',
  thing: 'language with the code',
  advice: 'Write its code, such as en, ar, fr or pt-BR.',
  why: 'Visitors and search engines would read letters that mean nothing.',
});

export const missingCurrency = defineRule({
  code: 'link/missing-currency',
  severity: 'error',
  why: 'A figure without a currency is not a price.',
  say: ({ amount }: { readonly amount: number }) => ({
    message: `The price ${amount} has no currency.`,
    advice:
      'Add currency: EUR (or another code of three letters) to site.yaml, or to this price if it is the only one.',
  }),
});

/** By the last of the fields that exclude each other. */
const kept: Readonly<Record<string, string>> = {
  'headline: true twice': 'Keep it at the one option that cards and lists are to show.',
  instalments:
    'Instalments count payments. How many hours or lessons the price buys belongs in the name of the option, or in its note.',
};

export const unclearPrice = defineRule({
  code: 'link/unclear-price',
  severity: 'error',
  why: 'Visitors have to see one fee, or several fees with names.',
  say: ({ fields }: { readonly fields: readonly string[] }) => ({
    message:
      fields.length === 0
        ? 'The price has no amount.'
        : `The price has ${fields.join(' and ')}: only one can be shown.`,
    advice:
      kept[fields.at(-1) ?? ''] ??
      `${fields.length === 0 ? 'Write' : 'Keep'} one of amount (a number, free or on request), from (the lowest of several) or options (with names).`,
  }),
});

export const onlyInstalments = defineRule({
  code: 'link/only-instalments',
  severity: 'warning',
  why: 'Visitors compare what courses cost in all, and in many countries the law requires the total.',
  say: () => ({
    message: 'One instalment is shown as the price of the course.',
    advice:
      'Add an option with the whole price before it, as { name: All at once, amount: ... }; if there is one, mark it with headline: true.',
  }),
});

export const earlyPriceAbove = defineRule({
  code: 'link/early-price-above',
  severity: 'warning',
  why: 'Those who register early would pay more.',
  say: ({ name, amount, usual }: { readonly name: string; readonly amount: number; readonly usual: number }) => ({
    message: `The price "${name}" ends on a day and is ${amount}, more than the ${usual} that is paid after it.`,
    advice: 'Correct one of the two figures, or delete until at this price.',
  }),
});

export const thousandsPoint = defineRule({
  code: 'link/thousands-point',
  severity: 'warning',
  why: 'Visitors would read a thousandth of the fee.',
  say: ({ written, amount }: { readonly written: string; readonly amount: number }) => ({
    message: `The price ${written} is read as ${amount}, because a point separates decimals.`,
    advice: `If it is in thousands, write ${written.replace('.', '')}; otherwise ${amount}.`,
    fix: written.replace('.', ''),
    isGuess: true as const,
  }),
});

export const endedPrice = defineRule({
  code: 'link/ended-price',
  severity: 'warning',
  why: 'Visitors no longer see it.',
  say: ({ name, until }: { readonly name: string; readonly until: string }) => ({
    message: `The price "${name}" ended on ${until}.`,
    advice: 'Delete it, or correct until.',
  }),
});

export const severalDurations = defineRule({
  code: 'link/several-durations',
  severity: 'error',
  why: 'One duration is shown and given to search engines; the other would be lost.',
  say: ({ units }: { readonly units: readonly string[] }) => ({
    message: `The duration is counted in ${units.join(' and ')}.`,
    advice: `Keep one of them; to show both, write them in words as well: duration: "3 days, 18 hours".`,
  }),
});
