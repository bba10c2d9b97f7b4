import type { CourseMessages, CourseWords } from '../../schemas/types.ts';
import type { CoursePageCourse } from '../page-props.ts';
import { keyFacts } from './course-facts.ts';

/** Returns the first sections of a course page with their fragments; key facts are included if the course has any. */
export function overviewSections(course: CoursePageCourse, words: CourseWords, messages: CourseMessages) {
  const hasFacts = keyFacts(course, messages).length > 0;
  return [
    { id: 'objectives', title: words.objectivesTitle },
    { id: 'about', title: words.overviewTitle },
    ...(hasFacts ? [{ id: 'key-facts', title: words.keyFactsTitle }] : []),
  ];
}
