// The designs of course pages show the same sections in another order. A section that a course has nothing for is left
// out here, once: of the page, of the links to its sections and of its tabs.
import type { ReactNode } from 'react';
import type { CourseWords } from '../../schemas/types.ts';
import { CheckList } from '../sections/CheckList.tsx';
import { CourseSessions } from '../sessions/CourseSessions.tsx';
import { Prose } from '../ui/Prose.tsx';
import { QuestionList } from '../sections/QuestionList.tsx';
import { TrainerList } from '../trainers/TrainerList.tsx';
import type { WithMedia } from '../app/media-slots.ts';
import type { CourseProps, Shell, CoursePageCourse } from '../app/page-props.ts';
import type { courseSections } from '../app/page-sections.ts';
import { useShell } from '../app/shell.tsx';
import { inOneLine } from '../app/format.ts';
import { Curriculum } from './Curriculum.tsx';
import { FactList } from './FactList.tsx';
import * as styles from './ReviewList.module.css';

type Review = NonNullable<CoursePageCourse['reviews']>[number];

interface ReviewListProps {
  readonly reviews: readonly Review[];
  /** Shown instead of an empty list. */
  readonly emptyText: string | undefined;
}

/** What the participant does, and when they said it. */
function Origin({ role, date }: Pick<Review, 'role' | 'date'>) {
  const text = inOneLine([role, date]);
  return text !== '' && <span className={styles.origin}>{text}</span>;
}

/** What participants said about a course. */
function ReviewList({ reviews, emptyText }: ReviewListProps) {
  if (reviews.length === 0) return <p className={styles.empty}>{emptyText}</p>;
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <li key={review.name}>
          <figure className={styles.review}>
            <blockquote className={styles.text}>
              <p>{review.text}</p>
            </blockquote>
            <figcaption className={styles.name}>
              {review.name}
              <Origin {...review} />
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** A part of a course page; `id` is its fragment. */
export interface ShownSection {
  readonly id: SectionName;
  readonly title: string;
  readonly content: ReactNode;
}

/** The names of the sections, which are their fragments. Reviews and stories are the same under two headings. */
export type SectionName = (typeof courseSections)['course-standard' | 'course-single'][number];

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

function list<Item>(items: readonly Item[], show: (items: readonly Item[]) => ReactNode): ReactNode {
  return items.length === 0 ? undefined : show(items);
}

/** A course may say that it has no reviews yet; one that says nothing of reviews has no such section. */
function reviewsOf({ reviews }: CourseProps['course'], { noReviews }: CourseWords): ReactNode {
  if (!reviews || (reviews.length === 0 && noReviews === undefined)) return undefined;
  return <ReviewList reviews={reviews} emptyText={noReviews} />;
}

/** What the sections of a course show. */
export type SectionProps = WithMedia<Pick<CourseProps, 'course' | 'words' | 'sessions' | 'video'>>;

/** Returns the named sections in their order, without those that the course has nothing for. */
export function useCourseSections(
  { course, words, sessions, video, media }: SectionProps,
  names: readonly SectionName[],
): readonly ShownSection[] {
  const { messages } = useShell();
  const reviews = reviewsOf(course, words);
  const contents: Readonly<Record<SectionName, ReactNode>> = {
    video: media?.video,
    objectives: list(course.objectives, (items) => <CheckList items={items} columns={2} />),
    about: course.overviewHtml === undefined ? undefined : <Prose html={course.overviewHtml} />,
    'key-facts': list(course.facts, (facts) => <FactList facts={facts} layout="columns" />),
    curriculum: list(course.curriculum, (modules) => <Curriculum modules={modules} />),
    features: list(course.features, (items) => <CheckList items={items} columns={2} />),
    trainers: list(course.trainers ?? [], (trainers) => <TrainerList trainers={trainers} />),
    sessions:
      sessions.length > 0 || words.sessions.ask ? (
        <CourseSessions words={words.sessions} sessions={sessions} />
      ) : undefined,
    documents: media?.documents,
    questions: course.questions && <QuestionList questions={course.questions} />,
    reviews,
    stories: reviews,
  };
  return names.flatMap((id) => {
    const content = contents[id];
    return content === undefined ? [] : [{ id, title: titles[id](words, messages, video?.title), content }];
  });
}
