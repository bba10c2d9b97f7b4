import { useMemo } from 'react';
import { isSought } from '../catalogue/criteria.ts';
import { cardFilter } from '../catalogue/filter-courses.ts';
import { groupCourses, oneGroup, withSubjects } from '../catalogue/group-courses.ts';
import { missingWords } from '../catalogue/missing-words.ts';
import { useCriteria } from '../catalogue/use-criteria.ts';
import { ClosingCall } from '../components/ClosingCall.tsx';
import { CourseFilter } from '../components/CourseFilter.tsx';
import { CourseGroups } from '../components/CourseGroups.tsx';
import { NoMatch } from '../components/NoMatch.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { ResultsBar } from '../components/ResultsBar.tsx';
import { SortField } from '../components/SortField.tsx';
import { plural } from '../format.ts';
import { useToday } from '../hooks/use-today.ts';
import type { CatalogueProps } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import * as styles from './CataloguePage.module.css';

/** The catalogue with its filter. */
export function CataloguePage(props: CatalogueProps) {
  const { words, categories, picture, closingPicture } = props;
  const { messages, locale } = useShell();
  const { criteria, inWords, part, setCriteria } = useCriteria(props);
  const filter = useMemo(() => cardFilter(props), [props]);
  const shown = filter(criteria, useToday());
  const groups = isSought(criteria) ? oneGroup(shown) : withSubjects(groupCourses(categories, shown), categories);
  return (
    <>
      <PageHeader title={part ?? words.title} intro={words.intro} picture={picture} />
      <div className={styles.page}>
        <CourseFilter options={props} criteria={criteria} onChange={setCriteria} />
        <div className="by-query">
          <ResultsBar
            criteria={inWords}
            onRemove={(name) => setCriteria({ [name]: '' }, 'push')}
            aside={shown.length > 1 && <SortField criteria={criteria} onChange={setCriteria} />}
          >
            {plural(messages.catalogue.results, shown.length, locale)}
          </ResultsBar>
          {shown.length === 0 ? (
            <NoMatch sought={criteria.q} missing={missingWords(criteria.q, filter)} />
          ) : (
            <CourseGroups groups={groups} />
          )}
        </div>
      </div>
      {words.closing && <ClosingCall {...words.closing} picture={closingPicture} />}
    </>
  );
}
