import { useEffect, useRef } from 'react';
import { fill, formatNumber, plural } from '../app/format.ts';
import { useShell } from '../app/shell.tsx';
import { Button } from '../ui/Button.tsx';
import * as styles from './CatalogueResults.module.css';
import { CourseGroups } from './CourseGroups.tsx';
import { NoMatch } from './NoMatch.tsx';
import { ResultsBar, type ResultsBarProps } from './ResultsBar.tsx';
import * as moreStyles from './ShowMore.module.css';
import type { Criteria } from './find/criteria.ts';
import type { IndexState } from './find/use-course-index.ts';
import type { Results } from './find/use-results.ts';

interface ShowMoreProps {
  readonly results: Results;
  /** Whether the visitor is waiting for requested courses. */
  readonly isLoading: boolean;
  /** Whether more courses can be shown immediately. */
  readonly isReady: boolean;
  readonly onAsk: () => void;
  /** Called when the end of the shown courses comes near. */
  readonly onReach: () => void;
}

/** How far below the window the end may be, so that the next courses are there before it is visible. */
const AHEAD = '0px 0px 600px';

/** Shown below the courses if there are more; absent without JavaScript. */
function ShowMore({ results: { shown, count }, isLoading, isReady, onAsk, onReach }: ShowMoreProps) {
  const shell = useShell();
  const { messages } = shell;
  const end = useRef<HTMLDivElement>(null);
  const reach = useRef(onReach);
  useEffect(() => {
    reach.current = onReach;
  });
  // An observer reports changes only, so a new one is created after each step, and once there is more to show.
  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [shown, count, isReady]);
  if (shown >= count) return null;
  const numbers = { shown: formatNumber(shown, shell), count: formatNumber(count, shell) };
  return (
    <div ref={end} className={`${moreStyles.more} script-only screen-only`}>
      <p className={moreStyles.shown}>{fill(messages.catalogue.shown, numbers)}</p>
      <Button variant="secondary" aria-busy={isLoading} onClick={onAsk}>
        {isLoading ? messages.catalogue.loading : messages.catalogue.showMore}
      </Button>
    </div>
  );
}

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
  const shell = useShell();
  const { messages } = shell;
  const isNeeded = results === undefined || isWaiting;
  useEffect(() => {
    if (isNeeded && state.kind === 'waiting') onLoad();
  }, [isNeeded, state.kind, onLoad]);
  const hasFailed = isNeeded && state.kind === 'failed';
  const isReady = state.kind === 'ready';
  return (
    <>
      <ResultsBar criteria={criteria} onRemove={onRemove} aside={aside}>
        {results && plural(messages.catalogue.results, results.count, shell)}
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
    <NoMatch criteria={criteria} missing={missing} />
  );
}

function LoadFailure({ retry }: { readonly retry: () => void }) {
  const { catalogue, errors } = useShell().messages;
  return (
    <div role="alert" className={styles.failure}>
      <p>{catalogue.loadFailed}</p>
      <Button onClick={retry}>{errors.loadFailed.retry}</Button>
    </div>
  );
}
