import type { ReactNode } from 'react';
import * as styles from './EmptyState.module.css';
import { Icon, type IconName } from './Icon.tsx';

export interface EmptyStateProps {
  readonly icon: IconName;
  readonly title?: string;
  readonly text: string;
  /** A way to continue: a link or a button. */
  readonly children?: ReactNode;
}

/** Shown where a list is empty; says how to continue. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      {title !== undefined && <h3 className={styles.title}>{title}</h3>}
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
