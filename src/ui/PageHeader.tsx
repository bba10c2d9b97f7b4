import type { ReactNode } from 'react';
import type { Link, Picture as PictureData } from '../app/page-props.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import * as styles from './PageHeader.module.css';
import { Picture } from './Picture.tsx';

export interface PageHeaderProps {
  readonly title: string;
  readonly eyebrow?: string | undefined;
  readonly intro?: string | undefined;
  readonly breadcrumb?: readonly Link[] | undefined;
  /** The ground of the band: deep, or light. */
  readonly tone?: 'sea' | 'sand' | 'mist';
  /** Decoration at the end of the band: framed on sand, and under a curve like that of a sail on the others. */
  readonly picture?: PictureData | undefined;
  /** What is at the end of the band instead. */
  readonly cover?: ReactNode;
  readonly children?: ReactNode;
}

/** Titles from this many characters on are set smaller, so that the content below stays visible. */
const LONG_TITLE = 60;

/** The band with the h1 at the top of a page. */
export function PageHeader({
  title,
  eyebrow,
  intro,
  breadcrumb,
  tone = 'sea',
  picture,
  cover,
  children,
}: PageHeaderProps) {
  return (
    <div className={cover ? `${styles.band} ${styles.covered}` : styles.band} data-tone={tone}>
      {picture ? (
        <Picture className={styles.picture} picture={picture} sizes="(min-width: 48rem) 50vw, 100vw" />
      ) : (
        cover
      )}
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
