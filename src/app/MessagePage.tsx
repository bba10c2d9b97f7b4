import type { ReactNode } from 'react';
import { Logo } from './layout/Brand.tsx';
import * as styles from './MessagePage.module.css';

export interface MessagePageProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A page with a single message and a way to continue. */
export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <div className={styles.page}>
      <Logo />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
