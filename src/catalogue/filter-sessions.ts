// Decides which sessions a visitor's choice leaves. A choice that is an empty string asks for nothing.
import type { SessionRow, Subcategory } from '../page-props.ts';
import type { Criterion } from './criteria.ts';

/** What a visitor asks of the schedule: the id of a category, and a month as YYYY-MM. */
export interface SessionChoice {
  readonly category: string;
  readonly month: string;
}

/** What can be chosen. */
export interface Schedule {
  readonly categories: readonly Subcategory[];
  /** All sessions to come. */
  readonly sessions: readonly SessionRow[];
}

/** The choice that leaves every session. */
export const NO_CHOICE: SessionChoice = { category: '', month: '' };

/** Returns the sessions that meet the choice, in the order given. */
export function filterSessions(
  sessions: readonly SessionRow[],
  { category, month }: SessionChoice,
): readonly SessionRow[] {
  return sessions.filter(
    (session) => (category === '' || session.category === category) && session.start.iso.startsWith(month),
  );
}

/** Returns the months in which sessions begin, each once, in the order of the sessions. */
export function monthsOf(sessions: readonly SessionRow[]): readonly Subcategory[] {
  const names = new Map(sessions.map((session) => [session.start.iso.slice(0, 7), session.month]));
  return [...names].map(([id, name]) => ({ id, name }));
}

/** Returns the choice without a category that there is not, and without a month in which nothing begins. */
export function knownChoice({ category, month }: SessionChoice, { categories, sessions }: Schedule): SessionChoice {
  return {
    category: categories.some(({ id }) => id === category) ? category : '',
    month: monthsOf(sessions).some(({ id }) => id === month) ? month : '',
  };
}

/** Returns what is asked for, in words. */
export function choiceInWords(
  { category, month }: SessionChoice,
  { categories, sessions }: Schedule,
): readonly Criterion<keyof SessionChoice>[] {
  return [
    ...categories.flatMap(({ id, name }) => (id === category ? [{ name: 'category' as const, text: name }] : [])),
    ...monthsOf(sessions).flatMap(({ id, name }) => (id === month ? [{ name: 'month' as const, text: name }] : [])),
  ];
}

/** Returns the categories and months that lead to sessions, and those that are chosen. */
export function choicesOf(
  { category, month }: SessionChoice,
  { categories, sessions }: Schedule,
): {
  readonly categories: readonly Subcategory[];
  readonly months: readonly Subcategory[];
} {
  const inCategory = filterSessions(sessions, { category, month: '' });
  const months = new Set([...monthsOf(inCategory).map(({ id }) => id), month]);
  return {
    categories: categories.filter(({ id }) => id === category || sessions.some((session) => session.category === id)),
    months: monthsOf(sessions).filter(({ id }) => months.has(id)),
  };
}

/** Returns the choice of another category: the month stays where the category has sessions in it. */
export function withCategory(category: string, month: string, sessions: readonly SessionRow[]): SessionChoice {
  return { category, month: filterSessions(sessions, { category, month }).length > 0 ? month : '' };
}
