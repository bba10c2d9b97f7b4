// The catalogue of a provider with more courses than fit on one page: a first screenful, and the rest from the index.
import { type RefObject, startTransition, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fill, formatNumber, plural } from '../app/format.ts';
import type { CountedCategory, LargeCatalogueProps } from './catalogue-props.ts';
import { useShell } from '../app/shell.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import * as listStyles from './CatalogueLists.module.css';
import * as styles from './CataloguePage.module.css';
import * as resultStyles from './CatalogueResults.module.css';
import { useCompared } from './compare/compared.ts';
import { CompareView } from './compare/CompareView.tsx';
import { CourseFilter, SortField } from './CourseFilter.tsx';
import { CourseGroups } from './CourseGroups.tsx';
import { type Criteria, useCriteria } from './find/criteria.ts';
import { type IndexState, useCourseIndex } from './find/use-course-index.ts';
import { type Results, useResults } from './find/use-results.ts';
import { NoMatch } from './NoMatch.tsx';
import { ResultsBar, type ResultsBarProps } from './ResultsBar.tsx';
import * as moreStyles from './ShowMore.module.css';

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
      <p className={moreStyles.shown}>{fill(shell.messages.catalogue.shown, numbers)}</p>
      <Button variant="secondary" aria-busy={isLoading} onClick={onAsk}>
        {isLoading ? shell.messages.catalogue.loading : shell.messages.catalogue.showMore}
      </Button>
    </div>
  );
}

interface CatalogueResultsProps
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
function CatalogueResults({ results, state, isWaiting, onLoad, ...rest }: CatalogueResultsProps) {
  const { criteria, onRemove, aside, onAsk, onReach } = rest;
  const shell = useShell();
  const isNeeded = results === undefined || isWaiting;
  useEffect(() => {
    if (isNeeded && state.kind === 'waiting') onLoad();
  }, [isNeeded, state.kind, onLoad]);
  const hasFailed = isNeeded && state.kind === 'failed';
  const isReady = state.kind === 'ready';
  return (
    <>
      <ResultsBar criteria={criteria} onRemove={onRemove} aside={aside}>
        {results && plural(shell.messages.catalogue.results, results.count, shell)}
        {!results && !hasFailed && shell.messages.catalogue.loading}
      </ResultsBar>
      {results ? (
        <Found results={results} criteria={criteria} />
      ) : (
        <div className={resultStyles.room} aria-busy={!hasFailed} />
      )}
      {results && !hasFailed && (
        <ShowMore results={results} onAsk={onAsk} onReach={onReach} isReady={isReady} isLoading={isWaiting} />
      )}
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
    <div role="alert" className={resultStyles.failure}>
      <p>{catalogue.loadFailed}</p>
      <Button onClick={retry}>{errors.loadFailed.retry}</Button>
    </div>
  );
}

/** Courses are added in steps of this many: on a phone, ten screens. */
const STEP = 12;

/** How many steps are shown automatically before a visitor has to ask for more: the footer must stay reachable. */
const FREE_STEPS = 2;

interface ShownState {
  readonly criteria: string;
  readonly count: number;
  /** The count up to which courses are shown automatically. */
  readonly freeUntil: number;
}

/** The state by the key of the history entry. */
const shownByKey = new Map<string, ShownState>();

const start = (criteria: string): ShownState => ({ criteria, count: STEP, freeUntil: STEP * (1 + FREE_STEPS) });

/** Returns how many courses to show for criteria, as many as before after a return; `ask` and `reach` show more. */
function useShownCount(criteria: string) {
  const { key } = useLocation();
  const known = shownByKey.get(key);
  const first = known?.criteria === criteria ? known : start(criteria);
  const [shown, setShown] = useState(first);
  if (shown.criteria !== criteria) setShown(first);
  useEffect(() => {
    if (shown.count > STEP) shownByKey.set(key, shown);
    else shownByKey.delete(key);
  }, [key, shown]);
  // As a transition, typing and scrolling stay responsive while the cards are rendered.
  const change = (next: (before: ShownState) => ShownState) => startTransition(() => setShown(next));
  return {
    count: shown.count,
    ask: () => change(({ count }) => ({ criteria, count: count + STEP, freeUntil: count + STEP * (1 + FREE_STEPS) })),
    reach: () =>
      change((before) => (before.count < before.freeUntil ? { ...before, count: before.count + STEP } : before)),
  };
}

