import type { ReactNode } from 'react';
import { isOneDay } from './is-one-day.ts';
import type { SessionColumn, SessionColumns } from './session-columns.ts';
import type { Day, SessionRow } from '../app/page-props.ts';
import { AvailabilityBadge } from './AvailabilityBadge.tsx';
import { CalendarLink } from './CalendarLink.tsx';
import { Link } from '../ui/Link.tsx';
import * as list from './SessionList.module.css';
import { SessionFee } from './SessionFee.tsx';
import { SessionLink } from './SessionLink.tsx';
import { SessionNotes } from './SessionNotes.tsx';
import * as styles from './SessionTable.module.css';

export interface SessionTableRowProps {
  readonly session: SessionRow;
  readonly layout: SessionColumns;
}

const classNames: Partial<Readonly<Record<SessionColumn, string>>> = {
  times: styles.times ?? '',
  duration: styles.duration ?? '',
  location: styles.place ?? '',
  price: styles.price ?? '',
};

const dayOf = (day: Day | undefined): ReactNode => day && <time dateTime={day.iso}>{day.text}</time>;

const cells: Readonly<Record<SessionColumn, (session: SessionRow, shared: readonly string[]) => ReactNode>> = {
  start: ({ start, month }) => dayOf(start) ?? month,
  end: ({ end }) => dayOf(end),
  times: ({ times = [] }) =>
    times.map((line) => (
      <span key={line} className={styles.line}>
        {line}
      </span>
    )),
  duration: ({ duration }) => duration,
  location: ({ location }) => location,
  type: ({ type }) => type,
  price: (session, shared) => <SessionFee session={session} shared={shared} />,
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
  const kind = session.status?.kind;
  const off = kind === 'postponed' ? undefined : kind && styles.off;
  return [isOneDay(session) && list.oneDay, kind && list.changed, off].filter(Boolean).join(' ');
}

/** One session; `list` gives each fact its place where the table is shown as a list. */
export function SessionTableRow({ session, layout: { columns, shared } }: SessionTableRowProps) {
  return (
    <tr className={classOf(session) || undefined}>
      <th scope="row">
        <Link to={session.courseAddress}>{session.title}</Link>
        <SessionNotes session={session} without={columns} />
      </th>
      {columns.map((column) => (
        <td key={column} className={[list[column], classNames[column]].filter(Boolean).join(' ') || undefined}>
          {cells[column](session, shared)}
        </td>
      ))}
    </tr>
  );
}
