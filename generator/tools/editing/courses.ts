// Which courses a command is about, and their sessions.
import { groupBy } from '../../base/objects.ts';
import { fieldOf } from '../../kinds/kind.ts';
import type { Draft } from '../edits/draft.ts';
import { ChangeRefused } from '../edits/refusal.ts';
import { allThings, findThing, listIn } from './things.ts';

/** Which courses: by their names, or by categories or subcategories that list them; all of them only if so asked. */
export interface Choice {
  readonly courses?: readonly string[] | undefined;
  readonly categories?: readonly string[] | undefined;
  readonly isAll?: boolean | undefined;
}

/** The names of the courses in each category and subcategory. */
export function coursesByCategory(draft: Draft): ReadonlyMap<string, readonly string[]> {
  const categories = listIn(draft.data('catalogue.yaml'), 'categories');
  const namesOf = (part: unknown): readonly string[] => listIn(part, 'courses').map(String);
  const pairs = categories.flatMap((category) => {
    const parts = listIn(category, 'subcategories');
    const inner = parts.map((part) => [String(fieldOf(part, 'id')), namesOf(part)] as const);
    return [[String(fieldOf(category, 'id')), [category, ...parts].flatMap(namesOf)] as const, ...inner];
  });
  return new Map(pairs);
}

/** Returns the files of the chosen courses by their names. Throws a ChangeRefused for an unknown name, or without a choice. */
export function chooseCourses(
  draft: Draft,
  { courses = [], categories = [], isAll }: Choice,
): ReadonlyMap<string, string> {
  if (courses.length + categories.length === 0 && !isAll)
    throw new ChangeRefused(
      'Say which courses: --course capm,pmp or --category soft-skills; --all is for all of them.',
    );
  const listed = coursesByCategory(draft);
  for (const name of categories) findThing(draft, 'category', name);
  for (const name of courses) findThing(draft, 'course', name);
  const named = new Set([...courses, ...categories.flatMap((name) => listed.get(name) ?? [])]);
  const all = Array.from(allThings(draft, 'course'), ([name, { file }]) => [name, file] as const);
  return new Map(all.filter(([name]) => isAll || named.has(name)));
}

/** A session as it is written, with its index in schedule.yaml. */
export interface WrittenSession {
  readonly index: number;
  readonly data: unknown;
}

const textIn = (data: unknown, key: string): string => String(fieldOf(data, key) ?? '');

/** Returns the last day of a session as far as it is known, as YYYY-MM-DD or YYYY-MM; empty where its days are open. */
export const lastDayOf = (session: unknown): string =>
  [
    ...listIn(session, 'meetings').map((one) => textIn(one, 'date')),
    ...['endDate', 'startDate', 'month'].map((key) => textIn(session, key)),
  ]
    .sort()
    .at(-1) ?? '';

/** Returns the first day of a session; empty where it is open. */
export const firstDayOf = (session: unknown): string =>
  [
    textIn(session, 'startDate'),
    ...listIn(session, 'meetings').map((one) => textIn(one, 'date')),
    textIn(session, 'month'),
  ].find(Boolean) ?? '';

/** Whether a session has not ended on a day, as YYYY-MM-DD. */
export const isToCome = (session: unknown, today: string): boolean => {
  const last = lastDayOf(session);
  return last === '' || last >= today.slice(0, last.length);
};

/** Returns the sessions by their courses. */
export const sessionsByCourse = (draft: Draft): ReadonlyMap<string, readonly WrittenSession[]> =>
  groupBy(
    listIn(draft.data('schedule.yaml'), 'sessions').map((data, index) => ({ data, index })),
    ({ data }) => textIn(data, 'course'),
  );
