import { splitSessions } from '../split-sessions.ts';
import { CalendarFeed } from '../CalendarFeed.tsx';
import { FoldedSessions } from '../FoldedSessions.tsx';
import { ClosingCall } from '../../sections/ClosingCall.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PrintContact } from '../../contact/PrintContact.tsx';
import { Section } from '../../ui/Section.tsx';
import { SessionTable } from '../SessionTable.tsx';
import { UpcomingSessions } from '../UpcomingSessions.tsx';
import { useToday } from '../../ui/hooks/use-today.ts';
import type { ScheduleProps } from '../../app/page-props.ts';
import * as styles from './TimingNotes.module.css';

interface TimingNotesProps {
  readonly notes: ScheduleProps['timingNotes'];
}

/** The hours of the day by course. */
function TimingNotes({ notes }: TimingNotesProps) {
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

/** The schedule: upcoming sessions, class times, and sessions that have begun. */
export function SchedulePage({
  upcoming,
  past,
  timingNotes,
  calendar,
  picture,
  closingPicture,
  ...schedule
}: ScheduleProps) {
  const { words } = schedule;
  const sessions = splitSessions({ upcoming, past }, useToday());
  const all = [...upcoming, ...past];
  return (
    <>
      <PageHeader tone="sand" title={words.title} intro={words.intro} picture={picture} />
      <UpcomingSessions {...schedule} sessions={sessions.upcoming} among={all}>
        <CalendarFeed calendar={calendar} />
      </UpcomingSessions>
      {timingNotes.length > 0 && (
        <Section tone="sea" title={words.timing.title} intro={words.timing.intro}>
          <TimingNotes notes={timingNotes} />
        </Section>
      )}
      {sessions.past.length > 0 && (
        <Section title={words.past.title}>
          <FoldedSessions count={sessions.past.length}>
            <SessionTable
              caption={words.past.caption}
              sessions={sessions.past}
              among={all}
              canRegister={false}
              isGrouped={false}
            />
          </FoldedSessions>
        </Section>
      )}
      {words.closing && <ClosingCall {...words.closing} picture={closingPicture} />}
      <PrintContact />
    </>
  );
}
