import type { CatalogueChoices } from './catalogue-props.ts';
import type { Criteria } from './find/criteria.ts';
import type { HistoryMode } from './find/use-query.ts';
import { useShell } from '../app/shell.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import * as styles from './SortField.module.css';

export interface SortFieldProps extends Pick<CatalogueChoices, 'sorts'> {
  readonly criteria: Criteria;
  readonly onChange: (changes: Partial<Criteria>, mode: HistoryMode) => void;
}

/** The order of the catalogue: best matches first where something is sought, else as it is; absent without JavaScript. */
export function SortField({ sorts, criteria, onChange }: SortFieldProps) {
  const words = useShell().messages.catalogue;
  return (
    <div className={`${styles.sort} script-only screen-only`}>
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
