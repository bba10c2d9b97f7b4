// What was typed and has not reached the server. The browser asks before it is lost with the page, and where the server did not
// answer, as after a laptop has slept, it is sent once more.
import { useEffect, useRef } from 'react';
import { hasGone } from './ask.ts';

type Send = () => Promise<unknown>;

const unsent = new Set<Send>();

/** Sends all that was typed; returns whether nothing is left that a server has not answered. */
export async function sendAll(): Promise<boolean> {
  if (unsent.size === 0) return true;
  await Promise.all(Array.from(unsent, (send) => send()));
  return !hasGone();
}

window.addEventListener('beforeunload', (event) => (unsent.size > 0 ? event.preventDefault() : undefined));
for (const name of ['focus', 'online']) window.addEventListener(name, () => hasGone() && void sendAll());

/** Says whether something was typed that is not sent, and how it is. */
export function useUnsent(isUnsent: boolean, send: Send): void {
  const last = useRef(send);
  useEffect(() => {
    last.current = send;
  }, [send]);
  useEffect(() => {
    if (!isUnsent) return undefined;
    const own: Send = () => last.current();
    unsent.add(own);
    return () => void unsent.delete(own);
  }, [isUnsent]);
}
