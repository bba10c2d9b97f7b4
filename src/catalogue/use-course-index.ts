// The index of a large catalogue is loaded once for a tab: when the browser has nothing else to do, or as soon as a
// visitor asks for more than the first screenful.
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { fetchJson } from '../navigation/fetch-json.ts';
import { withBase } from '../navigation/page-address.ts';
import type { CatalogueIndex, Category } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import { courseIndex, type CourseIndex } from './course-index.ts';

/** Whether the index is there. */
export type IndexState =
  { readonly kind: 'waiting' | 'loading' | 'failed' } | { readonly kind: 'ready'; readonly index: CourseIndex };

const WAITING: IndexState = { kind: 'waiting' };

/** How long the browser may stay busy before the index is loaded all the same. */
const PATIENCE_MS = 4000;

// An index belongs to one build: its file is named by its content, and an older one is not used again.
let known: { readonly url: string; readonly state: IndexState } = { url: '', state: WAITING };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(url: string, state: IndexState): void {
  known = { url, state };
  for (const listener of listeners) listener();
}

const stateOf = (url: string): IndexState => (known.url === url ? known.state : WAITING);

async function load(url: string, categories: readonly Category[]): Promise<void> {
  if (['loading', 'ready'].includes(stateOf(url).kind)) return;
  tell(url, { kind: 'loading' });
  try {
    const data = await fetchJson<CatalogueIndex>(url);
    tell(url, data ? { kind: 'ready', index: courseIndex(data, categories) } : { kind: 'failed' });
  } catch {
    tell(url, { kind: 'failed' });
  }
}

function whenIdle(act: () => void): () => void {
  // Safari has no such call.
  if (!('requestIdleCallback' in window)) return () => undefined;
  const handle = window.requestIdleCallback(act, { timeout: PATIENCE_MS });
  return () => window.cancelIdleCallback(handle);
}

/** Returns the index in a file of the site, as far as it is there, and a function that loads it, also once more. */
export function useCourseIndex(file: string, categories: readonly Category[]): readonly [IndexState, () => void] {
  const url = withBase(file, useShell().base);
  const state = useSyncExternalStore(
    subscribe,
    () => stateOf(url),
    () => WAITING,
  );
  const start = useCallback(() => void load(url, categories), [url, categories]);
  useEffect(() => whenIdle(start), [start]);
  return [state, start];
}
