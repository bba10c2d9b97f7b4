import type { ReactNode } from 'react';
import type { Day, SessionRow } from './session-props.ts';
import type { MonthNote } from './schedule-props.ts';
import { useShell } from '../app/shell.tsx';
import { Link } from '../ui/Link.tsx';
import { TitleOf } from '../ui/TitleOf.tsx';
import { useToday } from '../ui/hooks/use-today.ts';
import { groupSessions, withMonthNotes, type SessionGroup } from './group-sessions.ts';
import { columnsOf, headingOf, type SessionColumn } from './session-columns.ts';
import * as headStyles from './SessionGroupHead.module.css';
import { isOneDay } from './session-text.ts';
import { AvailabilityBadge } from './AvailabilityBadge.tsx';
import { CalendarLink, SessionLink, SessionNotes } from './SessionLink.tsx';
import { shortPriceOn } from './price-on.ts';
import * as list from './SessionList.module.css';
import * as styles from './SessionTable.module.css';
import { fill, inOneLine } from '../app/format.ts';

// Says once what every row of a table of sessions would repeat.

/** Returns what all sessions have in common, for the text above their table; undefined if that is nothing. */
export function useSharedFacts(sessions: readonly SessionRow[]): string | undefined {
  const shell = useShell();
  const { allSessions } = shell.messages.schedule;
  const { shared } = columnsOf(sessions, shell);
  return shared.length === 0 ? undefined : fill(allSessions, { facts: inOneLine(shared) });
}

interface SessionGroupHeadProps {
  readonly group: Pick<SessionGroup, 'title' | 'event' | 'note'>;
}

/** The heading of a month, or of an event, with what there is to know of it. */
export function SessionGroupHead({ group: { title, event, note = event?.description } }: SessionGroupHeadProps) {
  return (
    <>
      {event?.to === undefined ? title : <Link to={event.to}>{title}</Link>}
      {note !== undefined && <span className={`${headStyles.description} muted`}>{note}</span>}
    </>
  );
}

/** An amount with its currency. */
const figure = /((?:\p{Lu}{3} )?\S*\p{Nd}\S*(?: \p{Nd}\S*)*(?: (?:\p{Lu}{3}|\p{Sc}|(?:\p{Lo}\.)+))?)/u;

/** A price whose figures stay whole where its words take several lines. */
const inPieces = (price: string) =>
  price.split(figure).map((piece, i) => (
    <span key={i} className={i % 2 === 1 ? styles.figure : undefined}>
      {piece}
    </span>
  ));

/** What a session costs on the visitor's day, and what belongs to it but for what is `shared`; nothing if that is not known. */
function SessionFee({ session, shared }: { readonly session: SessionRow; readonly shared: readonly string[] }) {
  const price = shortPriceOn(session, useToday());
  const { priceNote } = session;
  if (price === undefined) return undefined;
  if (priceNote === undefined || shared.includes(priceNote)) return inPieces(price);
  return (
    <>
      {inPieces(price)}
      <span className={styles.note}>{priceNote}</span>
    </>
  );
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
const rowOf = (session: SessionRow, columns: readonly SessionColumn[], shared: readonly string[]) => (
  <tr key={session.id} className={classOf(session) || undefined}>
    <th scope="row">
      <Link to={session.courseAddress}>
        <TitleOf to={session.courseAddress}>{session.title}</TitleOf>
      </Link>
      <SessionNotes session={session} without={columns} />
    </th>
    {columns.map((column) => (
      <td key={column} className={[list[column], classNames[column]].filter(Boolean).join(' ') || undefined}>
        {cells[column](session, shared)}
      </td>
    ))}
  </tr>
);

export interface SessionTableProps {
  /** Describes the table to screen readers; not visible. */
  readonly caption: string;
  readonly sessions: readonly SessionRow[];
  /** The sessions among which columns that say nothing of their own are left out, where these are only some of them. */
  readonly among?: readonly SessionRow[];
  readonly canRegister: boolean;
  readonly isGrouped: boolean;
  readonly monthNotes?: readonly MonthNote[];
}

const bookingColumns: readonly SessionColumn[] = ['price', 'availability', 'action'];

/** Sessions as one table; a list on narrow screens. */
export function SessionTable({ caption, sessions, among = sessions, canRegister, ...rest }: SessionTableProps) {
  const { isGrouped, monthNotes = [] } = rest;
  const shell = useShell();
  const words = shell.messages.schedule;
  const { columns: all, shared } = columnsOf(among, shell);
  const columns = all.filter((column) => canRegister || !bookingColumns.includes(column));
  const groups = isGrouped ? withMonthNotes(groupSessions(sessions), monthNotes) : [{ key: '', title: '', sessions }];
  return (
    <div className={list.frame}>
      <table className={`${styles.table} ${list.table} ${canRegister ? '' : styles.past}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.course}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {words[headingOf(column, among, shell)]}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.key}>
            {group.title !== '' && (
              <tr className={`${styles.month} ${list.month}`}>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  <SessionGroupHead group={group} />
                </th>
              </tr>
            )}
            {group.sessions.map((session) => rowOf(session, columns, shared))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
