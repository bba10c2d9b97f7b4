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
  // What the field has asked for and the address does not hold yet.
  const pending = useRef<readonly string[]>([]);
  // Two changes in a row can leave the value as it was, but not the entry of the history.
  const { key: entry } = useLocation();

  const search = () => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    if (!field.current) return;
    pending.current = [...pending.current, field.current.value];
    onSearch(field.current.value);
  };
  const searchSoon = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(search, PAUSE_MS);
  };

  useEarlyEntry(field, value, searchSoon);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    const arrived = pending.current.lastIndexOf(value);
    pending.current = pending.current.slice(arrived === -1 ? pending.current.length : arrived + 1);
    // An answer that comes late on a slow device must not undo what has been typed since.
    const isTyping = timer.current !== undefined;
    if (arrived === -1 && !isTyping && field.current) field.current.value = value;
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
