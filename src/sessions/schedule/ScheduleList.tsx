import { foldSessions } from '../fold-sessions.ts';
import { notesWithout } from '../group-sessions.ts';
import type { MonthNote, SessionRow } from '../../app/page-props.ts';
import { FoldedSessions } from '../FoldedSessions.tsx';
import * as styles from './ScheduleList.module.css';
import { SessionGroupHead } from '../SessionGroupHead.tsx';
import { SessionTable } from '../SessionTable.tsx';

export interface ScheduleListProps {
  /** Describes the table to screen readers; not visible. */
  readonly caption: string;
  readonly sessions: readonly SessionRow[];
  /** All upcoming and past sessions, which decide on the columns: they stay whatever a visitor chooses. */
  readonly among: readonly SessionRow[];
  readonly monthNotes: readonly MonthNote[];
}

/** Sessions to come: the next ones as a table, and of a long schedule the later months folded. */
export function ScheduleList({ caption, sessions, among, monthNotes }: ScheduleListProps) {
  const notes = notesWithout(among, monthNotes);
  const { shown, folded } = foldSessions(sessions, notes);
  return (
    <>
      <SessionTable caption={caption} {...{ sessions: shown, among, monthNotes: notes }} canRegister isGrouped />
      {folded.map((group) =>
        group.sessions.length === 0 ? (
          <p key={group.key} className={styles.note}>
            <SessionGroupHead group={group} />
          </p>
        ) : (
          <FoldedSessions key={group.key} title={group.title} count={group.sessions.length}>
            <SessionTable
              caption={group.title}
              sessions={group.sessions}
              among={among}
              canRegister
              isGrouped={group.event !== undefined}
            />
          </FoldedSessions>
        ),
      )}
    </>
  );
}
