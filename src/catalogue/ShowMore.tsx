import { useEffect, useRef } from 'react';
import type { Results } from './find/use-results.ts';
import { fill, formatNumber } from '../app/format.ts';
import { useShell } from '../app/shell.tsx';
import { Button } from '../ui/Button.tsx';
import * as styles from './ShowMore.module.css';

export interface ShowMoreProps {
  readonly results: Results;
  /** Whether the visitor is waiting for requested courses. */
  readonly isLoading: boolean;
  /** Whether more courses can be shown immediately. */
  readonly isReady: boolean;
  readonly onAsk: () => void;
  /** Called when the end of the shown courses comes near. */
  readonly onReach: () => void;
}

/** How far below the window the end may be, so that the next courses are there before it is visible. */
const AHEAD = '0px 0px 600px';

/** Shown below the courses if there are more; absent without JavaScript. */
export function ShowMore({ results: { shown, count }, isLoading, isReady, onAsk, onReach }: ShowMoreProps) {
  const { messages, locale } = useShell();
  const end = useRef<HTMLDivElement>(null);
  const reach = useRef(onReach);
  useEffect(() => {
    reach.current = onReach;
  });
  // An observer reports changes only, so a new one is created after each step, and once there is more to show.
  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [shown, count, isReady]);
  if (shown >= count) return null;
  const numbers = { shown: formatNumber(shown, locale), count: formatNumber(count, locale) };
  return (
    <div ref={end} className={`${styles.more} script-only screen-only`}>
      <p className={styles.shown}>{fill(messages.catalogue.shown, numbers)}</p>
      <Button variant="secondary" aria-busy={isLoading} onClick={onAsk}>
        {isLoading ? messages.catalogue.loading : messages.catalogue.showMore}
      </Button>
    </div>
  );
}
