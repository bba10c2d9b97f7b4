import { firstDayOf, isFull } from '../catalogue/session-text.ts';
import { fill } from '../format.ts';
import type { SessionRow } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import { ButtonLink } from './ButtonLink.tsx';

export interface SessionLinkProps {
  readonly session: SessionRow;
}

/**
 * A link to the registration, prefilled for the session; for a full session, to its waiting list. A session that was
 * called off has none.
 */
export function SessionLink({ session }: SessionLinkProps) {
  const words = useShell().messages.schedule;
  const { registerTo } = session;
  if (registerTo === undefined) return null;
  const isWaiting = isFull(session);
  const names = { course: session.title, date: firstDayOf(session) };
  return (
    <ButtonLink
      to={registerTo}
      variant={isWaiting ? 'quiet' : 'secondary'}
      size="small"
      aria-label={fill(isWaiting ? words.waitingListFor : words.registerFor, names)}
    >
      {isWaiting ? words.waitingList : words.register}
    </ButtonLink>
  );
}
