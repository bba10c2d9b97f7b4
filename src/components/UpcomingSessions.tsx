import type { ReactNode } from 'react';
import type { SchedulePage } from '../../schemas/types.ts';
import { choiceInWords, filterSessions, knownChoice, NO_CHOICE } from '../catalogue/filter-sessions.ts';
import { useQuery } from '../catalogue/use-query.ts';
import { plural } from '../format.ts';
import type { SessionRow, Subcategory } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ResultsBar } from './ResultsBar.tsx';
import { ScheduleList } from './ScheduleList.tsx';
import { ScheduleFilter } from './ScheduleFilter.tsx';
import { Section } from './Section.tsx';
import styles from './UpcomingSessions.module.css';

export interface UpcomingSessionsProps {
  readonly words: SchedulePage;
  readonly categories: readonly Subcategory[];
  readonly sessions: readonly SessionRow[];
  /** Shown below the table. */
  readonly children: ReactNode;
}

/** The upcoming sessions with their filter, or what to do if there are none. */
export function UpcomingSessions({ words, categories, sessions, children }: UpcomingSessionsProps) {
  const { messages, locale } = useShell();
  const schedule = { categories, sessions };
  const [choice, write] = useQuery(NO_CHOICE, (values) => knownChoice(values, schedule));
  const shown = filterSessions(sessions, choice);
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
    <Section title={words.upcoming.title} aside={filter}>
      <div className="by-query">
        <ResultsBar criteria={choiceInWords(choice, schedule)} onRemove={(name) => write({ [name]: '' }, 'push')}>
          {plural(messages.schedule.sessions, shown.length, locale)}
        </ResultsBar>
        {shown.length > 0 ? (
          <ScheduleList caption={words.upcoming.caption} sessions={shown} />
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
