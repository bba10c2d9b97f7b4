// How many courses of a large catalogue are shown. A visitor who comes back from a course finds as many as before;
// other criteria begin anew.
import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Courses are added in steps of this many. */
export const STEP = 24;

/** How many steps come by themselves before a visitor has to ask again: the end of the page must stay in reach. */
const FREE_STEPS = 4;

interface Shown {
  readonly criteria: string;
  readonly count: number;
  /** Up to where courses come by themselves. */
  readonly freeUntil: number;
}

/** Shown courses by the key of the history entry. */
const shownByKey = new Map<string, Shown>();

/** How many courses are shown, and the two ways to more. */
export interface ShownCount {
  readonly count: number;
  /** A visitor has asked for more. */
  readonly ask: () => void;
  /** The end has come into sight. */
  readonly reach: () => void;
}

const start = (criteria: string): Shown => ({ criteria, count: STEP, freeUntil: STEP * (1 + FREE_STEPS) });

/** Returns how many courses to show for criteria, given as a text that differs where they do. */
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
  // A transition leaves typing and scrolling their turns while the cards are made.
  const change = (next: (before: Shown) => Shown) => startTransition(() => setShown(next));
  return {
    count: shown.count,
    ask: () => change(({ count }) => ({ criteria, count: count + STEP, freeUntil: count + STEP * (1 + FREE_STEPS) })),
    reach: () =>
      change((before) => (before.count < before.freeUntil ? { ...before, count: before.count + STEP } : before)),
  };
}
