// While the next page loads, the current one stays: location and screen change together, in one render.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { useShell } from '../shell.tsx';
import { loadScreen, type Screen } from './load-screen.ts';
import { addressOf, decoded } from './page-address.ts';
import { positionAt, storePosition, type HistoryEntry } from './positions.ts';

// A browser that loads a page restores focus and scroll position itself; after a client-side navigation, this module
// does.

/** Stores the scroll position of a page before another one replaces it. */
function leave(entry: HistoryEntry): void {
  storePosition(entry, window.scrollY);
}

/** Takes over scroll restoration for back and forward; a reload, or a return to this tab, is the browser's. */
function takeOverScrolling(): () => void {
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

/** Loads the address in a document of its own: after a reload, Back would lead to the page before without loading it. */
function loadWhole(): void {
  const { href } = window.location;
  history.replaceState(null, '', '?');
  window.location.replace(href);
}

interface ArrivalTarget {
  readonly entry: HistoryEntry & {
    /** With "#", or empty. */
    readonly hash: string;
  };
  /** Whether the visitor used the browser's back or forward button. */
  readonly isReturn: boolean;
}

function elementOf(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null;
}

/** Moves focus and scroll to the fragment, to the position on leaving, or to the top of the page. */
function arrive({ entry, isReturn }: ArrivalTarget): void {
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

/** What the site shows, and whether another screen is being loaded. */
export interface ShownScreen {
  readonly screen: Screen;
  /** The location of the screen, which is not always the one in the address bar. */
  readonly location: Location;
  readonly isLoading: boolean;
  /** The title of a page reached without loading a document; empty before that. */
  readonly announcement: string;
  readonly retry: () => void;
}

export interface InitialScreen {
  readonly screen: Screen;
  readonly version: string | undefined;
}

interface ScreenState extends Omit<ShownScreen, 'isLoading' | 'retry'> {
  readonly address: string;
  /** Puts the tags of the screen into the head; absent where the document came with them. */
  readonly applyHead?: () => void;
  readonly attempt: number;
}

/** Returns what to show for the router's location, beginning with a screen that is already loaded. */
export function useScreen({ screen, version }: InitialScreen): ShownScreen {
  const shell = useShell();
  const navigate = useNavigate();
  const location = useLocation();
  const address = addressOf(location.pathname);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ScreenState>({ screen, location, address, attempt, announcement: '' });
  const isLoading = address !== state.address || attempt !== state.attempt;
  // A new query or fragment of the same page needs no loading.
  if (!isLoading && location !== state.location) setState({ ...state, location });

  const leaving = state.location;
  useEffect(() => {
    if (!isLoading) return;
    let isWanted = true;
    void loadScreen(address, { shell, version }).then((arrival) => {
      if (!isWanted) return;
      if (arrival.kind === 'reload') {
        loadWhole();
        return;
      }
      if (arrival.kind === 'redirect') return navigate(arrival.to, { replace: true });
      leave(leaving);
      setState({ ...arrival, location, address, attempt });
    });
    return () => {
      isWanted = false;
    };
  }, [isLoading, address, attempt, location, leaving, shell, version, navigate]);

  useEffect(takeOverScrolling, []);
  useArrival(state);
  return { ...state, isLoading, retry: () => setAttempt(attempt + 1) };
}

function isFollowed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFollowed' in state;
}

/** Updates head, focus and scroll position once another screen, or another place on the same one, is shown. */
function useArrival({ screen, location, applyHead }: Pick<ScreenState, 'screen' | 'location' | 'applyHead'>): void {
  const isReturn = useNavigationType() === 'POP';
  const before = useRef({ screen, location });
  useLayoutEffect(() => {
    const { screen: screenBefore, location: locationBefore } = before.current;
    before.current = { screen, location };
    if (locationBefore === location && screenBefore === screen) return;
    const isOther = screenBefore !== screen;
    if (isOther) applyHead?.();
    else leave(locationBefore);
    // A control of the page may change query and fragment too; the focus then stays on it.
    const hasMoved = isReturn ? location.hash !== locationBefore.hash : isFollowed(location.state);
    // The browser's own fragment links create entries without a key: those are not returns.
    const isKnown = isOther || location.key !== 'default';
    if (isOther || hasMoved) arrive({ entry: location, isReturn: isReturn && isKnown });
  }, [screen, location, applyHead, isReturn]);
}
