import { courseFacts } from '../catalogue/course-facts.ts';
import type { CourseProps } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { FactsPanel } from './FactsPanel.tsx';

export type CourseFactsPanelProps = Pick<CourseProps, 'course' | 'words'>;

/** The facts of a named course with the way to the registration. */
export function CourseFactsPanel({ course, words }: CourseFactsPanelProps) {
  const shell = useShell();
  return (
    <FactsPanel title={words.factsTitle} facts={courseFacts(course, words, shell)} picture={course.picture}>
      <ButtonLink to={course.registerTo}>{shell.messages.course.registerNow}</ButtonLink>
    </FactsPanel>
  );
}
