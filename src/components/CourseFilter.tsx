// Criteria take effect as they are entered; the button Apply Filters is there for visitors who look for one.
import { NO_CRITERIA, type Criteria } from '../catalogue/criteria.ts';
import type { HistoryMode } from '../catalogue/use-query.ts';
import type { Category } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import { Button } from './Button.tsx';
import styles from './CourseFilter.module.css';
import { Icon } from './Icon.tsx';
import { SearchField } from './SearchField.tsx';
import { SelectField } from './SelectField.tsx';

export interface CourseFilterProps {
  readonly categories: readonly Category[];
  readonly criteria: Criteria;
  readonly onChange: (changes: Partial<Criteria>, mode: HistoryMode) => void;
}

/** The filter of the catalogue: closed at first, and absent without JavaScript. */
export function CourseFilter({ categories, criteria, onChange }: CourseFilterProps) {
  const words = useShell().messages.catalogue;
  const within = categories.filter(({ id }) => criteria.category === '' || id === criteria.category);
  return (
    <details className={styles.filter}>
      <summary className={styles.summary}>
        <Icon name="filter" />
        {words.filter}
        <Icon name="chevron" className={styles.chevron ?? ''} />
      </summary>
      <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <SearchField value={criteria.q} onSearch={(q) => onChange({ q }, 'replace')} />
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
        <div className={styles.actions}>
          <Button type="submit">{words.apply}</Button>
          <Button variant="quiet" onClick={() => onChange(NO_CRITERIA, 'push')}>
            {words.reset}
          </Button>
        </div>
      </form>
    </details>
  );
}
