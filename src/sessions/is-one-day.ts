import type { SessionRow } from '../app/page-props.ts';

/** Returns whether a session begins and ends on the same day, so that its date is written once. */
export const isOneDay = ({ start, end }: Pick<SessionRow, 'start' | 'end'>): boolean => start?.iso === end?.iso;
