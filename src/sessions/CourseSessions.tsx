import type { CourseWords } from '../../schemas/types.ts';
import { datesOf, nameAmong } from './session-text.ts';
import { useComingSessions } from './use-coming-sessions.ts';
import type { CourseSession } from '../course/course-props.ts';
import { useShell } from '../app/shell.tsx';
import { AvailabilityBadge } from './AvailabilityBadge.tsx';
import { CalendarLink } from './CalendarLink.tsx';
import { FoldedSessions } from './FoldedSessions.tsx';
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

interface SessionItemsProps extends Pick<CourseSessionsProps, 'sessions'> {
  /** All that the page shows. */
  readonly among: readonly CourseSession[];
}

function SessionItems({ sessions, among }: SessionItemsProps) {
  const { dates } = useShell().messages.schedule;
  return (
    <ul className={styles.list}>
      {sessions.map((session) => (
        <li key={session.id} className={styles.session}>
          <p className={styles.dates}>
            {datesOf(session, dates)}
            <SessionNotes session={session} />
          </p>
          <PlaceAndLength session={session} name={nameAmong(session, among)} />
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
  );
}

/** A course with at most so many sessions shows all of them; more, such as those of each week, would hide what follows. */
const WHOLE = 12;

/** How many of more are shown at once. */
const SHOWN = 8;

/** The coming sessions of one course, the later ones folded; those that have begun since the build are left out. */
export function CourseSessions({ words, sessions }: CourseSessionsProps) {
  const { dates } = useShell().messages.schedule;
  const coming = useComingSessions(sessions);
  const later = coming.length > WHOLE ? coming.slice(SHOWN) : [];
  const [next] = later;
  const end = later.findLast(({ start }) => start)?.start;
  const link = coming.length === 0 ? words.ask : words.link;
  return (
    <>
      {coming.length === 0 && <p>{words.empty}</p>}
      {coming.length > 0 && <SessionItems sessions={coming.slice(0, coming.length - later.length)} among={coming} />}
      {next && (
        <FoldedSessions title={datesOf({ ...next, ...(end && { end }) }, dates)} count={later.length}>
          <SessionItems sessions={later} among={coming} />
        </FoldedSessions>
      )}
      {link && (
        <p className={`${styles.more} screen-only`}>
          <Link to={link.to}>{link.label}</Link>
        </p>
      )}
    </>
  );
}
