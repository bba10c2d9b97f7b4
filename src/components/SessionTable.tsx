import { groupSessions } from '../catalogue/group-sessions.ts';
import type { SessionRow } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import { SessionTableRow } from './SessionTableRow.tsx';
import styles from './SessionTable.module.css';

export interface SessionTableProps {
  /** Describes the table to screen readers; not visible. */
  readonly caption: string;
  readonly sessions: readonly SessionRow[];
  /** For sessions that have begun, the table has no availability, no registration and no headings for months. */
  readonly canRegister: boolean;
}

/** Sessions as one table, grouped by month if registration is possible; a list on narrow screens. */
export function SessionTable({ caption, sessions, canRegister }: SessionTableProps) {
  const words = useShell().messages.schedule;
  const columns = [
    words.course,
    words.start,
    words.end,
    words.duration,
    words.location,
    words.type,
    ...(canRegister ? [words.availability, words.action] : []),
  ];
  const groups = canRegister ? groupSessions(sessions) : [{ month: '', sessions }];
  return (
    <div className={styles.frame}>
      <table className={canRegister ? styles.table : `${styles.table} ${styles.past}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.month}>
            {group.month !== '' && (
              <tr className={styles.month}>
                <th scope="rowgroup" colSpan={columns.length}>
                  {group.month}
                </th>
              </tr>
            )}
            {group.sessions.map((session) => (
              <SessionTableRow key={session.id} session={session} canRegister={canRegister} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
