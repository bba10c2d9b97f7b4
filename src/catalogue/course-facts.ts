// The facts panel of a course, in the order in which people ask.
import { formatNumber } from '../format.ts';
import type { CoursePageCourse, Shell } from '../page-props.ts';
import type { CourseMessages, CourseWords } from '../../schemas/types.ts';
import { levelText } from './level-text.ts';

/** One labelled value; both are texts for visitors. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Returns the facts of a named course page; the number of students is included only if it is known. */
export function courseFacts(
  course: CoursePageCourse,
  words: CourseWords,
  { locale, messages: { course: messages } }: Pick<Shell, 'locale' | 'messages'>,
): readonly Fact[] {
  const students = course.students > 0 ? formatNumber(course.students, locale) : undefined;
  return present([
    [messages.duration, course.duration],
    [messages.level, levelText(course.level, messages.levels)],
    [messages.price, course.price ?? messages.priceOnRequest],
    [messages.category, course.label],
    [messages.location, course.location],
    [messages.students, students],
    [messages.certificate, words.certificate],
    [messages.access, words.access],
    [messages.lastUpdated, course.lastUpdated],
  ]);
}

/** Returns the Course Features box of a generic page, which names only the level Professional. */
export function genericFacts(course: CoursePageCourse, words: CourseWords, messages: CourseMessages): readonly Fact[] {
  const level = course.level === 'Professional' ? messages.levels.professional : words.generic.otherLevel;
  return [
    { label: messages.duration, value: course.duration },
    { label: messages.level, value: level },
    { label: messages.certificate, value: words.certificate },
    { label: messages.access, value: words.access },
    { label: messages.lastUpdated, value: words.generic.lastUpdated },
  ];
}

/** Returns the course-specific figures, its requirements and its outcomes. */
export function keyFacts(course: CoursePageCourse, messages: CourseMessages): readonly Fact[] {
  return [
    ...present([
      [messages.prerequisites, course.prerequisites],
      [messages.credential, course.credential],
    ]),
    ...course.facts,
  ];
}

function present(pairs: readonly (readonly [string, string | undefined])[]): readonly Fact[] {
  return pairs.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
}
