import type { CourseWords } from '../../schemas/types.ts';
import { useShell } from '../shell.tsx';
import { ButtonLink } from './ButtonLink.tsx';

export interface CourseActionsProps {
  readonly words: CourseWords;
  /** The address of the registration form, for the session whose date is shown next to it. */
  readonly registerTo: string;
  /** Whether there is an upcoming session; if not, visitors may ask for one. */
  readonly hasDate: boolean;
}

/** The next steps for a course: register and, if no date is set, ask for one. */
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
