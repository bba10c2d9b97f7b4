import { useCourseSections } from './course-sections.tsx';
import type { CourseProps } from './course-props.ts';
import { courseSections } from '../app/page-sections.ts';
import { ContentBlock } from '../ui/ContentBlock.tsx';
import { NamedCourse } from './NamedCourse.tsx';
import { SectionLinks } from './tabs/SectionLinks.tsx';

/** A page of a named course that is read from top to bottom, with links to its sections. */
const sectionedPage = (template: 'course-standard' | 'course-single', action: 'enrollNow' | 'registerNow') =>
  function SectionedCourse(props: CourseProps) {
    const sections = useCourseSections(props, courseSections[template]);
    return (
      <NamedCourse props={props} action={action}>
        {sections.length > 1 && <SectionLinks sections={sections} />}
        {sections.map(({ id, title, content }) => (
          <ContentBlock key={id} id={id} title={title}>
            {content}
          </ContentBlock>
        ))}
      </NamedCourse>
    );
  };

/** The page of a named course in the shared design. */
export const CoursePage = sectionedPage('course-standard', 'enrollNow');

/** The page of a named course that ends with what participants say and the dates. */
export const SingleCoursePage = sectionedPage('course-single', 'registerNow');
