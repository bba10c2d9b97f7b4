// How many courses of a large catalogue are shown. A visitor who returns from a course finds as many as before; other
// criteria start again at the first step.
import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Courses are added in steps of this many: on a phone, ten screens. */
const STEP = 12;

/** How many steps are shown automatically before a visitor has to ask for more: the footer must stay reachable. */
const FREE_STEPS = 2;

interface ShownState {
  readonly criteria: string;
  readonly count: number;
  /** The count up to which courses are shown automatically. */
  readonly freeUntil: number;
}

/** The state by the key of the history entry. */
const shownByKey = new Map<string, ShownState>();

/** How many courses are shown, and the two ways to show more. */
export interface ShownCount {
  readonly count: number;
  /** Call when the visitor asks for more. */
  readonly ask: () => void;
  /** Call when the end of the list becomes visible. */
  readonly reach: () => void;
}

const start = (criteria: string): ShownState => ({ criteria, count: STEP, freeUntil: STEP * (1 + FREE_STEPS) });

/** Returns how many courses to show for criteria, given as a text that is equal only for equal criteria. */
export function useShownCount(criteria: string): ShownCount {
  const { key } = useLocation();
  const known = shownByKey.get(key);
  const first = known?.criteria === criteria ? known : start(criteria);
  const [shown, setShown] = useState(first);
  if (shown.criteria !== criteria) setShown(first);
  useEffect(() => {
    if (shown.count > STEP) shownByKey.set(key, shown);
    else shownByKey.delete(key);
  }, [key, shown]);
  // As a transition, typing and scrolling stay responsive while the cards are rendered.
  const change = (next: (before: ShownState) => ShownState) => startTransition(() => setShown(next));
  return {
    count: shown.count,
    ask: () => change(({ count }) => ({ criteria, count: count + STEP, freeUntil: count + STEP * (1 + FREE_STEPS) })),
    reach: () =>
      change((before) => (before.count < before.freeUntil ? { ...before, count: before.count + STEP } : before)),
  };
}

// After more courses are shown, keyboard focus continues at the first new one, not below them.

/** Returns a function to call before cards are added: the first card after the `count` that are there gets focus. */
export function useFocusNext(element: RefObject<HTMLElement | null>, count: number): () => void {
  const next = useRef<number>(undefined);
  useEffect(() => {
    const place = next.current;
    if (place === undefined || count <= place) return;
    next.current = undefined;
    const heading = element.current?.querySelectorAll<HTMLElement>('article h3')[place];
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [element, count]);
  return useCallback(() => {
    next.current = count;
  }, [count]);
}
