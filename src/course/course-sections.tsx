// The designs of course pages show the same sections in another order. A section that a course has nothing for is left
// out here, once: of the page, of the links to its sections and of its tabs.
import { type ReactNode, useRef, useState } from 'react';
import type { CourseWords } from '../../schemas/types.ts';
import { formatNumber, inOneLine, plural } from '../app/format.ts';
import type { WithMedia } from '../app/media-slots.ts';
import type { CoursePageCourse, CourseProps, Shell } from '../app/page-props.ts';
import type { courseSections } from '../app/page-sections.ts';
import { useShell } from '../app/shell.tsx';
import { CheckList } from '../sections/CheckList.tsx';
import { QuestionList } from '../sections/QuestionList.tsx';
import { CourseSessions } from '../sessions/CourseSessions.tsx';
import { TrainerList } from '../trainers/TrainerList.tsx';
import { Button } from '../ui/Button.tsx';
import * as disclosure from '../ui/Disclosure.module.css';
import { Icon } from '../ui/Icon.tsx';
import { Prose } from '../ui/Prose.tsx';
import * as curriculumStyles from './Curriculum.module.css';
import { FactList } from './FactList.tsx';
import * as styles from './ReviewList.module.css';

// Modules open one by one, natively. The button that opens all of them is useless without JavaScript, so it is not
// shown then.

interface CurriculumModuleProps {
  readonly module: CoursePageCourse['curriculum'][number];
  /** From 1. */
  readonly number: number;
}

/** One module: a disclosure where it has topics, a plain line where it has none. */
function CurriculumModule({ module, number }: CurriculumModuleProps) {
  const { messages, locale } = useShell();
  const label = (
    <>
      <span className={curriculumStyles.number} aria-hidden="true">
        {formatNumber(number, locale, { integer: 2 })}
      </span>
      <h3 className={disclosure.title}>{module.title}</h3>
    </>
  );
  if (module.topics.length === 0) return <li className={disclosure.plain}>{label}</li>;
  return (
    <li>
      <details className={disclosure.item} open={number === 1}>
        <summary className={disclosure.summary}>
          {label}
          <span className={curriculumStyles.topicCount}>
            {plural(messages.course.topics, module.topics.length, locale)}
          </span>
          <Icon name="chevron" />
        </summary>
        <ul className={curriculumStyles.topics}>
          {module.topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}

interface CurriculumProps {
  readonly modules: CoursePageCourse['curriculum'];
}

/** The modules of a course, each opening to its topics. */
function Curriculum({ modules }: CurriculumProps) {
  const { messages, locale } = useShell();
  const list = useRef<HTMLOListElement>(null);
  const [areOpen, setAreOpen] = useState(false);
  const toggleAll = () => {
    for (const module of list.current?.querySelectorAll('details') ?? []) module.open = !areOpen;
    setAreOpen(!areOpen);
  };
  return (
    <>
      <div className={curriculumStyles.head}>
        <p className={curriculumStyles.count}>{plural(messages.course.modules, modules.length, locale)}</p>
        <span className="script-only">
          <Button variant="quiet" type="button" onClick={toggleAll}>
            {areOpen ? messages.course.collapseAll : messages.course.expandAll}
          </Button>
        </span>
      </div>
      <ol ref={list} className={disclosure.list}>
        {modules.map((module, position) => (
          <CurriculumModule key={module.title} module={module} number={position + 1} />
        ))}
      </ol>
    </>
  );
}

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
