// The build knows the sessions to come on its own day; a visitor comes later, when some have begun.
import { useToday } from '../hooks/use-today.ts';
import type { SessionRow } from '../page-props.ts';

/** Returns the sessions that have not begun today, in the order given. */
export function useComingSessions(sessions: readonly SessionRow[]): readonly SessionRow[] {
  const today = useToday();
  return today === undefined ? sessions : sessions.filter(({ start }) => start.iso >= today);
}
