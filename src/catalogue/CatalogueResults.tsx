import { useEffect } from 'react';
import type { Criteria } from './find/criteria.ts';
import type { IndexState } from './find/use-course-index.ts';
import type { Results } from './find/use-results.ts';
import { plural } from '../app/format.ts';
import { useShell } from '../app/shell.tsx';
import { Button } from '../ui/Button.tsx';
import * as styles from './CatalogueResults.module.css';
import { CourseGroups } from './CourseGroups.tsx';
import { NoMatch } from './NoMatch.tsx';
import { ResultsBar, type ResultsBarProps } from './ResultsBar.tsx';
import { ShowMore, type ShowMoreProps } from './ShowMore.tsx';

export interface CatalogueResultsProps
  extends
    Pick<ShowMoreProps, 'onAsk' | 'onReach'>,
    Pick<ResultsBarProps<keyof Criteria>, 'criteria' | 'onRemove' | 'aside'> {
  /** Undefined while the index is loading. */
  readonly results: Results | undefined;
  readonly state: IndexState;
  /** Whether more courses have been requested than are shown. */
  readonly isWaiting: boolean;
  readonly onLoad: () => void;
}

/** The number of matching courses, the courses, and a way to show more of them. */
export function CatalogueResults({ results, state, isWaiting, onLoad, ...rest }: CatalogueResultsProps) {
  const { criteria, onRemove, aside, onAsk, onReach } = rest;
  const { messages, locale } = useShell();
  const isNeeded = results === undefined || isWaiting;
  useEffect(() => {
    if (isNeeded && state.kind === 'waiting') onLoad();
  }, [isNeeded, state.kind, onLoad]);
  const hasFailed = isNeeded && state.kind === 'failed';
  const isReady = state.kind === 'ready';
  return (
    <>
      <ResultsBar criteria={criteria} onRemove={onRemove} aside={aside}>
        {results && plural(messages.catalogue.results, results.count, locale)}
        {!results && !hasFailed && messages.catalogue.loading}
      </ResultsBar>
      {results ? (
        <Found results={results} criteria={criteria} />
      ) : (
        <div className={styles.room} aria-busy={!hasFailed} />
      )}
      {results && !hasFailed && <ShowMore {...{ results, onAsk, onReach, isReady }} isLoading={isWaiting} />}
      {hasFailed && <LoadFailure retry={onLoad} />}
    </>
  );
}

interface FoundProps extends Pick<CatalogueResultsProps, 'criteria'> {
  readonly results: Results;
}

function Found({ results: { count, groups, isOverview, missing = '' }, criteria }: FoundProps) {
  return count > 0 ? (
    <CourseGroups groups={groups} hasJump={isOverview} isOverview={isOverview} />
  ) : (
    <NoMatch sought={criteria.find(({ name }) => name === 'q')?.text} missing={missing} />
  );
}

interface LoadFailureProps {
  readonly retry: () => void;
}

function LoadFailure({ retry }: LoadFailureProps) {
  const { catalogue, errors } = useShell().messages;
  return (
    <div role="alert" className={styles.failure}>
      <p>{catalogue.loadFailed}</p>
      <Button onClick={retry}>{errors.loadFailed.retry}</Button>
    </div>
  );
}
