// The sections of a course that no script changes. Only the server makes them: the browser finds them on the page.
import type { courseSections } from '../app/page-sections.ts';
import { formatNumber, inOneLine, plural } from '../app/format.ts';
import type { ReactNode } from 'react';
import type { CourseWords } from '../../schemas/types.ts';
import type { CoursePageCourse } from './course-props.ts';
import { CheckList } from '../sections/CheckList.tsx';
import { QuestionList } from '../sections/QuestionList.tsx';
import { useShell } from '../app/shell.tsx';
import { TrainerList } from '../trainers/TrainerList.tsx';
import { Button } from '../ui/Button.tsx';
import { ContentBlock } from '../ui/ContentBlock.tsx';
import * as disclosure from '../ui/Disclosure.module.css';
import { Prose } from '../ui/Prose.tsx';
import { FactList } from './FactList.tsx';

// Modules open one by one, natively. The button that opens all of them is useless without JavaScript, so it is not
// shown then.

interface CurriculumModuleProps {
  readonly module: CoursePageCourse['curriculum'][number];
  /** From 1. */
  readonly number: number;
}

/** One module: a disclosure where it has topics, a plain line where it has none. */
function CurriculumModule({ module, number }: CurriculumModuleProps) {
  const shell = useShell();
  const label = (
    <>
      <span aria-hidden="true">{formatNumber(number, shell, { integer: 2 })}</span>
      <h3>{module.title}</h3>
    </>
  );
  if (module.topics.length === 0) return <li className={disclosure.plain}>{label}</li>;
  return (
    <li>
      <details open={number === 1}>
        <summary>
          {label}
          <span>{plural(shell.messages.course.topics, module.topics.length, shell)}</span>
        </summary>
        <ul>
          {module.topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function Curriculum({ modules = [] }: { readonly modules: CoursePageCourse['curriculum'] }) {
  const shell = useShell();
  return (
    <>
      <div className="curriculum-head">
        <p className="curriculum-count">{plural(shell.messages.course.modules, modules.length, shell)}</p>
        <span className="script-only">
          <Button variant="quiet" type="button">
            {shell.messages.course.expandAll}
          </Button>
        </span>
      </div>
      <ol className={`${disclosure.items} ${disclosure.list} modules`}>
        {modules.map((module, position) => (
          <CurriculumModule key={module.title} module={module} number={position + 1} />
        ))}
      </ol>
    </>
  );
}

interface ReviewListProps {
  readonly reviews: NonNullable<CoursePageCourse['reviews']>;
  /** Shown instead of an empty list. */
  readonly emptyText: string | undefined;
}

function ReviewList({ reviews, emptyText }: ReviewListProps) {
  if (reviews.length === 0) return <p className="review-empty">{emptyText}</p>;
  return (
    <ul className="review-list">
      {reviews.map(({ name, text, ...origin }) => (
        <li key={name}>
          <figure>
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <figcaption>
              {name}
              {(origin.role ?? origin.date) && <span>{inOneLine([origin.role, origin.date])}</span>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

interface LeadershipDetailsProps {
  readonly words: CourseWords['details'];
  readonly details: NonNullable<CoursePageCourse['leadershipDetails']>;
}

/** The detailed programme of a generic course page: five lists, the last by day or module. */
function LeadershipDetails({ words, details }: LeadershipDetailsProps) {
  const { agenda = [] } = details;
  return (
    <ContentBlock title={words.title}>
      <div className="programme-lists">
        {(['objectives', 'benefits', 'eligibility', 'courseContents'] as const).map((name) =>
          list(details[name], (items) => (
            <section key={name}>
              <h3 className="programme-title">{words[name]}</h3>
              <CheckList items={items} />
            </section>
          )),
        )}
      </div>
      {agenda.length > 0 && (
        <>
          <h3 className="programme-title">{words.agenda}</h3>
          <ol className="programme-agenda">
            {agenda.map((entry) => (
              <li key={entry.label} className="programme-day">
                <h4 className="programme-label">{entry.label}</h4>
                <ul className="programme-topics">
                  {entry.topics.map((topic) => (
                    <li key={topic}>{topic}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </>
      )}
    </ContentBlock>
  );
}

/** The names of the sections, which are their fragments. Reviews and stories are the same under two headings. */
export type SectionName = (typeof courseSections)['course-standard' | 'course-single'][number];

/** The names of those that no script changes, and of the details of a programme. */
type StaticName = Exclude<SectionName, 'video' | 'sessions' | 'documents'> | 'programme';

/** What each of these shows; a section that a course has nothing for is absent. */
export type StaticSections = Readonly<Partial<Record<StaticName, ReactNode>>>;

function list<Item>(items: readonly Item[] | undefined, show: (items: readonly Item[]) => ReactNode): ReactNode {
  return items && items.length > 0 ? show(items) : undefined;
}

/** A course may say that it has no reviews yet; one that says nothing of reviews has no such section. */
function reviewsOf({ reviews }: CoursePageCourse, { noReviews }: CourseWords): ReactNode {
  if (!reviews || (reviews.length === 0 && noReviews === undefined)) return undefined;
  return <ReviewList reviews={reviews} emptyText={noReviews} />;
}

/** Makes the static sections of a course. */
export function staticSections(course: CoursePageCourse, words: CourseWords): StaticSections {
  const reviews = reviewsOf(course, words);
  const { overviewHtml, questions, leadershipDetails: details = {} } = course;
  return {
    objectives: list(course.objectives, (items) => <CheckList items={items} columns={2} />),
    about: overviewHtml === undefined ? undefined : <Prose html={overviewHtml} />,
    'key-facts': list(course.facts, (facts) => <FactList facts={facts} layout="columns" />),
    curriculum: list(course.curriculum, (modules) => <Curriculum modules={modules} />),
    features: list(course.features, (items) => <CheckList items={items} columns={2} />),
    trainers: course.trainers && <TrainerList trainers={course.trainers} />,
    questions: questions && <QuestionList questions={questions} />,
    reviews,
    stories: reviews,
    programme: Object.values(details).some(({ length }) => length > 0) ? (
      <LeadershipDetails words={words.details} details={details} />
    ) : undefined,
  };
}
