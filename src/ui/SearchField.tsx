// The field holds its own text, so that typing never waits for the URL; the URL follows after a short pause.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useEarlyEntry } from './hooks/use-early-entry.ts';
import { useShell } from '../app/shell.tsx';
import * as styles from '../catalogue/CourseFilter.module.css';

export interface SearchFieldProps {
  /** The text in the URL. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

const PAUSE_MS = 150;

/** The free-text search of the catalogue. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const words = useShell().messages.catalogue;
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  // Two changes in a row can leave the value unchanged, but not the history entry.
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
    // A render that comes late on a slow device must not undo what has been typed or requested since.
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
        // A search that is still pending must not undo the visitor's next choice.
        onBlur={() => timer.current !== undefined && search()}
      />
    </label>
  );
}
