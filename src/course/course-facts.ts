// The facts panel of a course, in the order in which people ask. What a course does not say is left out.
import { fill, formatNumber } from '../app/format.ts';
import type { Shell } from '../app/shell-props.ts';
import type { CoursePageCourse, Fact, FactValue } from './course-props.ts';
import type { CourseSession, PriceLine } from '../sessions/session-props.ts';
import type { CourseWords } from '../../schemas/types.ts';
import { pricesOn } from '../sessions/price-on.ts';
import { firstDayOf } from '../sessions/session-text.ts';

type Words = Pick<Shell, 'locale' | 'messages' | 'numerals'>;

function valuesOf(lines: readonly PriceLine[], { common }: Shell['messages']) {
  const limits = ({ until, note }: PriceLine): readonly string[] => [
    ...(until ? [fill(common.priceUntil, { date: until.text })] : []),
    ...(note === undefined ? [] : [note]),
  ];
  return lines.map((line) => ({ name: line.name, text: line.text, notes: limits(line) }));
}

function priceFact(
  { prices, priceNote }: CoursePageCourse,
  messages: Shell['messages'],
  today: string,
): readonly FactValue[] | undefined {
  const values = valuesOf(pricesOn(prices, today), messages);
  const last = values.at(-1);
  if (!last || priceNote === undefined) return last && values;
  return [...values.slice(0, -1), { ...last, notes: [...last.notes, priceNote] }];
}

/** Returns the facts of a named course page on a day, or that of the build; `next` is the session whose date is shown. */
export function courseFacts(
  course: CoursePageCourse,
  { messages, next, ...numbering }: Words & { readonly next: CourseSession | undefined },
  today: string,
): readonly Fact[] {
  const words = messages.course;
  const { extras } = course;
  const students = course.students ? formatNumber(course.students, numbering) : undefined;
  return present([
    [words.nextDate, next && [{ text: firstDayOf(next), notes: next.times ?? [] }]],
    [words.price, priceFact(course, messages, today)],
    [extras?.label ?? '', extras && valuesOf(extras.lines, messages)],
    [words.duration, course.duration],
    [messages.schedule.type, next?.type],
    [words.languages, course.languages],
    [words.level, course.level],
    [words.certificate, course.certificate],
    [words.location, course.location === next?.type ? undefined : course.location],
    [words.category, course.label],
    [words.students, students],
    [words.access, course.access],
    [words.lastUpdated, course.lastUpdated],
  ]);
}

/** Returns the Course Features box of a generic page, which may name only the level Professional. */
export function genericFacts(
  course: CoursePageCourse,
  words: CourseWords,
  messages: Shell['messages']['course'],
): readonly Fact[] {
  const { otherLevel, lastUpdated } = words.generic ?? {};
  const isProfessional = course.level === messages.levels.professional;
  return present([
    [messages.duration, course.duration],
    [messages.level, course.level && (isProfessional ? course.level : (otherLevel ?? course.level))],
    [messages.languages, course.languages],
    [messages.certificate, course.certificate],
    [messages.access, course.access],
    [messages.lastUpdated, course.lastUpdated && (lastUpdated ?? course.lastUpdated)],
  ]);
}

function present(pairs: readonly (readonly [string, Fact['value'] | undefined])[]): readonly Fact[] {
  return pairs.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
}
