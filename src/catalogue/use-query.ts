// What a visitor has chosen lives in the query, so that links, back and forward carry it. Pages are pre-rendered
// without a query: every value is empty until the page is hydrated.
import { useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../hooks/use-hydrated.ts';

/** Whether a change makes an entry in the history of the browser, or takes the place of the present one. */
export type HistoryMode = 'push' | 'replace';

/** Values by name; an empty one does not stand in the query. */
type Values<Name extends string> = Readonly<Record<Name, string>>;

/** Writes some values into the query; empty ones leave it. */
export type WriteQuery<Name extends string> = (changes: Partial<Values<Name>>, mode: HistoryMode) => void;

/**
 * Returns the values of the query under the names of `empty`, which stands for a query without them, and a writer.
 * `known` empties values that mean nothing; they leave the query with the next change.
 */
export function useQuery<Name extends string>(
  empty: Values<Name>,
  known: (values: Values<Name>) => Values<Name>,
): readonly [Values<Name>, WriteQuery<Name>] {
  const [params, setParams] = useSearchParams();
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (isHydrated) delete document.documentElement.dataset['asked'];
  }, [isHydrated]);
  const write: WriteQuery<Name> = (changes, mode) => {
    // The address is ahead of what is rendered where two changes follow each other fast.
    const before = new URLSearchParams(window.location.search);
    const after = merge(before, { ...known(read(before, empty)), ...changes });
    setParams(after, { replace: mode === 'replace', preventScrollReset: true });
  };
  return [isHydrated ? known(read(params, empty)) : empty, write];
}

function read<Name extends string>(params: URLSearchParams, empty: Values<Name>): Values<Name> {
  const values = { ...empty };
  for (const name in values) Object.assign(values, { [name]: params.get(name) ?? '' });
  return values;
}

function merge(before: URLSearchParams, changes: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}
