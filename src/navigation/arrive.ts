// A browser that loads a page puts focus and scroll right by itself; after a navigation without loading, this does.
import { positionAt, rememberPosition, type Entry } from './positions.ts';

/** Remembers how far the page is scrolled before another one takes its place. */
export function leave(entry: Entry): void {
  rememberPosition(entry, window.scrollY);
}

/** Takes scrolling back and forward over from the browser; a reload, or a return to this tab's document, stays the browser's. */
export function takeOverScrolling(): () => void {
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  const giveBack = () => {
    history.scrollRestoration = 'auto';
  };
  takeOver();
  window.addEventListener('pagehide', giveBack);
  window.addEventListener('pageshow', takeOver);
  return () => {
    giveBack();
    window.removeEventListener('pagehide', giveBack);
    window.removeEventListener('pageshow', takeOver);
  };
}

export interface Place {
  /** Where the visitor arrives. */
  readonly entry: Entry & {
    /** With "#", or empty. */
    readonly hash: string;
  };
  /** Whether the visitor came by the browser's back or forward button. */
  readonly isReturn: boolean;
}

function elementOf(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
}

/** Moves focus and scroll to where a visitor expects them: the fragment, the place left before, or the top of the page. */
export function arrive({ entry, isReturn }: Place): void {
  // The page has changed anyway: a typeface that was too late for the first one may show now.
  document.documentElement.dataset['arrived'] = '';
  const target = elementOf(entry.hash);
  const focusable = target ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (focusable && !focusable.matches('a, button, input, select, textarea, summary, [tabindex]'))
    focusable.tabIndex = -1;
  focusable?.focus({ preventScroll: true });
  const position = isReturn ? positionAt(entry) : undefined;
  if (position === undefined && target) target.scrollIntoView();
  else window.scrollTo(0, position ?? 0);
}
