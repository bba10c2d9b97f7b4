import type { CourseWords } from '../../schemas/types.ts';
import { courseFacts } from './course-facts.ts';
import { courseLink, sessionLink } from '../sessions/registration-address.ts';
import { nextOf } from '../sessions/session-text.ts';
import { useComingSessions } from '../sessions/use-coming-sessions.ts';
import { useToday } from '../ui/hooks/use-today.ts';
import type { CourseProps } from './course-props.ts';
import { useShell } from '../app/shell.tsx';
import { CourseActions } from './CourseActions.tsx';
import { FactsPanel } from './FactsPanel.tsx';
import { ShareLinks } from '../ui/ShareLinks.tsx';

export interface CourseFactsPanelProps extends Pick<CourseProps, 'course' | 'sessions'> {
  readonly words: CourseWords;
}

/** The facts of a named course with its next date and a link to the registration. */
export function CourseFactsPanel({ course, words, sessions }: CourseFactsPanelProps) {
  const shell = useShell();
  const today = useToday();
  const next = nextOf(useComingSessions(sessions));
  const facts = courseFacts(course, { ...shell, next }, today);
  return (
    <FactsPanel title={words.factsTitle} facts={facts} picture={course.picture}>
      <CourseActions
        link={next ? sessionLink(next, shell) : courseLink(course, shell)}
        words={words}
        hasDate={next !== undefined}
      />
      <ShareLinks title={course.title} />
    </FactsPanel>
  );
}
