import type { CourseMessages, CourseWords } from '../../schemas/types.ts';
import type { CoursePageCourse } from '../page-props.ts';
import { keyFacts } from './course-facts.ts';

/** Returns the sections that open a course page, by fragment; key facts are among them where the course has any. */
export function overviewSections(course: CoursePageCourse, words: CourseWords, messages: CourseMessages) {
  const hasFacts = keyFacts(course, messages).length > 0;
  return [
    { id: 'objectives', title: words.objectivesTitle },
    { id: 'about', title: words.overviewTitle },
    ...(hasFacts ? [{ id: 'key-facts', title: words.keyFactsTitle }] : []),
  ];
}
