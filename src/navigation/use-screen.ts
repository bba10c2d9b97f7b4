// While the next page loads, the present one stays: location and screen change together, in one render.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { applyHead } from '../head/apply-head.ts';
import { useShell } from '../shell.tsx';
import { arrive, leave, takeOverScrolling } from './arrive.ts';
import { loadScreen } from './load-screen.ts';
import { addressOf } from './page-address.ts';
import { headOf, type Screen } from './screen.ts';

/** What the site shows now, and whether something else is on its way. */
export interface Shown {
  readonly screen: Screen;
  /** The location that belongs to the screen; not always the one in the address bar. */
  readonly location: Location;
  readonly isLoading: boolean;
  /** The title of the page that the visitor has come to without loading; empty before that. */
  readonly announcement: string;
  readonly retry: () => void;
}

export interface Start {
  readonly screen: Screen;
  readonly version: string | undefined;
}

interface State extends Omit<Shown, 'isLoading' | 'retry'> {
  readonly address: string;
  readonly attempt: number;
}

/** Returns what to show for the router's location, beginning with a screen that is already there. */
export function useScreen({ screen, version }: Start): Shown {
  const shell = useShell();
  const navigate = useNavigate();
  const location = useLocation();
  const address = addressOf(location.pathname);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ screen, location, address, attempt, announcement: '' });
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
        window.location.reload();
        return;
      }
      if (arrival.kind === 'redirect') return void navigate(arrival.to, { replace: true });
      leave(leaving);
      const announcement = headOf(arrival.screen, shell).title;
      setState({ screen: arrival.screen, location, address, attempt, announcement });
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

/** Puts head, focus and scroll right once another screen, or another place on the same one, is shown. */
function useArrival({ screen, location }: Pick<State, 'screen' | 'location'>): void {
  const shell = useShell();
  const isReturn = useNavigationType() === 'POP';
  const before = useRef({ screen, location });
  useLayoutEffect(() => {
    const { screen: screenBefore, location: locationBefore } = before.current;
    before.current = { screen, location };
    if (locationBefore === location && screenBefore === screen) return;
    const isOther = screenBefore !== screen;
    if (isOther) applyHead(headOf(screen, shell));
    else leave(locationBefore);
    // A control of the page may change query and fragment too, and keeps the focus.
    const hasMoved = isReturn ? location.hash !== locationBefore.hash : isFollowed(location.state);
    // The browser's own fragment links make entries without a key: those are no returns.
    const isKnown = isOther || location.key !== 'default';
    if (isOther || hasMoved) arrive({ entry: location, isReturn: isReturn && isKnown });
  }, [screen, location, shell, isReturn]);
}
