// The designs of course pages show the same sections in another order. A section that a course has nothing for is left
// out here, once: of the page, of the links to its sections and of its tabs.
import type { MouseEvent, ReactNode } from 'react';
import type { CourseWords } from '../../schemas/types.ts';
import { mediaSlots } from '../app/media-slots.ts';
import type { Shell } from '../app/shell-props.ts';
import type { CourseProps } from './course-props.ts';
import { useShell } from '../app/shell.tsx';
import { CourseSessions } from '../sessions/CourseSessions.tsx';
import { Static } from '../ui/Static.tsx';
import { useCourseWords } from './course-words.ts';
import './static-sections.css';
import { type SectionName, type StaticSections, staticSections } from './static-sections.tsx';

/** A part of a course page; `id` is its fragment. */
export interface ShownSection<Id = SectionName> {
  readonly id: Id;
  readonly title: string;
  readonly content: ReactNode;
}

const titles: Readonly<
  Record<SectionName, (words: CourseWords, messages: Shell['messages'], video?: string) => string>
> = {
  video: (_words, _messages, title = '') => title,
  objectives: (words) => words.objectivesTitle,
  about: (words) => words.overviewTitle,
  'key-facts': (words) => words.keyFactsTitle,
  curriculum: (words) => words.curriculumTitle,
  features: (words) => words.featuresTitle,
  trainers: (_, { trainers }) => trainers.title,
  sessions: (words) => words.sessions.title,
  documents: (_, messages) => messages.extras.documents,
  questions: (_, messages) => messages.extras.questions,
  reviews: (words) => words.reviewsTitle,
  stories: (words) => words.storiesTitle,
};

/** What the sections of a course show. */
export type SectionProps = Pick<CourseProps, 'course' | 'sessions' | 'video' | 'documents' | 'parts'>;

/** The button of the curriculum opens all its modules, or closes them. */
function toggleAll(
  { target, currentTarget }: MouseEvent,
  { expandAll, collapseAll }: Shell['messages']['course'],
): void {
  if (!(target instanceof HTMLButtonElement)) return;
  const isOpening = target.textContent === expandAll;
  for (const module of currentTarget.querySelectorAll('details')) module.open = isOpening;
  target.textContent = isOpening ? collapseAll : expandAll;
}

/** Returns the static sections that a course has: what makes them on the server, what the page has of them in the browser. */
export function useStaticSections({ course, parts = {} }: SectionProps): StaticSections {
  const words = useCourseWords(course);
  const { course: messages } = useShell().messages;
  const sections: StaticSections = import.meta.env.SSR ? staticSections(course, words) : parts;
  const shown = Object.entries(sections).flatMap(([name, content]) =>
    content === undefined
      ? []
      : [
          [
            name,
            <Static key={name} name={name} parts={parts} onClick={(event) => toggleAll(event, messages)}>
              {content}
            </Static>,
          ] as const,
        ],
  );
  return Object.fromEntries(shown);
}

/** Returns the named sections in their order, without those that the course has nothing for. */
export function useCourseSections(props: SectionProps, names: readonly SectionName[]): readonly ShownSection[] {
  const { course, sessions, video } = props;
  const media = mediaSlots(props);
  const words = useCourseWords(course);
  const { messages } = useShell();
  const contents: Readonly<Partial<Record<SectionName, ReactNode>>> = {
    ...useStaticSections(props),
    video: media.video,
    sessions:
      sessions.length > 0 || words.sessions.ask ? (
        <CourseSessions words={words.sessions} sessions={sessions} />
      ) : undefined,
    documents: media.documents,
  };
  return names.flatMap((id) => {
    const content = contents[id];
    return content === undefined ? [] : [{ id, title: titles[id](words, messages, video?.title), content }];
  });
}
