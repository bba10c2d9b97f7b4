// The filter lives in the query, so that links, back and forward carry it. Pages are pre-rendered without a query:
// the criteria are empty until the page is hydrated.
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { NO_CRITERIA, type Criteria } from './filter-courses.ts';

/** Whether a change makes an entry in the history of the browser, or takes the place of the present one. */
export type HistoryMode = 'push' | 'replace';

/** Returns the criteria of the query and a function that writes some of them; empty ones leave the query. */
export function useCriteria(): readonly [Criteria, (changes: Partial<Criteria>, mode: HistoryMode) => void] {
  const [params, setParams] = useSearchParams();
  const isHydrated = useHydrated();
  const write = useCallback(
    (changes: Partial<Criteria>, mode: HistoryMode) => {
      setParams((before) => merge(before, changes), { replace: mode === 'replace', preventScrollReset: true });
    },
    [setParams],
  );
  return [isHydrated ? read(params) : NO_CRITERIA, write];
}

function read(params: URLSearchParams): Criteria {
  return {
    q: params.get('q') ?? '',
    category: params.get('category') ?? '',
    subcategory: params.get('subcategory') ?? '',
  };
}

function merge(before: URLSearchParams, changes: Partial<Criteria>): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') after.delete(name);
    else after.set(name, value);
  }
  return after;
}
