import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../media/media-props.ts';
import type { Link as LinkData } from './link-props.ts';
import { useShell } from '../app/shell.tsx';
import * as breadcrumbStyles from './Breadcrumb.module.css';
import { Link } from './Link.tsx';
import * as styles from './PageHeader.module.css';
import { Picture } from './Picture.tsx';
import { type Parts, Static } from './Static.tsx';

interface BreadcrumbProps {
  /** From the home page down; the last one is the current page. */
  readonly links: readonly LinkData[] | undefined;
  readonly parts: Parts | undefined;
}

/** The path of pages that leads to this one. */
function Breadcrumb({ links = [], parts }: BreadcrumbProps) {
  const { messages } = useShell();
  return (
    <Static as="nav" name="path" parts={parts} aria-label={messages.common.breadcrumb}>
      <ol className={breadcrumbStyles.list}>
        {links.map(({ label, to }, index) => (
          <li key={to}>
            {index < links.length - 1 ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </Static>
  );
}

export interface PageHeaderProps {
  readonly title: string;
  readonly eyebrow?: string | undefined;
  readonly intro?: string | undefined;
  readonly breadcrumb?: readonly LinkData[] | undefined;
  /** The ground of the band: deep, or light. */
  readonly tone?: 'sea' | 'sand' | 'mist';
  /** Decoration at the end of the band: framed on sand, and under a curve like that of a sail on the others. */
  readonly picture?: PictureData | undefined;
  /** What is at the end of the band instead. */
  readonly cover?: ReactNode;
  readonly children?: ReactNode;
  /** Where given, the path and the words are static. */
  readonly parts?: Parts | undefined;
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
  parts,
}: PageHeaderProps) {
  return (
    <div className={cover ? `${styles.band} ${styles.covered}` : styles.band} data-tone={tone}>
      {picture ? (
        <Picture className={styles.picture} picture={picture} sizes="(min-width: 48rem) 50vw, 100vw" />
      ) : (
        cover
      )}
      <div className={styles.inner}>
        {(breadcrumb ?? parts) && <Breadcrumb links={breadcrumb} parts={parts} />}
        <Static name="start" parts={parts} className={styles.text}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={title.length > LONG_TITLE ? styles.long : undefined}>{title}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
        </Static>
        {children}
      </div>
    </div>
  );
}
