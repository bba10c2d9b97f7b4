import { changedChoice, choicesOf, type Schedule, type SessionChoice } from './filter-sessions.ts';
import { useShell } from '../../app/shell.tsx';
import * as styles from './ScheduleFilter.module.css';
import { SelectField } from '../../ui/SelectField.tsx';

export interface ScheduleFilterProps {
  /** Only what it has can be chosen. */
  readonly schedule: Schedule;
  readonly choice: SessionChoice;
  readonly onChoose: (changes: Partial<SessionChoice>) => void;
}

/** Narrows the schedule to a category, a course, a type and a month; absent without JavaScript. */
export function ScheduleFilter({ schedule, choice, onChoose }: ScheduleFilterProps) {
  const words = useShell().messages.schedule;
  const choices = choicesOf(choice, schedule);
  const fields = [
    ['category', words.allCategories],
    ['course', words.allCourses],
    ['type', words.allTypes],
    ['month', words.allMonths],
  ] as const;
  return (
    <div role="group" aria-label={words.filter} className={`${styles.filter} script-only screen-only`}>
      {fields.map(([name, allLabel]) => (
        <SelectField
          key={name}
          name={name}
          label={words[name]}
          allLabel={allLabel}
          options={choices[name]}
          value={choice[name]}
          onChoose={(value) => onChoose(changedChoice(choice, { [name]: value }, schedule))}
        />
      ))}
    </div>
  );
}
