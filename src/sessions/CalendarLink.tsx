import { calendarFileOf, firstDayOf } from './session-text.ts';
import { fill } from '../app/format.ts';
import type { CourseSession } from './session-props.ts';
import { useShell } from '../app/shell.tsx';
import * as styles from './CalendarLink.module.css';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';

/** A link to a session's calendar file, if it has one: an icon, whose name says which session it is. */
export function CalendarLink({ session }: { readonly session: CourseSession }) {
  const words = useShell().messages.schedule;
  const file = calendarFileOf(session);
  if (file === undefined) return null;
  const names = { course: session.title, date: firstDayOf(session) };
  return (
    <Link
      to={file}
      className={`${styles.link} screen-only`}
      title={words.addToCalendar}
      aria-label={fill(words.addToCalendarFor, names)}
    >
      <Icon name="calendar" />
    </Link>
  );
}
