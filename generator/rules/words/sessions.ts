// What can be wrong with when and where sessions are held.
import { defineRule } from '../../model/diagnostic.ts';

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
