import { choicesOf, withCategory, type Schedule, type SessionChoice } from '../catalogue/filter-sessions.ts';
import { useShell } from '../shell.tsx';
import styles from './ScheduleFilter.module.css';
import { SelectField } from './SelectField.tsx';

export interface ScheduleFilterProps {
  /** Only its categories and months can be chosen. */
  readonly schedule: Schedule;
  readonly choice: SessionChoice;
  readonly onChoose: (changes: Partial<SessionChoice>) => void;
}

/** Narrows the schedule to a category and a month; absent without JavaScript. */
export function ScheduleFilter({ schedule, choice, onChoose }: ScheduleFilterProps) {
  const words = useShell().messages.schedule;
  const { categories, months } = choicesOf(choice, schedule);
  return (
    <div role="group" aria-label={words.filter} className={styles.filter}>
      <SelectField
        name="category"
        label={words.category}
        allLabel={words.allCategories}
        options={categories}
        value={choice.category}
        onChoose={(category) => onChoose(withCategory(category, choice.month, schedule.sessions))}
      />
      <SelectField
        name="month"
        label={words.month}
        allLabel={words.allMonths}
        options={months}
        value={choice.month}
        onChoose={(month) => onChoose({ month })}
      />
    </div>
  );
}
