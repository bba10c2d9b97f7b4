import type { ReactNode } from 'react';
import { plural } from '../app/format.ts';
import { useShell } from '../app/shell.tsx';
import * as disclosure from '../ui/Disclosure.module.css';
import * as styles from './FoldedSessions.module.css';

export interface FoldedSessionsProps {
  /** What the sessions have in common, unless a heading above says it. */
  readonly title?: string;
  readonly count: number;
  /** The table of the sessions. */
  readonly children: ReactNode;
}

/** Sessions that are unfolded on demand, with or without JavaScript, and by a search in the page. */
export function FoldedSessions({ title, count, children }: FoldedSessionsProps) {
  const shell = useShell();
  const { messages } = shell;
  return (
    <details className={disclosure.items}>
      <summary>
        {title !== undefined && <span className={disclosure.title}>{title}</span>}
        <span className={title === undefined ? disclosure.title : styles.count}>
          {plural(messages.schedule.sessions, count, shell)}
        </span>
      </summary>
      {children}
    </details>
  );
}
