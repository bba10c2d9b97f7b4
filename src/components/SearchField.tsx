// The field keeps its own text, so that typing never waits for the address; the address follows after a short pause.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useEarlyEntry } from '../hooks/use-early-entry.ts';
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
  // Two changes in a row can leave the value as it was, but not the entry of the history.
  const { key: entry } = useLocation();

  const search = () => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    if (field.current) onSearch(field.current.value);
  };
  const searchSoon = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(search, PAUSE_MS);
  };

  useEarlyEntry(field, value, searchSoon);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    // A render that comes late on a slow device must not undo what has been typed or asked for since.
    const isTyping = timer.current !== undefined;
    const isLate = value !== (new URLSearchParams(window.location.search).get('q') ?? '');
    if (!isTyping && !isLate && field.current) field.current.value = value;
  }, [value, entry]);

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
        onInput={searchSoon}
        // What is chosen next must not be undone by a search that is still to come.
        onBlur={() => timer.current !== undefined && search()}
      />
    </label>
  );
}
