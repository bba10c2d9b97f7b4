// The field keeps its own text, so that typing never waits for the address; the address follows after a short pause.
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
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
  // Two changes in a row can leave the value as it was, but not the entry of the history.
  const { key: entry } = useLocation();

  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    const input = field.current;
    if (input && (isHistory || document.activeElement !== input)) input.value = value;
  }, [value, entry, isHistory]);

  const search = () => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    if (field.current) onSearch(field.current.value);
  };
  // What is chosen next must not be undone by a search that is still to come.
  const leave = () => {
    if (timer.current !== undefined) search();
  };

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
        onInput={() => {
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(search, PAUSE_MS);
        }}
        onBlur={leave}
      />
    </label>
  );
}
