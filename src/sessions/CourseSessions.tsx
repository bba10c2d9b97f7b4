import type { CourseWords } from '../../schemas/types.ts';
import { datesOf, nameAmong } from './session-text.ts';
import { useComingSessions } from './use-coming-sessions.ts';
import type { CourseSession } from './session-props.ts';
import { useShell } from '../app/shell.tsx';
import { AvailabilityBadge } from './AvailabilityBadge.tsx';
import * as styles from './CourseSessions.module.css';
import { Link } from '../ui/Link.tsx';
import * as disclosure from '../ui/Disclosure.module.css';
import { plural, withCommas } from '../app/format.ts';
import { CalendarLink, SessionLink, SessionNotes } from './SessionLink.tsx';

export interface CourseSessionsProps {
  readonly words: CourseWords['sessions'];
  readonly sessions: readonly CourseSession[];
}

/** A course with at most so many sessions shows all of them; more, such as those of each week, would hide what follows. */
const WHOLE = 12;

/** How many sessions are shown above the others where there are more. */
const SHOWN = 8;

/** What tells a session from others on the same days, and how, where and how long it is held. */
function placeOf(session: CourseSession, others: readonly CourseSession[], locale: string): string {
  const { type, location, duration } = session;
  return withCommas([...new Set([nameAmong(session, others), type, location, duration])], locale);
}

/** The coming sessions of one course, the later ones folded; those that have begun since the build are left out. */
export function CourseSessions({ words, sessions }: CourseSessionsProps) {
  const shell = useShell();
  const { dates, sessions: counted } = shell.messages.schedule;
  const coming = useComingSessions(sessions);
  const count = coming.length > WHOLE ? SHOWN : WHOLE;
  const later = coming.slice(count);
  const link = coming.length === 0 ? words.ask : words.link;
  const list = (shown: readonly CourseSession[]) => (
    <ul className={styles.list}>
      {shown.map((session) => {
        const place = placeOf(session, coming, shell.locale);
        return (
          <li key={session.id} className={styles.session}>
            <p className={styles.dates}>
              {datesOf(session, dates)}
              <SessionNotes session={session} />
            </p>
            {place !== '' && <p className={`${styles.place} muted`}>{place}</p>}
            <span>
              <AvailabilityBadge session={session} />
            </span>
            <span className={styles.actions}>
              <SessionLink session={session} />
              <CalendarLink session={session} />
            </span>
          </li>
        );
      })}
    </ul>
  );
  return (
    <>
      {coming.length === 0 ? <p>{words.empty}</p> : list(coming.slice(0, count))}
      {later.length > 0 && (
        <details className={disclosure.items}>
          <summary>
            <span className={disclosure.title}>{plural(counted, later.length, shell)}</span>
          </summary>
          {list(later)}
        </details>
      )}
      {link && (
        <p className={`${styles.more} screen-only`}>
          <Link to={link.to}>{link.label}</Link>
        </p>
      )}
    </>
  );
}
