import type { CourseWords } from '../../schemas/types.ts';
import { datesOf, nameAmong } from './session-text.ts';
import { useComingSessions } from './use-coming-sessions.ts';
import type { CourseSession } from '../course/course-props.ts';
import { useShell } from '../app/shell.tsx';
import { AvailabilityBadge } from './AvailabilityBadge.tsx';
import { CalendarLink } from './CalendarLink.tsx';
import * as styles from './CourseSessions.module.css';
import { Link } from '../ui/Link.tsx';
import { withCommas } from '../app/format.ts';
import { SessionLink } from './SessionLink.tsx';
import { SessionNotes } from './SessionNotes.tsx';

export interface CourseSessionsProps {
  readonly words: CourseWords['sessions'];
  readonly sessions: readonly CourseSession[];
}

interface PlaceAndLengthProps {
  readonly session: CourseSession;
  /** What tells it from another session on the same days. */
  readonly name: string | undefined;
}

/** How, where and how long a session is held; nothing if none of it is known. */
function PlaceAndLength({ session: { type, location, duration }, name }: PlaceAndLengthProps) {
  const known = withCommas([...new Set([name, type, location, duration])], useShell().locale);
  return known !== '' && <p className={styles.place}>{known}</p>;
}

/** The coming sessions of one course; those that have begun since the build are left out. */
export function CourseSessions({ words, sessions }: CourseSessionsProps) {
  const { dates } = useShell().messages.schedule;
  const coming = useComingSessions(sessions);
  const link = coming.length === 0 ? words.ask : words.link;
  return (
    <>
      {coming.length === 0 && <p>{words.empty}</p>}
      {coming.length > 0 && (
        <ul className={styles.list}>
          {coming.map((session) => (
            <li key={session.id} className={styles.session}>
              <p className={styles.dates}>
                {datesOf(session, dates)}
                <SessionNotes session={session} />
              </p>
              <PlaceAndLength session={session} name={nameAmong(session, coming)} />
              <span>
                <AvailabilityBadge session={session} />
              </span>
              <span className={styles.actions}>
                <SessionLink session={session} />
                <CalendarLink session={session} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {link && (
        <p className={`${styles.more} screen-only`}>
          <Link to={link.to}>{link.label}</Link>
        </p>
      )}
    </>
  );
}
