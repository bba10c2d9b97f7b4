// The two tabbed designs of course pages differ in their sidebar and in the programme details; they share these tabs.
import type { ReactNode } from 'react';
import { useCourseSections, type SectionName, type ShownSection } from './course-sections.tsx';
import type { CourseProps } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import { ContentBlock } from './ContentBlock.tsx';
import { Tabs } from './Tabs.tsx';

export type CourseTabsProps = Pick<CourseProps, 'words' | 'course' | 'sessions'> & {
  /** Shown below the curriculum in its tab. */
  readonly programme?: ReactNode;
};

const inOverview: readonly SectionName[] = [
  'objectives',
  'about',
  'key-facts',
  'features',
  'trainers',
  'sessions',
  'questions',
];

/** The ids of these are those of the tabs' panels, or part of the text within one. */
const linked = new Set<SectionName>(['objectives', 'about', 'key-facts', 'trainers', 'questions']);

const blocks = (sections: readonly ShownSection[]): ReactNode =>
  sections.map(({ id, title, content }) => (
    <ContentBlock key={id} {...(linked.has(id) ? { id } : {})} title={title}>
      {content}
    </ContentBlock>
  ));

/** The tabs Overview, Curriculum and Success Stories of a course, as far as it has something for them. */
export function CourseTabs({ words, course, sessions, programme }: CourseTabsProps) {
  const { messages } = useShell();
  const all = { words, course, sessions };
  const overview = useCourseSections(all, inOverview);
  const curriculum = useCourseSections(all, ['curriculum']);
  const stories = useCourseSections(all, ['stories']);
  const hasProgramme = curriculum.length > 0 || programme !== undefined;
  const tabs = [
    { id: 'overview', title: words.overviewTitle, content: blocks(overview) },
    ...(hasProgramme
      ? [
          {
            id: 'curriculum',
            title: words.curriculumTitle,
            content: (
              <>
                {blocks(curriculum)}
                {programme}
              </>
            ),
          },
        ]
      : []),
    ...(stories.length > 0 ? [{ id: 'success-stories', title: words.storiesTitle, content: blocks(stories) }] : []),
  ];
  return tabs.length === 1 ? tabs[0]?.content : <Tabs label={messages.course.sections} tabs={tabs} />;
}