// After more courses are shown, keyboard focus continues at the first new one, not below them.

/** Returns a function to call before cards are added: the first card after the `count` that are there gets focus. */
function useFocusNext(element: RefObject<HTMLElement | null>, count: number): () => void {
  const next = useRef<number>(undefined);
  useEffect(() => {
    const place = next.current;
    if (place === undefined || count <= place) return;
    next.current = undefined;
    const heading = element.current?.querySelectorAll<HTMLElement>('article h3')[place];
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [element, count]);
  return useCallback(() => {
    next.current = count;
  }, [count]);
}

interface CatalogueListsProps {
  readonly categories: readonly CountedCategory[];
  /** The lists of courses that are in no category. */
  readonly lists?: CountedCategory['lists'] | undefined;
}

/** Plain links to every course: a list for each subject. */
function CatalogueLists({ categories, lists = [] }: CatalogueListsProps) {
  const { messages } = useShell();
  const id = useId();
  return (
    <nav aria-labelledby={id} className={listStyles.lists}>
      <h2 id={id}>{messages.catalogue.lists}</h2>
      <Lists lists={lists} />
      {categories.length > 0 && (
        <ul className={listStyles.groups}>
          {categories.map((category) => (
            <li key={category.id}>
              <h3 className={listStyles.name}>{category.name}</h3>
              <Lists lists={category.lists} />
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

function Lists({ lists }: { readonly lists: CountedCategory['lists'] }) {
  const shell = useShell();
  if (lists.length === 0) return null;
  return (
    <ul className={listStyles.links}>
      {lists.map(({ label, to, count }) => (
        <li key={to}>
          <Link to={to} className={listStyles.link}>
            {label} <span className={listStyles.count}>{formatNumber(count, shell)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Whether there is nothing to sort; results that are not known yet may be many. */
const hasOneAtMost = (results: { readonly count: number } | undefined): boolean => (results?.count ?? 2) < 2;

/** The catalogue with its filter; it shows as many courses as have been requested. */
export function LargeCataloguePage({ words, lists, courses, count, indexFile, ...options }: LargeCatalogueProps) {
  const { categories, picture, closingPicture } = options;
  const { criteria, inWords, part, setCriteria } = useCriteria(options);
  const { compared } = useCompared();
  const [state, load] = useCourseIndex(indexFile, categories);
  const shown = useShownCount(JSON.stringify(criteria));
  const results = useResults({ state, criteria, limit: shown.count, categories, courses, count });
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext(list, results?.shown ?? 0);
  const ask = () => {
    load();
    focusNext();
    shown.ask();
  };
  const sort = <SortField sorts={options.sorts} criteria={criteria} onChange={setCriteria} />;
  if (compared.length > 0) return <CompareView names={compared} />;
  return (
    <>
      <PageHeader title={part ?? words.title} intro={words.intro} picture={picture} />
      <div className={styles.page}>
        <div onFocus={load}>
          <CourseFilter options={options} criteria={criteria} onChange={setCriteria} />
        </div>
        <div ref={list} className="by-query">
          <CatalogueResults
            results={results}
            state={state}
            criteria={inWords}
            aside={!hasOneAtMost(results) && sort}
            onRemove={(name) => setCriteria({ [name]: '' }, 'push')}
            isWaiting={results !== undefined && results.shown < Math.min(shown.count, results.count)}
            onLoad={load}
            onAsk={ask}
            onReach={state.kind === 'ready' ? shown.reach : load}
          />
        </div>
        <CatalogueLists categories={categories} lists={lists} />
      </div>
      {words.closing && <ClosingCall {...words.closing} picture={closingPicture} />}
    </>
  );
}
