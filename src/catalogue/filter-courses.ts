// Decides which courses a visitor's criteria leave. A criterion that is an empty string asks for nothing.
import type { Category, CourseCard } from '../page-props.ts';

/** What a visitor asks of the catalogue: free text, and ids of a category and a subcategory. */
export interface Criteria {
  readonly q: string;
  readonly category: string;
  readonly subcategory: string;
}

/** The criteria that leave every course. */
export const NO_CRITERIA: Criteria = { q: '', category: '', subcategory: '' };

/** Reports whether the criteria ask for anything. */
export function isFiltered(criteria: Criteria): boolean {
  return Object.values(criteria).some((value: string) => value.trim() !== '');
}

/** Returns the courses that meet every criterion, in the order given; text is sought in title, label and category. */
export function filterCourses(
  courses: readonly CourseCard[],
  categories: readonly Category[],
  criteria: Criteria,
): readonly CourseCard[] {
  const words = fold(criteria.q).split(/\s+/).filter(Boolean);
  return courses.filter((course) => {
    if (criteria.category !== '' && course.category !== criteria.category) return false;
    if (criteria.subcategory !== '' && course.subcategory !== criteria.subcategory) return false;
    const text = words.length === 0 ? '' : searchText(course, categories);
    return words.every((word) => text.includes(word));
  });
}

function searchText(course: CourseCard, categories: readonly Category[]): string {
  const category = categories.find(({ id }) => id === course.category);
  const subcategory = category?.subcategories.find(({ id }) => id === course.subcategory);
  return fold([course.title, course.label, category?.name, subcategory?.name].join(' '));
}

/** Returns a text as it is sought: accents and Arabic vowel signs are marks that people leave out when they search. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
