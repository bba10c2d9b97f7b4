import { firstDayOf, isFull } from './session-text.ts';
import { fill } from '../app/format.ts';
import type { RegistrationLink, SessionRow } from '../course/course-props.ts';
import { useShell } from '../app/shell.tsx';
import { RegisterLink } from './RegisterLink.tsx';

export interface SessionLinkProps {
  readonly session: SessionRow;
}

/** A session that is full cannot be booked, whatever the button says elsewhere. */
const withoutLabel = ({ registerLabel: _label, ...link }: SessionRow): RegistrationLink => link;

/** A link to the registration or the waiting list, prefilled for the session; none if it was called off. */
export function SessionLink({ session }: SessionLinkProps) {
  const words = useShell().messages.schedule;
  const isWaiting = isFull(session);
  const names = { course: session.title, date: firstDayOf(session) };
  return (
    <RegisterLink
      link={isWaiting ? withoutLabel(session) : session}
      text={isWaiting ? words.waitingList : words.register}
      name={fill(isWaiting ? words.waitingListFor : words.registerFor, names)}
      about={`${names.course}, ${names.date}`}
      variant={isWaiting ? 'quiet' : 'secondary'}
      size="small"
    />
  );
}
