import type { ScheduleProps } from '../../app/page-props.ts';
import * as styles from './TimingNotes.module.css';

export interface TimingNotesProps {
  readonly notes: ScheduleProps['timingNotes'];
}

/** The hours of the day by course. */
export function TimingNotes({ notes }: TimingNotesProps) {
  return (
    <dl className={styles.notes}>
      {notes.map((note) => (
        <div key={note.label} className={styles.note}>
          <dt className={styles.label}>{note.label}</dt>
          <dd>{note.text}</dd>
        </div>
      ))}
    </dl>
  );
}
