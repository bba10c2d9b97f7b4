import type { ReactNode } from 'react';
import { plural } from '../app/format.ts';
import type { SessionRow } from './session-props.ts';
import type { MonthNote, ScheduleProps } from './schedule-props.ts';
import { useShell } from '../app/shell.tsx';
import { useQuery } from '../catalogue/find/use-query.ts';
import { ResultsBar } from '../catalogue/ResultsBar.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Section } from '../ui/Section.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import * as disclosure from '../ui/Disclosure.module.css';
import { groupSessions, notesWithout, withMonthNotes } from './group-sessions.ts';
import {
  changedChoice,
  choiceInWords,
  choicesOf,
  filterSessions,
  knownChoice,
  NO_CHOICE,
  type Schedule,
  type SessionChoice,
} from './filter-sessions.ts';
import * as filterStyles from './ScheduleFilter.module.css';
import * as listStyles from './ScheduleList.module.css';
import { SessionGroupHead, SessionTable, type SessionTableProps, useSharedFacts } from './SessionTable.tsx';
import * as styles from './UpcomingSessions.module.css';

interface FoldedSessionsProps {
  /** What the sessions have in common, unless a heading above says it. */
  readonly title?: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** Sessions that are unfolded on demand, with or without JavaScript, and by a search in the page. */
export function FoldedSessions({ title, count, children }: FoldedSessionsProps) {
  const shell = useShell();
  return (
    <details className={disclosure.items}>
      <summary>
        {title !== undefined && <span className={disclosure.title}>{title}</span>}
        <span className={title === undefined ? disclosure.title : 'muted'}>
          {plural(shell.messages.schedule.sessions, count, shell)}
        </span>
      </summary>
      {children}
    </details>
  );
}

/** A schedule with at most so many sessions is shown whole; a longer one is too long to be read to its end. */
const WHOLE = 48;

/** How many sessions of a longer one are shown: whole months, unless the first one alone has more. */
const SHOWN = 20;

/** Returns which sessions of a schedule are shown at once; the others follow in groups, with the notes between them. */
export function foldSessions(sessions: readonly SessionRow[], monthNotes: readonly MonthNote[]) {
  if (sessions.length <= WHOLE) return { shown: sessions, folded: [] };
  const groups = groupSessions(sessions);
  const shown: SessionRow[] = [];
  for (const [i, group] of groups.entries()) {
    const isFirst = shown.length === 0;
    if (shown.length + group.sessions.length <= SHOWN) shown.push(...group.sessions);
    else {
      const begun = isFirst ? group.sessions.slice(0, SHOWN) : [];
      const rest = { ...group, sessions: group.sessions.slice(begun.length) };
      const all = [...shown, ...begun];
      const [, ...folded] = withMonthNotes([...groupSessions(all).slice(-1), rest, ...groups.slice(i + 1)], monthNotes);
      return { shown: all, folded };
    }
  }
  return { shown, folded: [] };
}

/** Its columns are decided by all upcoming and past sessions: they stay whatever a visitor chooses. */
type ScheduleListProps = Required<Omit<SessionTableProps, 'canRegister' | 'isGrouped'>>;

/** Sessions to come: the next ones as a table, and of a long schedule the later months folded. */
function ScheduleList({ caption, sessions, among, monthNotes }: ScheduleListProps) {
  const notes = notesWithout(among, monthNotes);
  const { shown, folded } = foldSessions(sessions, notes);
  return (
    <>
      <SessionTable caption={caption} sessions={shown} among={among} monthNotes={notes} canRegister isGrouped />
      {folded.map((group) =>
        group.sessions.length === 0 ? (
          <p key={group.key} className={listStyles.note}>
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

interface ScheduleFilterProps {
  /** Only what it has can be chosen. */
  readonly schedule: Schedule;
  readonly choice: SessionChoice;
  readonly onChoose: (changes: Partial<SessionChoice>) => void;
}

/** Narrows the schedule to a category, a course, a place, a type and a month; absent without JavaScript. */
function ScheduleFilter({ schedule, choice, onChoose }: ScheduleFilterProps) {
  const { schedule: words, catalogue } = useShell().messages;
  const choices = choicesOf(choice, schedule);
  const fields = [
    ['category', words.allCategories],
    ['course', words.allCourses],
    ['location', catalogue.facets.place.all],
    ['type', words.allTypes],
    ['month', words.allMonths],
  ] as const;
  const given = fields.filter(([name]) => choices[name].length > 0);
  return (
    <div
      role="group"
      aria-label={words.filter}
      className={`${filterStyles.filter} script-only screen-only`}
      data-choices={given.length}
    >
      {given.map(([name, allLabel]) => (
        <SelectField
          key={name}
          name={name}
          label={words[name]}
          allLabel={allLabel}
          options={choices[name]}
          value={choice[name]}
          onChoose={(value) => onChoose(changedChoice(choice, { [name]: value }, schedule))}
        />
      ))}
    </div>
  );
}

export interface UpcomingSessionsProps extends Pick<
  ScheduleProps,
  'words' | 'categories' | 'courses' | 'locations' | 'monthNotes'
> {
  readonly sessions: readonly SessionRow[];
  readonly among: readonly SessionRow[];
  /** Shown below the table. */
  readonly children: ReactNode;
}

/** The upcoming sessions with their filter, or what to do if there are none. */
export function UpcomingSessions({
  words,
  sessions,
  among,
  monthNotes = [],
  children,
  ...rest
}: UpcomingSessionsProps) {
  const shell = useShell();
  const schedule = { ...rest, sessions };
  const [choice, write] = useQuery<keyof SessionChoice>(NO_CHOICE, (values) => knownChoice(values, schedule));
  const shown = filterSessions(schedule, choice);
  const intro = useSharedFacts(among);
  const filter = <ScheduleFilter schedule={schedule} choice={choice} onChoose={(changes) => write(changes, 'push')} />;
  const { link } = words.empty;
  const ask = link && <ButtonLink to={link.to}>{link.label}</ButtonLink>;
  if (sessions.length === 0)
    return (
      <Section title={words.upcoming.title}>
        <EmptyState icon="calendar" title={words.empty.title} text={words.empty.text}>
          {ask}
        </EmptyState>
      </Section>
    );
  return (
    <Section title={words.upcoming.title} intro={intro} aside={filter}>
      <div className="by-query">
        <ResultsBar criteria={choiceInWords(choice, schedule)} onRemove={(name) => write({ [name]: '' }, 'push')}>
          {plural(shell.messages.schedule.sessions, shown.length, shell)}
        </ResultsBar>
        {shown.length > 0 ? (
          <ScheduleList caption={words.upcoming.caption} sessions={shown} among={among} monthNotes={monthNotes} />
        ) : (
          <EmptyState icon="calendar" text={shell.messages.schedule.noMatch}>
            <div className={styles.ways}>
              <Button variant="secondary" onClick={() => write(NO_CHOICE, 'push')}>
                {shell.messages.schedule.reset}
              </Button>
              {ask}
            </div>
          </EmptyState>
        )}
      </div>
      <div className={styles.after}>{children}</div>
    </Section>
  );
}
