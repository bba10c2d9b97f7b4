// Criteria take effect as they are entered; the button Apply Filters is there for visitors who look for one.
import { NO_CRITERIA, type Criteria, type CriteriaOptions } from './find/criteria.ts';
import type { HistoryMode } from './find/use-query.ts';
import { useShell } from '../app/shell.tsx';
import { Button } from '../ui/Button.tsx';
import * as styles from './CourseFilter.module.css';
import { Icon } from '../ui/Icon.tsx';
import { SelectField, useEarlyEntry } from '../ui/SelectField.tsx';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { CatalogueChoices } from './catalogue-props.ts';
import * as sortStyles from './SortField.module.css';

// The field holds its own text, so that typing never waits for the URL; the URL follows after a short pause.

const PAUSE_MS = 150;

function SearchField({ value, onSearch }: { readonly value: string; readonly onSearch: (text: string) => void }) {
  const words = useShell().messages.catalogue;
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  // Two changes in a row can leave the value unchanged, but not the history entry.
  const { key: entry } = useLocation();

  const search = () => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    if (field.current) onSearch(field.current.value);
  };
  const searchSoon = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(search, PAUSE_MS);
  };

  useEarlyEntry(field, value, searchSoon);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    // A render that comes late on a slow device must not undo what has been typed or requested since.
    const isTyping = timer.current !== undefined;
    const isLate = value !== (new URLSearchParams(window.location.search).get('q') ?? '');
    if (!isTyping && !isLate && field.current) field.current.value = value;
  }, [value, entry]);

  return (
    <label className={styles.field}>
      <span className={styles.label}>{words.search}</span>
      <input
        ref={field}
        type="search"
        name="q"
        className={styles.control}
        placeholder={words.searchHint}
        defaultValue={value}
        onInput={searchSoon}
        // A search that is still pending must not undo the visitor's next choice.
        onBlur={() => timer.current !== undefined && search()}
      />
    </label>
  );
}

export interface CourseFilterProps {
  readonly options: CriteriaOptions;
  readonly criteria: Criteria;
  readonly onChange: (changes: Partial<Criteria>, mode: HistoryMode) => void;
}

/** The filter of the catalogue: a search in view, and choices that are folded at first, where there are any; absent without JavaScript. */
export function CourseFilter({ options, criteria, onChange }: CourseFilterProps) {
  const words = useShell().messages.catalogue;
  const { categories, facets } = options;
  const hasChoices = categories.length > 1 || facets.length > 0 || (categories[0]?.subcategories.length ?? 0) > 1;
  const search = <SearchField value={criteria.q} onSearch={(q) => onChange({ q }, 'replace')} />;
  const className = `${styles.filter} script-only`;
  // A form needs a button that sends it; the search alone needs none, since it finds while one types.
  if (!hasChoices) return <search className={className}>{search}</search>;
  return (
    <form role="search" className={className} onSubmit={(event) => event.preventDefault()}>
      {search}
      <details className={styles.more}>
        <summary className={styles.summary}>
          <Icon name="filter" />
          {words.filter}
        </summary>
        <div className={styles.form}>
          <Choices options={options} criteria={criteria} onChange={onChange} />
          <div className={styles.actions}>
            <Button type="submit">{words.apply}</Button>
            <Button variant="quiet" onClick={() => onChange(NO_CRITERIA, 'push')}>
              {words.reset}
            </Button>
          </div>
        </div>
      </details>
    </form>
  );
}

function Choices({ options: { categories, facets }, criteria, onChange }: CourseFilterProps) {
  const words = useShell().messages.catalogue;
  const within = categories.filter(({ id }) => criteria.category === '' || id === criteria.category);
  const parts = within.flatMap(({ subcategories }) => subcategories);
  const fields = [
    {
      name: 'category',
      label: words.category,
      all: words.allCategories,
      options: categories.length > 1 ? categories : [],
    },
    { name: 'subcategory', label: words.subcategory, all: words.allSubcategories, options: parts },
    ...facets.map(({ name, options }) => ({ name, ...words.facets[name], options })),
  ] as const;
  return fields.map(({ name, label, all, options }) => (
    <SelectField
      key={name}
      name={name}
      label={label}
      allLabel={all}
      options={options}
      value={criteria[name]}
      onChoose={(id) => onChange({ ...(name === 'category' && { subcategory: '' }), [name]: id }, 'push')}
    />
  ));
}

interface SortFieldProps extends Pick<CatalogueChoices, 'sorts'> {
  readonly criteria: Criteria;
  readonly onChange: (changes: Partial<Criteria>, mode: HistoryMode) => void;
}

/** The order of the catalogue: best matches first where something is sought, else as it is; absent without JavaScript. */
export function SortField({ sorts, criteria, onChange }: SortFieldProps) {
  const words = useShell().messages.catalogue;
  return (
    <div className={`${sortStyles.sort} script-only screen-only`}>
      <SelectField
        name="sort"
        label={words.sort}
        allLabel={criteria.q.trim() === '' ? words.sorts.none : words.sorts.match}
        options={sorts.map((id) => ({ id, name: words.sorts[id] }))}
        value={criteria.sort}
        onChoose={(id) => onChange({ sort: id }, 'push')}
      />
    </div>
  );
}
