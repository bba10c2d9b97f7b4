// What can be wrong with dates, hours and prices.
import { defineRule } from '../../model/diagnostic.ts';
import { nearest, propose } from '../nearest.ts';

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
