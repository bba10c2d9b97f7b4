import { useCourseSections, type SectionName } from './course-sections.tsx';
import type { WithMedia } from '../app/media-slots.ts';
import type { CourseProps } from './course-props.ts';
import { ContentBlock } from '../ui/ContentBlock.tsx';
import { CourseAside } from './CourseAside.tsx';
import { useCourseWords } from './course-words.ts';
import { CourseColumns } from '../catalogue/CourseColumns.tsx';
import { CourseFactsPanel } from './CourseFactsPanel.tsx';
import { CourseHeader } from './CourseHeader.tsx';
import { RelatedCourses } from './RelatedCourses.tsx';
import { SectionLinks } from './tabs/SectionLinks.tsx';

export interface SectionedCourseProps {
  readonly props: WithMedia<CourseProps>;
  /** Text of the registration button. */
  readonly action: string;
  readonly sections: readonly SectionName[];
}

/** The page of a named course that is read from top to bottom, with links to its sections. */
export function SectionedCourse({ props, action, sections: names }: SectionedCourseProps) {
  const { course, sessions, related } = props;
  const words = useCourseWords(course);
  const sections = useCourseSections(props, names);
  return (
    <>
      <CourseHeader {...props} action={action} />
      <CourseColumns
        facts={<CourseFactsPanel course={course} words={words} sessions={sessions} />}
        aside={<CourseAside words={words} course={course} />}
      >
        {sections.length > 1 && <SectionLinks sections={sections} />}
        {sections.map(({ id, title, content }) => (
          <ContentBlock key={id} id={id} title={title}>
            {content}
          </ContentBlock>
        ))}
      </CourseColumns>
      <RelatedCourses title={words.relatedTitle} courses={related} />
    </>
  );
}
