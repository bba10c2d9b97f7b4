import type { ReactNode } from 'react';
import { isOneDay } from '../catalogue/is-one-day.ts';
import type { SessionColumn } from '../catalogue/session-columns.ts';
import type { Day, SessionRow } from '../page-props.ts';
import { AvailabilityBadge } from './AvailabilityBadge.tsx';
import { CalendarLink } from './CalendarLink.tsx';
import { Link } from './Link.tsx';
import { SessionLink } from './SessionLink.tsx';
import { SessionNotes } from './SessionNotes.tsx';
import styles from './SessionTable.module.css';

export interface SessionTableRowProps {
  readonly session: SessionRow;
  readonly columns: readonly SessionColumn[];
}

const classNames: Partial<Readonly<Record<SessionColumn, string>>> = {
  start: `${styles.fact} ${styles.first}`,
  location: `${styles.fact} ${styles.place}`,
  availability: styles.availability ?? '',
  action: styles.actions ?? '',
};

const dayOf = (day: Day | undefined): ReactNode => day && <time dateTime={day.iso}>{day.text}</time>;

const cells: Readonly<Record<SessionColumn, (session: SessionRow) => ReactNode>> = {
  start: ({ start, month }) => dayOf(start) ?? month,
  end: ({ end }) => dayOf(end),
  duration: ({ duration }) => duration,
  location: ({ location }) => location,
  type: ({ type }) => type,
  availability: (session) => <AvailabilityBadge session={session} />,
  action: (session) => (
    <div className={styles.ways}>
      <SessionLink session={session} />
      <CalendarLink session={session} />
    </div>
  ),
};

/** What the row looks like: its day once, or struck out where nothing is held on it. */
function classOf(session: SessionRow): string {
  const { kind = 'postponed' } = session.status ?? {};
  return [isOneDay(session) ? styles.oneDay : '', kind === 'postponed' ? '' : styles.off].filter(Boolean).join(' ');
}

/** One session; its facts share a line where the table is shown as a list. */
export function SessionTableRow({ session, columns }: SessionTableRowProps) {
  return (
    <tr className={classOf(session) || undefined}>
      <th scope="row">
        <Link to={session.courseAddress}>{session.title}</Link>
        <SessionNotes session={session} />
      </th>
      {columns.map((column) => (
        <td key={column} className={classNames[column] ?? styles.fact}>
          {cells[column](session)}
        </td>
      ))}
    </tr>
  );
}
