import { useComingSessions } from './use-coming-sessions.ts';
import type { TrainerProps } from '../trainers/trainer-props.ts';
import { Section, type SectionProps } from '../ui/Section.tsx';
import { useSharedFacts, SessionTable } from './SessionTable.tsx';

export interface SessionBandProps extends SectionProps, Pick<TrainerProps, 'sessions'> {
  /** Describes the table to screen readers. */
  readonly caption: string;
}

/** Sessions to come in a band; nothing where there are none. */
export function SessionBand({ caption, sessions: all, intro, ...band }: SessionBandProps) {
  const sessions = useComingSessions(all);
  const sharedFacts = useSharedFacts(sessions);
  if (sessions.length === 0) return null;
  return (
    <Section {...band} intro={[intro, sharedFacts].filter(Boolean).join(' ')}>
      <SessionTable caption={caption} sessions={sessions} canRegister isGrouped />
    </Section>
  );
}
