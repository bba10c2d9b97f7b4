import { fill } from '../format.ts';
import type { SessionRow } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import { ButtonLink } from './ButtonLink.tsx';

export interface SessionLinkProps {
  readonly session: SessionRow;
}

/** Leads to the registration, filled in for the session; a full session offers its waiting list. */
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
