import { sessionLink } from './registration-address.ts';
import { firstDayOf, isFull } from './session-text.ts';
import { fill } from '../app/format.ts';
import type { RegistrationLink, CourseSession } from '../course/course-props.ts';
import { useShell } from '../app/shell.tsx';
import { RegisterLink } from './RegisterLink.tsx';

/** A session that is full cannot be booked, whatever the button says elsewhere. */
const withoutLabel = ({ registerLabel: _label, ...link }: RegistrationLink): RegistrationLink => link;

/** A link to the registration or the waiting list, prefilled for the session; none if it was called off. */
export function SessionLink({ session }: { readonly session: CourseSession }) {
  const shell = useShell();
  const words = shell.messages.schedule;
  const link = sessionLink(session, shell);
  const isWaiting = isFull(session);
  const names = { course: session.title, date: firstDayOf(session) };
  return (
    <RegisterLink
      link={isWaiting ? withoutLabel(link) : link}
      text={isWaiting ? words.waitingList : words.register}
      name={fill(isWaiting ? words.waitingListFor : words.registerFor, names)}
      about={`${names.course}, ${names.date}`}
      variant={isWaiting ? 'quiet' : 'secondary'}
      size="small"
    />
  );
}
