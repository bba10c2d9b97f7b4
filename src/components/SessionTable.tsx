import type { SessionRow } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import { SessionTableRow } from './SessionTableRow.tsx';
import styles from './SessionTable.module.css';

export interface SessionTableProps {
  /** Says what the table shows; read aloud, not seen. */
  readonly caption: string;
  readonly sessions: readonly SessionRow[];
  /** Sessions that have begun take no registration. */
  readonly canRegister: boolean;
}

/** Sessions as a table; on narrow screens each row becomes a card. */
export function SessionTable({ caption, sessions, canRegister }: SessionTableProps) {
  const words = useShell().messages.schedule;
  const columns = [
    words.course,
    words.start,
    words.end,
    words.duration,
    words.location,
    words.type,
    words.availability,
  ];
  return (
    <div className={styles.frame}>
      <table className={canRegister ? styles.table : `${styles.table} ${styles.past}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {(canRegister ? [...columns, words.action] : columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sessions.map((session) => (
            <SessionTableRow key={session.id} session={session} canRegister={canRegister} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
