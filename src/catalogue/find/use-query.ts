// A visitor's choices are stored in the query, so that links and the back and forward buttons restore them. Pages are
// pre-rendered without a query: every value is empty until hydration.
import { useSearchParams } from 'react-router-dom';
import { useAskedShown, useHydrated } from '../../ui/hooks/use-hydrated.ts';

/** Whether a change adds an entry to the browser's history or replaces the current one. */
export type HistoryMode = 'push' | 'replace';

/** Values by name; empty values are omitted from the query. */
type QueryValues<Name extends string> = Readonly<Record<Name, string>>;

/** Writes some values to the query; empty ones are removed from it. */
export type WriteQuery<Name extends string> = (changes: Partial<QueryValues<Name>>, mode: HistoryMode) => void;

/** Returns the values in the query under the names of `empty`, and a writer. `known` clears invalid ones with the next change. */
export function useQuery<Name extends string>(
  empty: QueryValues<Name>,
  known: (values: QueryValues<Name>) => QueryValues<Name>,
): readonly [QueryValues<Name>, WriteQuery<Name>] {
  const [params, setParams] = useSearchParams();
  const isHydrated = useHydrated();
  useAskedShown();
  const write: WriteQuery<Name> = (changes, mode) => {
    // When two changes follow each other quickly, the URL is ahead of what is rendered.
    const before = new URLSearchParams(window.location.search);
    const after = merge(before, { ...known(read(before, empty)), ...changes });
    setParams(after, { replace: mode === 'replace', preventScrollReset: true });
  };
  return [isHydrated ? known(read(params, empty)) : empty, write];
}

function read<Name extends string>(params: URLSearchParams, empty: QueryValues<Name>): QueryValues<Name> {
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
