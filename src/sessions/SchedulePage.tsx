import type { SessionRow } from './session-props.ts';
import type { ScheduleProps } from './schedule-props.ts';
import { useShell } from '../app/shell.tsx';
import { PrintContact } from '../contact/PrintContact.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { useToday } from '../ui/hooks/use-today.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Section } from '../ui/Section.tsx';
import * as feedStyles from './CalendarFeed.module.css';
import { isToCome } from './session-text.ts';
import { SessionTable } from './SessionTable.tsx';
import { FoldedSessions, UpcomingSessions } from './UpcomingSessions.tsx';
import * as styles from './TimingNotes.module.css';

/** Offers the calendar of all sessions: to subscribe to, or as a file. */
function CalendarFeed({ calendar }: { readonly calendar: ScheduleProps['calendar'] }) {
  const words = useShell().messages.schedule;
  return (
    <div className={`${feedStyles.feed} screen-only`}>
      <div className={feedStyles.text}>
        <h3 className={feedStyles.title}>{words.calendar}</h3>
        <p className={feedStyles.hint}>{words.calendarHint}</p>
      </div>
      <p className={feedStyles.links}>
        <ButtonLink to={calendar.subscribeUrl} variant="secondary" size="small">
          <Icon name="calendar" />
          {words.subscribe}
        </ButtonLink>
        <ButtonLink to={calendar.file} variant="quiet" size="small">
          <Icon name="download" />
          {words.download}
        </ButtonLink>
      </p>
    </div>
  );
}

/** Sessions to come, earliest first, and sessions that have begun, latest first. */
interface SplitSessions {
  readonly upcoming: readonly SessionRow[];
  readonly past: readonly SessionRow[];
}

/** Moves sessions that have begun before `today`, as YYYY-MM-DD, to the past. */
export const splitSessions = ({ upcoming, past }: SplitSessions, today: string): SplitSessions => ({
  upcoming: upcoming.filter((row) => isToCome(row, today)),
  past: [...upcoming.filter((row) => !isToCome(row, today)).reverse(), ...past],
});

/** The hours of the day by course. */
function TimingNotes({ notes }: { readonly notes: ScheduleProps['timingNotes'] }) {
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
