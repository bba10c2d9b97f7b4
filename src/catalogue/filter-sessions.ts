// Decides which sessions match a visitor's choice. An empty string means no restriction.
import type { SessionRow, Subcategory } from '../page-props.ts';
import type { Criterion } from './criteria.ts';

/** A visitor's choice in the schedule: the id of a category, and a month as YYYY-MM. */
export interface SessionChoice {
  readonly category: string;
  readonly month: string;
}

/** The available options. */
export interface Schedule {
  readonly categories: readonly Subcategory[];
  /** All upcoming sessions. */
  readonly sessions: readonly SessionRow[];
}

/** The choice that every session matches. */
export const NO_CHOICE: SessionChoice = { category: '', month: '' };

/** The year of the day that never comes, until which a session on request is to come. */
const NEVER = '9999';
const ON_REQUEST = 'on-request';

/** A month as YYYY-MM, or that the dates are on request. */
function monthOf({ start, openUntil = '' }: SessionRow): string {
  const day = start?.iso ?? openUntil;
  return day.startsWith(NEVER) ? ON_REQUEST : day.slice(0, 7);
}

const isIn = (session: SessionRow, category: string): boolean =>
  session.category === category || session.further?.includes(category) === true;

/** Returns the sessions that match the choice, in the given order. */
export function filterSessions(
  sessions: readonly SessionRow[],
  { category, month }: SessionChoice,
): readonly SessionRow[] {
  return sessions.filter(
    (session) => (category === '' || isIn(session, category)) && (month === '' || monthOf(session) === month),
  );
}

/** Returns the months in which sessions begin, without duplicates, in the order of the sessions. */
export function monthsOf(sessions: readonly SessionRow[]): readonly Subcategory[] {
  const names = new Map(sessions.map((session) => [monthOf(session), session.month]));
  return [...names].map(([id, name]) => ({ id, name }));
}

/** Returns the choice without an unknown category, and without a month in which nothing begins. */
export function knownChoice({ category, month }: SessionChoice, { categories, sessions }: Schedule): SessionChoice {
  return {
    category: categories.some(({ id }) => id === category) ? category : '',
    month: monthsOf(sessions).some(({ id }) => id === month) ? month : '',
  };
}

/** Returns the choice in words. */
export function choiceInWords(
  { category, month }: SessionChoice,
  { categories, sessions }: Schedule,
): readonly Criterion<keyof SessionChoice>[] {
  return [
    ...categories.flatMap(({ id, name }) => (id === category ? [{ name: 'category' as const, text: name }] : [])),
    ...monthsOf(sessions).flatMap(({ id, name }) => (id === month ? [{ name: 'month' as const, text: name }] : [])),
  ];
}

/** Returns the categories and months that have sessions, and those that are chosen. */
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
    categories: categories.filter(({ id }) => id === category || sessions.some((session) => isIn(session, id))),
    months: monthsOf(sessions).filter(({ id }) => months.has(id)),
  };
}

/** Returns the choice after a change of category: the month is kept if the category has sessions in it. */
export function withCategory(category: string, month: string, sessions: readonly SessionRow[]): SessionChoice {
  return { category, month: filterSessions(sessions, { category, month }).length > 0 ? month : '' };
}
