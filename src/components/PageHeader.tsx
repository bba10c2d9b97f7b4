import type { ReactNode } from 'react';
import type { Link } from '../page-props.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  readonly title: string;
  readonly eyebrow?: string | undefined;
  readonly intro?: string | undefined;
  readonly breadcrumb?: readonly Link[] | undefined;
  /** A picture at the end of the band. */
  readonly cover?: ReactNode;
  readonly children?: ReactNode;
}

/** Titles from this many characters on are set smaller, so that the content below stays visible. */
const LONG_TITLE = 60;

/** The band with the h1 at the top of a page. */
export function PageHeader({ title, eyebrow, intro, breadcrumb, cover, children }: PageHeaderProps) {
  return (
    <div className={cover === undefined ? styles.band : `${styles.band} ${styles.covered}`} data-tone="sea">
      {cover}
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
