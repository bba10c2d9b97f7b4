import { useMemo } from 'react';
import { isSought, useCriteria } from './find/criteria.ts';
import { cardFilter, missingWords } from './find/filter-courses.ts';
import { groupCourses, oneGroup, withSubjects } from './find/group-courses.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { useCompared } from './compare/compared.ts';
import { CompareView } from './compare/CompareView.tsx';
import { CourseFilter, SortField } from './CourseFilter.tsx';
import { CourseGroups } from './CourseGroups.tsx';
import { NoMatch } from './NoMatch.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { ResultsBar } from './ResultsBar.tsx';
import { plural } from '../app/format.ts';
import { useToday } from '../ui/hooks/use-today.ts';
import type { CatalogueProps } from './catalogue-props.ts';
import { useShell } from '../app/shell.tsx';
import * as styles from './CataloguePage.module.css';

/** The most courses of a catalogue that is too small for rows of three. */
const FEW = 6;

/** The catalogue with its filter. */
export function CataloguePage(props: CatalogueProps) {
  const { words, categories, picture, closingPicture } = props;
  const shell = useShell();
  const { criteria, inWords, part, setCriteria } = useCriteria(props);
  const { compared } = useCompared();
  // A single course is neither sought nor compared.
  const isChoice = props.courses.length > 1;
  const filter = useMemo(() => cardFilter(props), [props]);
  const shown = filter(criteria, useToday());
  const groups = isSought(criteria) ? oneGroup(shown) : withSubjects(groupCourses(categories, shown), categories);
  if (compared.length > 0) return <CompareView names={compared} />;
  return (
    <>
      <PageHeader title={part ?? words.title} intro={words.intro} picture={picture} />
      <div className={styles.page}>
        {isChoice && <CourseFilter options={props} criteria={criteria} onChange={setCriteria} />}
        <div className="by-query">
          <ResultsBar
            criteria={inWords}
            onRemove={(name) => setCriteria({ [name]: '' }, 'push')}
            aside={shown.length > 1 && <SortField sorts={props.sorts} criteria={criteria} onChange={setCriteria} />}
          >
            {plural(shell.messages.catalogue.results, shown.length, shell)}
          </ResultsBar>
          {shown.length === 0 ? (
            <NoMatch criteria={inWords} missing={missingWords(criteria.q, filter)} courses={props.courses} />
          ) : (
            <CourseGroups groups={groups} hasTicks={isChoice} hasLead={props.courses.length <= FEW} />
          )}
        </div>
      </div>
      {words.closing && <ClosingCall {...words.closing} picture={closingPicture} />}
    </>
  );
}
