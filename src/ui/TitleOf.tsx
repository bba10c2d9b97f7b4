import { IN_FIRST_LANGUAGE } from '../app/navigation/page-address.ts';
import { useShell } from '../app/shell.tsx';
import * as styles from './TitleOf.module.css';
import { Link } from './Link.tsx';
import type { Link as LinkData } from './link-props.ts';

export interface TitleOfProps {
  /** The address of the page. */
  readonly to: string;
  readonly children: string;
  /** Whether a mark names the language, unless one beside it does. */
  readonly hasMark?: boolean;
}

/** The title of a page, or other words of it: of one that is not translated, in the language of the original, which a mark names. */
export function TitleOf({ to, children, hasMark = true }: TitleOfProps) {
  const { original } = useShell();
  if (!original || !to.startsWith(IN_FIRST_LANGUAGE)) return children;
  const words = (
    <span lang={original.code} dir={original.direction}>
      {children}
    </span>
  );
  if (!hasMark) return words;
  return (
    <>
      {words} <span className={styles.mark}>{original.name}</span>
    </>
  );
}

export interface TitleLinksProps {
  readonly links: readonly LinkData[];
  readonly className?: string | undefined;
}

/** Links to pages by their titles, each in its language. */
export function TitleLinks({ links, className }: TitleLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>
            <TitleOf to={to}>{label}</TitleOf>
          </Link>
        </li>
      ))}
    </ul>
  );
}
