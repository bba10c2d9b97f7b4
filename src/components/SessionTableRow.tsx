import type { SessionRow } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import { AvailabilityBadge } from './AvailabilityBadge.tsx';
import { CalendarLink } from './CalendarLink.tsx';
import { Link } from './Link.tsx';
import { SessionLink } from './SessionLink.tsx';
import styles from './SessionTable.module.css';

export interface SessionTableRowProps {
  readonly session: SessionRow;
  readonly canRegister: boolean;
}

/** One session; `data-label` repeats the column's name where the row is shown as a card. */
export function SessionTableRow({ session, canRegister }: SessionTableRowProps) {
  const words = useShell().messages.schedule;
  return (
    <tr>
      <th scope="row">
        <Link to={session.courseAddress}>{session.title}</Link>
      </th>
      <td data-label={words.start}>
        <time dateTime={session.start.iso}>{session.start.text}</time>
      </td>
      <td data-label={words.end}>
        <time dateTime={session.end.iso}>{session.end.text}</time>
      </td>
      <td data-label={words.duration}>{session.duration}</td>
      <td data-label={words.location}>{session.location}</td>
      <td data-label={words.type}>{session.type}</td>
      <td data-label={words.availability}>
        <AvailabilityBadge availability={session.availability} />
      </td>
      {canRegister && (
        <td>
          <div className={styles.actions}>
            <SessionLink session={session} />
            <CalendarLink session={session} />
          </div>
        </td>
      )}
    </tr>
  );
}
