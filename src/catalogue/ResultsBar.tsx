// Shown above filtered results: their number and the active criteria. The criteria are repeated here, because the
// filter itself may be closed or out of sight.
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Criterion } from './find/criteria.ts';
import { fill } from '../app/format.ts';
import { useShell } from '../app/shell.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './ResultsBar.module.css';

export interface ResultsBarProps<Name extends string> {
  /** The number of results; announced when it changes. */
  readonly children: ReactNode;
  readonly criteria: readonly Criterion<Name>[];
  readonly onRemove: (name: Name) => void;
  /** At the end of the line. */
  readonly aside?: ReactNode;
}

/** The number of results with the active criteria, each with a button that removes it. */
export function ResultsBar<Name extends string>({ children, criteria, onRemove, aside }: ResultsBarProps<Name>) {
  const words = useShell().messages.catalogue;
  const bar = useRef<HTMLDivElement>(null);
  const removed = useRef<number>(undefined);
  // The pressed button disappears: the focus moves to the button now in its position, or to the number of results.
  useLayoutEffect(() => {
    if (removed.current === undefined || !bar.current) return;
    const buttons = bar.current.querySelectorAll('button');
    (buttons[Math.min(removed.current, buttons.length - 1)] ?? bar.current.querySelector('p'))?.focus();
    removed.current = undefined;
  }, [criteria.length]);
  return (
    <div ref={bar} className={styles.bar}>
      <p role="status" tabIndex={-1} className={styles.count}>
        {children}
      </p>
      {criteria.length > 0 && (
        <ul aria-label={words.criteria} className={styles.criteria}>
          {criteria.map(({ name, text }, place) => (
            <li key={name}>
              <button
                type="button"
                className={styles.criterion}
                aria-label={fill(words.removeCriterion, { criterion: text })}
                onClick={() => {
                  removed.current = place;
                  onRemove(name);
                }}
              >
                <span className={styles.text}>{text}</span>
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {aside}
    </div>
  );
}
