import { groupSessions, withMonthNotes } from './group-sessions.ts';
import { columnsOf, type SessionColumn } from './session-columns.ts';
import type { MonthNote, SessionRow } from '../app/page-props.ts';
import { useShell } from '../app/shell.tsx';
import { SessionGroupHead } from './SessionGroupHead.tsx';
import * as list from './SessionList.module.css';
import { SessionTableRow } from './SessionTableRow.tsx';
import * as styles from './SessionTable.module.css';

export interface SessionTableProps {
  /** Describes the table to screen readers; not visible. */
  readonly caption: string;
  readonly sessions: readonly SessionRow[];
  /** The sessions among which columns that say nothing of their own are left out, where these are only some of them. */
  readonly among?: readonly SessionRow[];
  /** For sessions that have begun, the table has no fee, no availability and no registration. */
  readonly canRegister: boolean;
  /** Whether months and events have headings. */
  readonly isGrouped: boolean;
  readonly monthNotes?: readonly MonthNote[];
}

const bookingColumns: readonly SessionColumn[] = ['price', 'availability', 'action'];

/** Sessions as one table; a list on narrow screens. */
export function SessionTable({ caption, sessions, among = sessions, canRegister, ...rest }: SessionTableProps) {
  const { isGrouped, monthNotes = [] } = rest;
  const words = useShell().messages.schedule;
  const { columns: all, shared } = columnsOf(among);
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
                {words[column]}
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
            {group.sessions.map((session) => (
              <SessionTableRow key={session.id} session={session} layout={{ columns, shared }} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
