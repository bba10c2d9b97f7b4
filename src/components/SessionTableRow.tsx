import { isOneDay } from '../catalogue/is-one-day.ts';
import type { SessionRow } from '../page-props.ts';
import { AvailabilityBadge } from './AvailabilityBadge.tsx';
import { CalendarLink } from './CalendarLink.tsx';
import { Link } from './Link.tsx';
import { SessionLink } from './SessionLink.tsx';
import styles from './SessionTable.module.css';

export interface SessionTableRowProps {
  readonly session: SessionRow;
  readonly canRegister: boolean;
}

/** One session; its facts share a line where the table is shown as a list. */
export function SessionTableRow({ session, canRegister }: SessionTableRowProps) {
  return (
    <tr className={isOneDay(session) ? styles.oneDay : undefined}>
      <th scope="row">
        <Link to={session.courseAddress}>{session.title}</Link>
      </th>
      <td className={`${styles.fact} ${styles.first}`}>
        <time dateTime={session.start.iso}>{session.start.text}</time>
      </td>
      <td className={styles.fact}>
        <time dateTime={session.end.iso}>{session.end.text}</time>
      </td>
      <td className={styles.fact}>{session.duration}</td>
      <td className={`${styles.fact} ${styles.place}`}>{session.location}</td>
      <td className={styles.fact}>{session.type}</td>
      {canRegister && (
        <>
          <td className={styles.availability}>
            <AvailabilityBadge availability={session.availability} />
          </td>
          <td className={styles.actions}>
            <div className={styles.ways}>
              <SessionLink session={session} />
              <CalendarLink session={session} />
            </div>
          </td>
        </>
      )}
    </tr>
  );
}
