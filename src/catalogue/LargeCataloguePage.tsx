// The catalogue of a provider with more courses than fit on one page: a first screenful, and the rest from the index.
import { useId, useRef } from 'react';
import { formatNumber } from '../app/format.ts';
import type { CountedCategory, LargeCatalogueProps } from '../app/page-props.ts';
import { useShell } from '../app/shell.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Link } from '../ui/Link.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import * as listStyles from './CatalogueLists.module.css';
import * as styles from './CataloguePage.module.css';
import { CatalogueResults } from './CatalogueResults.tsx';
import { CourseFilter } from './CourseFilter.tsx';
import { SortField } from './SortField.tsx';
import { CompareView } from './compare/CompareView.tsx';
import { useCompared } from './compare/compared.ts';
import { useCourseIndex } from './find/use-course-index.ts';
import { useCriteria } from './find/use-criteria.ts';
import { useResults } from './find/use-results.ts';
import { useFocusNext, useShownCount } from './find/use-shown-count.ts';

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

interface ListsProps {
  readonly lists: CountedCategory['lists'];
}

function Lists({ lists }: ListsProps) {
  const { locale } = useShell();
  if (lists.length === 0) return null;
  return (
    <ul className={listStyles.links}>
      {lists.map(({ label, to, count }) => (
        <li key={to}>
          <Link to={to} className={listStyles.link}>
            {label} <span className={listStyles.count}>{formatNumber(count, locale)}</span>
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
            aside={!hasOneAtMost(results) && <SortField criteria={criteria} onChange={setCriteria} />}
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
