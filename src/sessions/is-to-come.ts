import type { SessionRow } from '../app/page-props.ts';

/** Returns whether a session has not begun on a day (YYYY-MM-DD); one whose days are not settled has its month for it. */
export const isToCome = (
  { start, openUntil = start?.iso ?? '' }: Pick<SessionRow, 'start' | 'openUntil'>,
  today: string,
): boolean => openUntil >= today;
