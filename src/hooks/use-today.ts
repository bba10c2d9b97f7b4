// Pages are rendered on the day of the build; the browser updates what depends on the day.
import { useSyncExternalStore } from 'react';
import { useShell } from '../shell.tsx';

// A tab left open overnight becomes visible again, and that is when its day may be stale.
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function isoDay(timeZone: string): string {
  // Swedish writes dates as YYYY-MM-DD.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date());
}

/** Returns today as YYYY-MM-DD in the provider's time zone; undefined on the server and during hydration. */
export function useToday(): string | undefined {
  const { timeZone } = useShell();
  return useSyncExternalStore(
    subscribe,
    () => isoDay(timeZone),
    () => undefined,
  );
}
