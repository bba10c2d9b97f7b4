import { useLocation, useSearchParams } from 'react-router-dom';
import { fill, fullTitle } from '../app/format.ts';
import { useShell } from '../app/shell.tsx';
import type { CourseCard } from '../course/course-props.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { TitleLinks } from '../ui/TitleOf.tsx';
import * as groupStyles from './CourseGroups.module.css';
import type { Criteria, Criterion } from './find/criteria.ts';

export interface NoMatchProps {
  readonly criteria: readonly Criterion<keyof Criteria>[];
  /** The words that were sought and found nothing; empty where each finds something. */
  readonly missing: string;
  /** Courses of which the best known are offered; none by default. */
  readonly courses?: readonly CourseCard[];
}

/** How many courses are offered. */
const POPULAR = 6;

/** The courses with the most reviews. */
function Popular({ courses }: Required<Pick<NoMatchProps, 'courses'>>) {
  const { popular } = useShell().messages.errors.help;
  const most = [...courses].sort((a, b) => (b.reviewCount ?? 0) - (a.reviewCount ?? 0)).slice(0, POPULAR);
  return (
    <section aria-labelledby="popular-courses">
      <div className={groupStyles.head}>
        <h2 id="popular-courses">{popular}</h2>
      </div>
      <TitleLinks
        links={most.map((course) => ({ to: course.address, label: fullTitle(course) }))}
        className={groupStyles.links}
      />
    </section>
  );
}

function withoutOne(parameters: URLSearchParams, name: string): string {
  const others = new URLSearchParams(parameters);
  others.delete(name);
  return others.toString();
}

/** Shown in place of courses where none meets the criteria: which words find nothing, and what to try. */
export function NoMatch({ criteria, missing, courses = [] }: NoMatchProps) {
  const { addresses, messages } = useShell();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const { noMatch, noWord, without } = messages.catalogue;
  const lost = missing.split(' ');
  const sought = criteria.find(({ name }) => name === 'q')?.text ?? '';
  const rest = sought.split(/\s+/).filter((word) => word !== '' && !lost.includes(word));
  return (
    <div className={groupStyles.groups}>
      <EmptyState icon="search" text={noMatch}>
        {missing !== '' && <p>{fill(noWord, { words: missing })}</p>}
        {missing !== '' && rest.length > 0 && (
          <ButtonLink to={`${addresses.catalogue}?${new URLSearchParams({ q: rest.join(' ') }).toString()}`}>
            {fill(without, { words: missing })}
          </ButtonLink>
        )}
        {criteria.length > 1 &&
          criteria.map(({ name, text }) => (
            <ButtonLink key={name} to={`${pathname}?${withoutOne(parameters, name)}`} variant="secondary">
              {fill(without, { words: text })}
            </ButtonLink>
          ))}
        <ButtonLink to={addresses.catalogue} variant="secondary">
          {messages.navigation.allCourses}
        </ButtonLink>
      </EmptyState>
      {courses.length > 0 && <Popular courses={courses} />}
    </div>
  );
}
