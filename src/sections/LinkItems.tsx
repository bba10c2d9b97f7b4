import type { ComponentProps } from 'react';
import type { Link as LinkData } from '../ui/link-props.ts';
import { Link } from '../ui/Link.tsx';

export interface LinkItemsProps extends ComponentProps<'ul'> {
  readonly links: readonly LinkData[];
  /** Where links are marked: the mark of each by its target. */
  readonly currentAt?: (to: string) => 'page' | undefined;
}

/** A list of links. */
export function LinkItems({ links, currentAt, ...list }: LinkItemsProps) {
  return (
    <ul {...list}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} aria-current={currentAt?.(to)}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
