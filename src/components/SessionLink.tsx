import { fill } from '../format.ts';
import type { SessionRow } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import { ButtonLink } from './ButtonLink.tsx';

export interface SessionLinkProps {
  readonly session: SessionRow;
}

/** A link to the registration, prefilled for the session; for a full session, to its waiting list. */
export function SessionLink({ session }: SessionLinkProps) {
  const words = useShell().messages.schedule;
  const isFull = session.availability === 'Full';
  const names = { course: session.title, date: session.start.text };
  return (
    <ButtonLink
      to={session.registerTo}
      variant={isFull ? 'quiet' : 'secondary'}
      size="small"
      aria-label={fill(isFull ? words.waitingListFor : words.registerFor, names)}
    >
      {isFull ? words.waitingList : words.register}
    </ButtonLink>
  );
}
