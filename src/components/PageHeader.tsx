import type { ReactNode } from 'react';
import type { Link } from '../page-props.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  readonly title: string;
  readonly eyebrow?: string | undefined;
  readonly intro?: string | undefined;
  readonly breadcrumb?: readonly Link[] | undefined;
  readonly children?: ReactNode;
}

/** Titles from this many characters on are set smaller, so that the content below stays visible. */
const LONG_TITLE = 60;

/** The band with the h1 at the top of a page. */
export function PageHeader({ title, eyebrow, intro, breadcrumb, children }: PageHeaderProps) {
  return (
    <div className={styles.band} data-tone="sea">
      <div className={styles.inner}>
        {breadcrumb && <Breadcrumb links={breadcrumb} />}
        <div className={styles.text}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={title.length > LONG_TITLE ? styles.long : undefined}>{title}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
