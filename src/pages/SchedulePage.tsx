import { useState } from 'react';
import { splitSessions } from '../catalogue/split-sessions.ts';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { CategoryChoice } from '../components/CategoryChoice.tsx';
import { ClosingCall } from '../components/ClosingCall.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Section } from '../components/Section.tsx';
import { SessionTable } from '../components/SessionTable.tsx';
import { TimingNotes } from '../components/TimingNotes.tsx';
import { plural } from '../format.ts';
import { useToday } from '../hooks/use-today.ts';
import type { ScheduleProps } from '../page-props.ts';
import { useShell } from '../shell.tsx';

/** The schedule: sessions to come, class times, and sessions that have begun. */
export function SchedulePage({ words, categories, upcoming, past, timingNotes }: ScheduleProps) {
  const { messages, locale } = useShell();
  const [category, setCategory] = useState('');
  const sessions = splitSessions({ upcoming, past }, useToday());
  const present = categories.filter(({ id }) => sessions.upcoming.some((session) => session.category === id));
  const shown = sessions.upcoming.filter((session) => category === '' || session.category === category);
  const choice = present.length > 1 && <CategoryChoice categories={present} value={category} onChoose={setCategory} />;
  return (
    <>
      <PageHeader title={words.title} intro={words.intro} />
      <Section title={words.upcoming.title} aside={choice}>
        <p role="status" className="visually-hidden">
          {plural(messages.schedule.sessions, shown.length, locale)}
        </p>
        {shown.length > 0 ? (
          <SessionTable caption={words.upcoming.caption} sessions={shown} canRegister />
        ) : (
          <EmptyState icon="calendar" title={words.empty.title} text={words.empty.text}>
            <ButtonLink to={words.empty.link.to}>{words.empty.link.label}</ButtonLink>
          </EmptyState>
        )}
      </Section>
      <Section tone="sea" title={words.timing.title} intro={words.timing.intro}>
        <TimingNotes notes={timingNotes} />
      </Section>
      {sessions.past.length > 0 && (
        <Section title={words.past.title}>
          <SessionTable caption={words.past.caption} sessions={sessions.past} canRegister={false} />
        </Section>
      )}
      <ClosingCall {...words.closing} />
    </>
  );
}
