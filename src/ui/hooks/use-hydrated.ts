// Pre-rendered pages know neither query nor clock: whatever depends on them waits for hydration.
import { useLayoutEffect, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Returns false on the server and during hydration, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** Shows what was hidden before the first paint until the query is read (asked.ts). */
export function useAskedShown(): void {
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (isHydrated) delete document.documentElement.dataset['asked'];
  }, [isHydrated]);
}
