// What makes a link to the catalogue open the search of the site.
import type { ComponentType } from 'react';
import { isPlainClick } from '../ui/hooks/is-plain-click.ts';
import type { SearchDialogProps } from './SearchDialog.tsx';

/** How a link opens the search. */
export interface SearchOpener {
  /** Whether the key "/" does it too. */
  readonly hasKey: boolean;
  readonly signal: AbortSignal;
  /** Is given the dialog, once it is loaded. */
  readonly show: (dialog: ComponentType<SearchDialogProps>) => void;
}

const KEY = '/';

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));

/** Makes a link open the search; if the search cannot be loaded, the link is followed. */
export function openSearchFrom(link: HTMLAnchorElement, { hasKey, signal, show }: SearchOpener): void {
  const open = (event: Event): void => {
    event.preventDefault();
    import('./SearchDialog.tsx').then(
      ({ SearchDialog }) => show(SearchDialog),
      () => window.location.assign(link.href),
    );
  };
  const onClick = (event: MouseEvent): void => {
    if (isPlainClick(event)) open(event);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === KEY && !event.ctrlKey && !event.metaKey && !isField(event.target)) open(event);
  };
  link.setAttribute('aria-haspopup', 'dialog');
  link.addEventListener('click', onClick, { signal });
  if (!hasKey) return;
  link.setAttribute('aria-keyshortcuts', KEY);
  document.addEventListener('keydown', onKey, { signal });
}
