import type { Link as LinkData } from '../app/page-props.ts';
import { useShell } from '../app/shell.tsx';
import { Link } from './Link.tsx';
import * as styles from './Breadcrumb.module.css';

export interface BreadcrumbProps {
  /** From the home page down; the last one is the current page. */
  readonly links: readonly LinkData[];
}

/** The path of pages that leads to this one. */
export function Breadcrumb({ links }: BreadcrumbProps) {
  const { messages } = useShell();
  return (
    <nav aria-label={messages.common.breadcrumb}>
      <ol className={styles.list}>
        {links.map(({ label, to }, index) => (
          <li key={to}>
            {index < links.length - 1 ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
