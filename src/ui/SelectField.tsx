import { useRef, useEffect, useEffectEvent, type RefObject } from 'react';
import * as styles from '../catalogue/CourseFilter.module.css';

// Pre-rendered fields can be used before hydration: what was entered then must not be lost.

/** Calls back once if the field has another value than the one that it was rendered with. */
export function useEarlyEntry(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  adopt: (entered: string) => void,
): void {
  const compare = useEffectEvent(() => {
    const entered = field.current?.value ?? '';
    if (entered !== '' && entered !== value) adopt(entered);
  });
  useEffect(() => compare(), []);
}

export interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  /** The option without a restriction; its value is an empty string. */
  readonly allLabel: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

/** A choice of one id among several, or of none; nothing where there are no ids. */
export function SelectField({ name, label, allLabel, options, value, onChoose }: SelectFieldProps) {
  const field = useRef<HTMLSelectElement>(null);
  useEarlyEntry(field, value, onChoose);
  if (options.length === 0) return null;
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select
        ref={field}
        name={name}
        className={styles.control}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{allLabel}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}
