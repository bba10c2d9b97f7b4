import { useEffect, type ReactNode } from 'react';
import type { IndexState } from '../catalogue/use-course-index.ts';
import type { Results } from '../catalogue/use-results.ts';
import { plural } from '../format.ts';
import { useShell } from '../shell.tsx';
import { Button } from './Button.tsx';
import styles from './CatalogueResults.module.css';
import { CourseGroups } from './CourseGroups.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ShowMore, type ShowMoreProps } from './ShowMore.tsx';

export interface CatalogueResultsProps extends Pick<ShowMoreProps, 'onAsk' | 'onReach'> {
  /** Undefined while they wait for the index. */
  readonly results: Results | undefined;
  readonly state: IndexState;
  /** The button that takes the filter away, where there is one. */
  readonly reset: ReactNode;
  /** Whether more courses have been asked for than are shown. */
  readonly isWaiting: boolean;
  readonly onLoad: () => void;
}

/** How many courses meet the criteria, the courses, and the way to more of them. */
export function CatalogueResults({ results, state, reset, isWaiting, onLoad, onAsk, onReach }: CatalogueResultsProps) {
  const isNeeded = results === undefined || isWaiting;
  useEffect(() => {
    if (isNeeded && state.kind === 'waiting') onLoad();
  }, [isNeeded, state.kind, onLoad]);
  const hasFailed = isNeeded && state.kind === 'failed';
  const isReady = state.kind === 'ready';
  return (
    <>
      <Bar results={results} hasFailed={hasFailed}>
        {reset}
      </Bar>
      {results ? <Found results={results} reset={reset} /> : <div className={styles.room} aria-busy={!hasFailed} />}
      {results && !hasFailed && <ShowMore {...{ results, onAsk, onReach, isReady }} isLoading={isWaiting} />}
      {hasFailed && <LoadFailure retry={onLoad} />}
    </>
  );
}

interface BarProps {
  readonly results: Results | undefined;
  readonly hasFailed: boolean;
  readonly children: ReactNode;
}

function Bar({ results, hasFailed, children }: BarProps) {
  const { messages, locale } = useShell();
  const words = messages.catalogue;
  const status = results ? plural(words.results, results.count, locale) : words.loading;
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.count}>
        {results || !hasFailed ? status : ''}
      </p>
      {results?.count !== 0 && children}
    </div>
  );
}

interface FoundProps {
  readonly results: Results;
  readonly reset: ReactNode;
}

function Found({ results: { count, groups }, reset }: FoundProps) {
  const { noMatch } = useShell().messages.catalogue;
  if (count > 0) return <CourseGroups groups={groups} hasJump={false} />;
  return (
    <EmptyState icon="search" text={noMatch}>
      {reset}
    </EmptyState>
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
