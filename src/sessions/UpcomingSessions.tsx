import type { ReactNode } from 'react';
import { plural } from '../app/format.ts';
import type { ScheduleProps, SessionRow } from '../app/page-props.ts';
import { useShell } from '../app/shell.tsx';
import { ResultsBar } from '../catalogue/ResultsBar.tsx';
import { useQuery } from '../catalogue/find/use-query.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Section } from '../ui/Section.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import * as styles from './UpcomingSessions.module.css';
import * as filterStyles from './schedule/ScheduleFilter.module.css';
import { ScheduleList } from './schedule/ScheduleList.tsx';
import {
  changedChoice,
  choiceInWords,
  choicesOf,
  filterSessions,
  knownChoice,
  NO_CHOICE,
  type Schedule,
  type SessionChoice,
} from './schedule/filter-sessions.ts';
import { useSharedFacts } from './use-shared-facts.ts';

interface ScheduleFilterProps {
  /** Only what it has can be chosen. */
  readonly schedule: Schedule;
  readonly choice: SessionChoice;
  readonly onChoose: (changes: Partial<SessionChoice>) => void;
}

/** Narrows the schedule to a category, a course, a type and a month; absent without JavaScript. */
function ScheduleFilter({ schedule, choice, onChoose }: ScheduleFilterProps) {
  const words = useShell().messages.schedule;
  const choices = choicesOf(choice, schedule);
  const fields = [
    ['category', words.allCategories],
    ['course', words.allCourses],
    ['type', words.allTypes],
    ['month', words.allMonths],
  ] as const;
  return (
    <div role="group" aria-label={words.filter} className={`${filterStyles.filter} script-only screen-only`}>
      {fields.map(([name, allLabel]) => (
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

export interface UpcomingSessionsProps extends Pick<ScheduleProps, 'words' | 'categories' | 'courses' | 'monthNotes'> {
  readonly sessions: readonly SessionRow[];
  /** All upcoming and past sessions. */
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
  const { messages, locale } = useShell();
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
          {plural(messages.schedule.sessions, shown.length, locale)}
        </ResultsBar>
        {shown.length > 0 ? (
          <ScheduleList caption={words.upcoming.caption} sessions={shown} among={among} monthNotes={monthNotes} />
        ) : (
          <EmptyState icon="calendar" text={messages.schedule.noMatch}>
            <div className={styles.ways}>
              <Button variant="secondary" onClick={() => write(NO_CHOICE, 'push')}>
                {messages.schedule.reset}
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
