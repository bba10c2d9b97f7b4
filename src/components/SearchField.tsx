// The field keeps its own text, so that typing never waits for the address; the address follows after a short pause.
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useShell } from '../shell.tsx';
import styles from './CourseFilter.module.css';

export interface SearchFieldProps {
  /** The text that the address holds. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

const PAUSE_MS = 150;

/** The free-text search of the catalogue. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const words = useShell().messages.catalogue;
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  const isHistory = useNavigationType() === 'POP';

  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    const input = field.current;
    if (input && (isHistory || document.activeElement !== input)) input.value = value;
  }, [value, isHistory]);

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
        onInput={({ currentTarget }) => {
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(() => onSearch(currentTarget.value), PAUSE_MS);
        }}
      />
    </label>
  );
}
