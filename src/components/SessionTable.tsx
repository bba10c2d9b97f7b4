import { groupSessions } from '../catalogue/group-sessions.ts';
import { columnsOf, type SessionColumn } from '../catalogue/session-columns.ts';
import type { SessionRow } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import { SessionGroupHead } from './SessionGroupHead.tsx';
import { SessionTableRow } from './SessionTableRow.tsx';
import styles from './SessionTable.module.css';

export interface SessionTableProps {
  /** Describes the table to screen readers; not visible. */
  readonly caption: string;
  readonly sessions: readonly SessionRow[];
  /** The sessions among which columns without any value are left out, where these are only some of them. */
  readonly among?: readonly SessionRow[];
  /** For sessions that have begun, the table has no availability and no registration. */
  readonly canRegister: boolean;
  /** Whether months and events have headings. */
  readonly isGrouped: boolean;
}

const bookingColumns: readonly SessionColumn[] = ['availability', 'action'];

/** Sessions as one table; a list on narrow screens. */
export function SessionTable({ caption, sessions, among = sessions, canRegister, isGrouped }: SessionTableProps) {
  const words = useShell().messages.schedule;
  const columns = [...columnsOf(among)].filter((column) => canRegister || !bookingColumns.includes(column));
  const groups = isGrouped ? groupSessions(sessions) : [{ key: '', title: '', sessions }];
  return (
    <div className={styles.frame}>
      <table className={canRegister ? styles.table : `${styles.table} ${styles.past}`}>
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
              <tr className={styles.month}>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  <SessionGroupHead group={group} />
                </th>
              </tr>
            )}
            {group.sessions.map((session) => (
              <SessionTableRow key={session.id} session={session} columns={columns} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
