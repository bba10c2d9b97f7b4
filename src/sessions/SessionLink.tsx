import { sessionLink } from './registration-address.ts';
import { firstDayOf } from './session-text.ts';
import { fill } from '../app/format.ts';
import type { CourseSession } from './session-props.ts';
import { useShell } from '../app/shell.tsx';
import { RegisterLink } from './RegisterLink.tsx';

/** A link to the registration or the waiting list, prefilled for the session; none if it was called off. */
export function SessionLink({ session }: { readonly session: CourseSession }) {
  const shell = useShell();
  const words = shell.messages.schedule;
  const link = sessionLink(session, shell);
  const names = { course: session.title, date: firstDayOf(session) };
  return (
    <RegisterLink
      link={link}
      text={words.register}
      name={fill(link.isWaiting ? words.waitingListFor : words.registerFor, names)}
      about={`${names.course}, ${names.date}`}
      variant={link.isWaiting ? 'quiet' : 'secondary'}
      size="small"
    />
  );
}
