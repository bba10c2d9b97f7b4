// The index of a large catalogue is loaded once per tab: when the browser is idle, or as soon as a visitor asks for more
// than the first screenful.
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { fetchJson } from '../../app/navigation/fetch-file.ts';
import { withBase } from '../../app/navigation/page-address.ts';
import type { Category, CourseCard } from '../../course/course-props.ts';
import type { CatalogueIndex } from '../catalogue-props.ts';
import { useShell } from '../../app/shell.tsx';
import { cardFilter, type Filter } from './filter-courses.ts';

/** Whether the index is loaded. */
export type IndexState =
  | { readonly kind: 'waiting' | 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly find: Filter<CourseCard> };

const WAITING: IndexState = { kind: 'waiting' };

/** How long to wait for an idle browser before loading the index anyway. */
const IDLE_TIMEOUT_MS = 4000;

// The cached index. Its file name contains a content hash, so that of another build has another URL.
let known: { readonly url: string; readonly state: IndexState } = { url: '', state: WAITING };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(url: string, state: IndexState): void {
  known = { url, state };
  for (const listener of listeners) listener();
}

const stateOf = (url: string): IndexState => (known.url === url ? known.state : WAITING);

async function load(url: string, categories: readonly Category[]): Promise<void> {
  if (['loading', 'ready'].includes(stateOf(url).kind)) return;
  notify(url, { kind: 'loading' });
  try {
    const data = await fetchJson<CatalogueIndex>(url);
    notify(url, data ? { kind: 'ready', find: cardFilter({ ...data, categories }) } : { kind: 'failed' });
  } catch {
    notify(url, { kind: 'failed' });
  }
}

function whenIdle(act: () => void): () => void {
  // Safari lacks this function.
  if (!('requestIdleCallback' in window)) return () => undefined;
  const handle = window.requestIdleCallback(act, { timeout: IDLE_TIMEOUT_MS });
  return () => window.cancelIdleCallback(handle);
}

/** Returns the state of the index in a file of the site, and a function that loads it, or retries after a failure. */
export function useCourseIndex(file: string, categories: readonly Category[]): readonly [IndexState, () => void] {
  const url = withBase(file, useShell().base);
  const state = useSyncExternalStore(
    subscribe,
    () => stateOf(url),
    () => WAITING,
  );
  const start = useCallback(() => void load(url, categories), [url, categories]);
  // After a failure, the visitor decides.
  useEffect(
    () =>
      whenIdle(() => {
        if (stateOf(url) === WAITING) start();
      }),
    [url, start],
  );
  return [state, start];
}
