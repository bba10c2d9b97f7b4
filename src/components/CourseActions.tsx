import type { CourseWords } from '../../schemas/types.ts';
import { useShell } from '../shell.tsx';
import { ButtonLink } from './ButtonLink.tsx';

export interface CourseActionsProps {
  readonly words: CourseWords;
  /** The address of the registration, for the session whose date stands beside it. */
  readonly registerTo: string;
  /** Whether a session is to come; where there is none, visitors may ask for one. */
  readonly hasDate: boolean;
}

/** What to do next about a course: register and, where no date is set, ask for one. */
export function CourseActions({ registerTo, words, hasDate }: CourseActionsProps) {
  const { registerNow } = useShell().messages.course;
  const { ask } = words.sessions;
  return (
    <>
      <ButtonLink to={registerTo}>{registerNow}</ButtonLink>
      {!hasDate && (
        <ButtonLink variant="secondary" to={ask.to}>
          {ask.label}
        </ButtonLink>
      )}
    </>
  );
}
