// The build knows the upcoming sessions of its own day; visitors come later, when some have begun.
import { isToCome } from './session-text.ts';
import { useToday } from '../ui/hooks/use-today.ts';
import type { CourseSession } from './session-props.ts';

/** Returns the sessions that have not begun yet, in the given order. */
export function useComingSessions<Session extends Pick<CourseSession, 'start' | 'openUntil'>>(
  sessions: readonly Session[],
): readonly Session[] {
  const today = useToday();
  return sessions.filter((session) => isToCome(session, today));
}
