import { monthsOf, type SessionChoice } from '../catalogue/filter-sessions.ts';
import type { SessionRow, Subcategory } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import styles from './ScheduleFilter.module.css';
import { SelectField } from './SelectField.tsx';

export interface ScheduleFilterProps {
  readonly categories: readonly Subcategory[];
  /** All sessions to come: only what they have can be chosen. */
  readonly sessions: readonly SessionRow[];
  readonly choice: SessionChoice;
  readonly onChoose: (changes: Partial<SessionChoice>) => void;
}

/** Narrows the schedule to a category and a month; absent without JavaScript. */
export function ScheduleFilter({ categories, sessions, choice, onChoose }: ScheduleFilterProps) {
  const words = useShell().messages.schedule;
  const present = categories.filter(({ id }) => sessions.some((session) => session.category === id));
  return (
    <div role="group" aria-label={words.filter} className={styles.filter}>
      <SelectField
        name="category"
        label={words.category}
        allLabel={words.allCategories}
        options={present}
        value={choice.category}
        onChoose={(category) => onChoose({ category })}
      />
      <SelectField
        name="month"
        label={words.month}
        allLabel={words.allMonths}
        options={monthsOf(sessions)}
        value={choice.month}
        onChoose={(month) => onChoose({ month })}
      />
    </div>
  );
}
