// Criteria take effect as they are entered; the button Apply Filters is there for visitors who look for one.
import { NO_CRITERIA, type Criteria, type CriteriaOptions } from './find/criteria.ts';
import type { HistoryMode } from './find/use-query.ts';
import { useShell } from '../app/shell.tsx';
import { Button } from '../ui/Button.tsx';
import * as styles from './CourseFilter.module.css';
import { Icon } from '../ui/Icon.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { SelectField } from '../ui/SelectField.tsx';

export interface CourseFilterProps {
  readonly options: CriteriaOptions;
  readonly criteria: Criteria;
  readonly onChange: (changes: Partial<Criteria>, mode: HistoryMode) => void;
}

/** The filter of the catalogue: a search in view, and choices that are folded at first; absent without JavaScript. */
export function CourseFilter({ options, criteria, onChange }: CourseFilterProps) {
  const words = useShell().messages.catalogue;
  return (
    <form role="search" className={`${styles.filter} script-only`} onSubmit={(event) => event.preventDefault()}>
      <SearchField value={criteria.q} onSearch={(q) => onChange({ q }, 'replace')} />
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

/** The parts of the catalogue, and what its courses differ in. */
function Choices({ options: { categories, facets }, criteria, onChange }: CourseFilterProps) {
  const words = useShell().messages.catalogue;
  const within = categories.filter(({ id }) => criteria.category === '' || id === criteria.category);
  return (
    <>
      <SelectField
        name="category"
        label={words.category}
        allLabel={words.allCategories}
        options={categories}
        value={criteria.category}
        onChoose={(category) => onChange({ category, subcategory: '' }, 'push')}
      />
      <SelectField
        name="subcategory"
        label={words.subcategory}
        allLabel={words.allSubcategories}
        options={within.flatMap(({ subcategories }) => subcategories)}
        value={criteria.subcategory}
        onChoose={(subcategory) => onChange({ subcategory }, 'push')}
      />
      {facets.map(({ name, options }) => (
        <SelectField
          key={name}
          name={name}
          label={words.facets[name].label}
          allLabel={words.facets[name].all}
          options={options}
          value={criteria[name]}
          onChoose={(value) => onChange({ [name]: value }, 'push')}
        />
      ))}
    </>
  );
}
