import type { Criteria } from './find/criteria.ts';
import { SORTS } from './find/facets.ts';
import type { HistoryMode } from './find/use-query.ts';
import { useShell } from '../app/shell.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import * as styles from './SortField.module.css';

export interface SortFieldProps {
  readonly criteria: Criteria;
  readonly onChange: (changes: Partial<Criteria>, mode: HistoryMode) => void;
}

/** The order of the catalogue: best matches first where something is sought, else as it is; absent without JavaScript. */
export function SortField({ criteria, onChange }: SortFieldProps) {
  const { sort, sorts } = useShell().messages.catalogue;
  return (
    <div className={`${styles.sort} script-only screen-only`}>
      <SelectField
        name="sort"
        label={sort}
        allLabel={criteria.q.trim() === '' ? sorts.none : sorts.match}
        options={SORTS.map((id) => ({ id, name: sorts[id] }))}
        value={criteria.sort}
        onChoose={(id) => onChange({ sort: id }, 'push')}
      />
    </div>
  );
}
