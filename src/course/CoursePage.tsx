import { useCourseSections } from './course-sections.tsx';
import type { WithMedia } from '../media/media-props.ts';
import type { CourseProps } from './course-props.ts';
import { courseSections } from '../app/page-sections.ts';
import { useShell } from '../app/shell.tsx';
import { ContentBlock } from '../ui/ContentBlock.tsx';
import { CourseAside } from './CourseAside.tsx';
import { useCourseWords } from './course-words.ts';
import { CourseColumns } from '../catalogue/CourseColumns.tsx';
import { CourseFactsPanel } from './CourseFactsPanel.tsx';
import { CourseHeader } from './CourseHeader.tsx';
import { RelatedCourses } from './RelatedCourses.tsx';
import { SectionLinks } from './tabs/SectionLinks.tsx';

/** A page of a named course that is read from top to bottom, with links to its sections. */
const sectionedPage = (template: 'course-standard' | 'course-single', action: 'enrollNow' | 'registerNow') =>
  function SectionedCourse(props: WithMedia<CourseProps>) {
    const { course, sessions, related } = props;
    const { messages } = useShell();
    const words = useCourseWords(course);
    const sections = useCourseSections(props, courseSections[template]);
    return (
      <>
        <CourseHeader {...props} action={messages.course[action]} />
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
  };

/** The page of a named course in the shared design. */
export const CoursePage = sectionedPage('course-standard', 'enrollNow');

/** The page of a named course that ends with what participants say and the dates. */
export const SingleCoursePage = sectionedPage('course-single', 'registerNow');
