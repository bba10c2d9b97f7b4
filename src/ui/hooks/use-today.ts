// Pages are rendered on the day of the build; the browser updates what depends on the day.
import { useSyncExternalStore } from 'react';
import { memoize } from '../../app/format.ts';
import { useShell } from '../../app/shell.tsx';

// A tab left open overnight becomes visible again, and that is when its day may be stale.
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

// Swedish writes dates as YYYY-MM-DD. Each course card asks, and a format takes longer to make than to use.
const formatIn = memoize((timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }));

/** Returns today as YYYY-MM-DD in the provider's time zone; empty on the server and during hydration, which is before any day. */
export function useToday(): string {
  const { timeZone } = useShell();
  return useSyncExternalStore(
    subscribe,
    () => formatIn(timeZone).format(new Date()),
    () => '',
  );
}
