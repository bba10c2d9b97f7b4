import { useMemo } from 'react';
import { cardFilter } from '../catalogue/filter-courses.ts';
import { groupCourses } from '../catalogue/group-courses.ts';
import { useCriteria } from '../catalogue/use-criteria.ts';
import { ClosingCall } from '../components/ClosingCall.tsx';
import { CourseFilter } from '../components/CourseFilter.tsx';
import { CourseGroups } from '../components/CourseGroups.tsx';
import { NoCourses } from '../components/NoCourses.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { ResultsBar } from '../components/ResultsBar.tsx';
import { plural } from '../format.ts';
import type { CatalogueProps } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import styles from './CataloguePage.module.css';

/** The catalogue with its filter. */
export function CataloguePage({ words, categories, courses, keywords }: CatalogueProps) {
  const { messages, locale } = useShell();
  const { criteria, inWords, setCriteria } = useCriteria(categories);
  const filter = useMemo(() => cardFilter({ categories, courses, keywords }), [categories, courses, keywords]);
  const shown = filter(criteria);
  return (
    <>
      <PageHeader title={words.title} intro={words.intro} />
      <div className={styles.page}>
        <CourseFilter categories={categories} criteria={criteria} onChange={setCriteria} />
        <div className="by-query">
          <ResultsBar criteria={inWords} onRemove={(name) => setCriteria({ [name]: '' }, 'push')}>
            {plural(messages.catalogue.results, shown.length, locale)}
          </ResultsBar>
          {shown.length === 0 ? (
            <NoCourses criteria={inWords} />
          ) : (
            <CourseGroups groups={groupCourses(categories, shown)} />
          )}
        </div>
      </div>
      {words.closing && <ClosingCall {...words.closing} />}
    </>
  );
}
