import { fill } from '../format.ts';
import type { SessionRow } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import styles from './SessionNotes.module.css';

export interface SessionNotesProps {
  readonly session: Pick<SessionRow, 'times' | 'languages' | 'trainers' | 'note'>;
}

/** The days and hours of a session, its languages, who teaches it and what else it says, each on a line; nothing where it says nothing. */
export function SessionNotes({ session: { times = [], languages, trainers, note } }: SessionNotesProps) {
  const words = useShell().messages.schedule;
  const lines = [
    ...times,
    languages === undefined ? '' : fill(words.languages, { languages }),
    trainers === undefined ? '' : fill(words.taughtBy, { trainers }),
    note ?? '',
  ];
  return lines
    .filter((line) => line !== '')
    .map((line) => (
      <span key={line} className={styles.line}>
        {line}
      </span>
    ));
}
