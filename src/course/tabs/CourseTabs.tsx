// The two tabbed designs of course pages differ in their sidebar and in the programme details; they share these tabs.
import type { ReactNode } from 'react';
import { useCourseSections, type SectionName, type SectionProps, type ShownSection } from '../course-sections.tsx';
import { useShell } from '../../app/shell.tsx';
import { ContentBlock } from '../../ui/ContentBlock.tsx';
import { Tabs } from './Tabs.tsx';

export interface CourseTabsProps {
  readonly props: SectionProps;
  /** Shown below the curriculum in its tab. */
  readonly programme?: ReactNode;
}

const inOverview: readonly SectionName[] = [
  'video',
  'objectives',
  'sessions',
  'about',
  'key-facts',
  'features',
  'trainers',
  'documents',
  'questions',
];

/** The ids of these are those of the tabs' panels, or part of the text within one. */
const linked = new Set<SectionName>([
  'video',
  'objectives',
  'sessions',
  'about',
  'key-facts',
  'trainers',
  'documents',
  'questions',
]);

const blocks = (sections: readonly ShownSection[]): ReactNode =>
  sections.map(({ id, title, content }) => (
    <ContentBlock key={id} {...(linked.has(id) ? { id } : {})} title={title}>
      {content}
    </ContentBlock>
  ));

/** The tabs Overview, Curriculum and Success Stories of a course, as far as it has something for them. */
export function CourseTabs({ props, programme }: CourseTabsProps) {
  const { words } = props;
  const { messages } = useShell();
  const overview = useCourseSections(props, inOverview);
  const curriculum = useCourseSections(props, ['curriculum']);
  const stories = useCourseSections(props, ['stories']);
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
