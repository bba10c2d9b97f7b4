import { filterCourses, isFiltered, NO_CRITERIA } from '../catalogue/filter-courses.ts';
import { groupCourses } from '../catalogue/group-courses.ts';
import { useQuery } from '../catalogue/use-query.ts';
import { Button } from '../components/Button.tsx';
import { ClosingCall } from '../components/ClosingCall.tsx';
import { CourseFilter } from '../components/CourseFilter.tsx';
import { CourseGroups } from '../components/CourseGroups.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { plural } from '../format.ts';
import type { CatalogueProps } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import styles from './CataloguePage.module.css';

/** The catalogue with its filter. */
export function CataloguePage({ words, categories, courses }: CatalogueProps) {
  const { messages, locale } = useShell();
  const [criteria, setCriteria] = useQuery(NO_CRITERIA);
  const shown = filterCourses(courses, categories, criteria);
  const reset = (
    <Button variant="secondary" size="small" onClick={() => setCriteria(NO_CRITERIA, 'push')}>
      {messages.catalogue.reset}
    </Button>
  );
  return (
    <>
      <PageHeader title={words.title} intro={words.intro} />
      <div className={styles.page}>
        <CourseFilter categories={categories} criteria={criteria} onChange={setCriteria} />
        <div className={styles.bar}>
          <p role="status" className={styles.count}>
            {plural(messages.catalogue.results, shown.length, locale)}
          </p>
          {isFiltered(criteria) && shown.length > 0 && reset}
        </div>
        {shown.length === 0 ? (
          <EmptyState icon="search" text={messages.catalogue.noMatch}>
            {reset}
          </EmptyState>
        ) : (
          <CourseGroups groups={groupCourses(categories, shown)} />
        )}
      </div>
      <ClosingCall {...words.closing} />
    </>
  );
}
