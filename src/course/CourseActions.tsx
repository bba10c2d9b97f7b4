import type { CourseWords } from '../../schemas/types.ts';
import type { RegistrationLink } from '../sessions/session-props.ts';
import { useShell } from '../app/shell.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { RegisterLink } from '../sessions/RegisterLink.tsx';

export interface CourseActionsProps {
  readonly words: CourseWords;
  /** Where to register, for the session whose date is shown next to it. */
  readonly link: RegistrationLink;
  /** Whether there is an upcoming session. */
  readonly hasDate: boolean;
}

/** The next steps for a course: register, or ask for another date where none can be registered for. */
export function CourseActions({ link, words, hasDate }: CourseActionsProps) {
  const { registerNow } = useShell().messages.course;
  const { ask } = words.sessions;
  return (
    <>
      <RegisterLink link={link} text={registerNow} />
      {!(hasDate && link.registerTo) && ask && (
        <ButtonLink variant="secondary" to={ask.to}>
          {ask.label}
        </ButtonLink>
      )}
    </>
  );
}
