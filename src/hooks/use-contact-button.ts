import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useShell } from '../shell.tsx';

/** What a visitor does before anybody needs the code. */
const signs = ['scroll', 'pointerdown', 'keydown'] as const;

/** Loads what the contact button does once the visitor begins to use the page. */
export function useContactButton(aside: RefObject<HTMLElement | null>): void {
  const shell = useShell();
  const load = useEffectEvent(async () => {
    const behaviour = await import('../layouts/contact-button-behaviour.ts');
    if (aside.current) behaviour.startContactButton(aside.current, shell);
  });
  useEffect(() => {
    const begin = new AbortController();
    const start = () => {
      begin.abort();
      // Without it, the button is as it was rendered.
      load().catch(() => undefined);
    };
    for (const sign of signs) window.addEventListener(sign, start, { passive: true, signal: begin.signal });
    return () => begin.abort();
  }, []);
}
