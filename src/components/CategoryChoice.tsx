import type { Subcategory } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import styles from './CategoryChoice.module.css';
import { SelectField } from './SelectField.tsx';

export interface CategoryChoiceProps {
  readonly categories: readonly Subcategory[];
  /** An id of a category, or an empty string for all. */
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

/** Narrows the schedule to one category; absent without JavaScript. */
export function CategoryChoice({ categories, value, onChoose }: CategoryChoiceProps) {
  const words = useShell().messages.schedule;
  return (
    <div className={styles.choice}>
      <SelectField
        name="category"
        label={words.category}
        allLabel={words.allCategories}
        options={categories}
        value={value}
        onChoose={onChoose}
      />
    </div>
  );
}
