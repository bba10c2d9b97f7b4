// Which courses a visitor means by what was typed into the form: found as in the catalogue. Loaded when it is needed.
import { searchIn } from '../catalogue/find/search-texts.ts';
import type { CourseOffer } from './registration/offer-props.ts';

/** The most courses that are proposed. */
const MOST = 5;

/** Returns the titles of the courses that a text finds, best first. */
export function matchCourses(courses: readonly CourseOffer[], text: string): readonly string[] {
  if (text.trim() === '') return [];
  const distanceAt = searchIn(courses.map(({ title, keywords = '' }) => ({ title, others: [keywords] })))(text);
  return courses
    .flatMap(({ title }, place) => {
      const distance = distanceAt(place);
      return distance === undefined ? [] : [{ title, distance }];
    })
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST)
    .map(({ title }) => title);
}
