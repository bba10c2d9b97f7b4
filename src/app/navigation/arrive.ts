// A browser that loads a page restores focus and scroll position itself; after a client-side navigation, this module
// does.
import { positionAt, storePosition, type HistoryEntry } from './positions.ts';

/** Stores the scroll position of a page before another one replaces it. */
export function leave(entry: HistoryEntry): void {
  storePosition(entry, window.scrollY);
}

/**
 * Takes over scroll restoration for back and forward from the browser; a reload, or a return to this tab's document, is
 * left to the browser.
 */
export function takeOverScrolling(): () => void {
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  const restore = () => {
    history.scrollRestoration = 'auto';
  };
  takeOver();
  window.addEventListener('pagehide', restore);
  window.addEventListener('pageshow', takeOver);
  return () => {
    restore();
    window.removeEventListener('pagehide', restore);
    window.removeEventListener('pageshow', takeOver);
  };
}

export interface ArrivalTarget {
  /** The history entry at which the visitor arrives. */
  readonly entry: HistoryEntry & {
    /** With "#", or empty. */
    readonly hash: string;
  };
  /** Whether the visitor used the browser's back or forward button. */
  readonly isReturn: boolean;
}

function elementOf(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
}

/**
 * Moves focus and scroll position to where a visitor expects them: the fragment, the position on leaving, or the top of
 * the page.
 */
export function arrive({ entry, isReturn }: ArrivalTarget): void {
  // The page has changed anyway, so a font that was too late for the first page may be applied now.
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
