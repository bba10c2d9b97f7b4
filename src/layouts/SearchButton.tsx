// The search of the site is loaded when somebody asks for it. Without JavaScript the button leads to the catalogue, whose
// lists name every course.
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../components/Icon.tsx';
import { Link } from '../components/Link.tsx';
import type { SearchDialogProps } from '../search/SearchDialog.tsx';
import { useShell } from '../shell.tsx';
import button from './IconButton.module.css';

export interface SearchButtonProps {
  /** Whether the key "/" opens the search, as with one button of a page. */
  readonly hasKey?: boolean;
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));

/** Opens the search of the site. */
export function SearchButton({ hasKey = false }: SearchButtonProps) {
  const { addresses, messages } = useShell();
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const open = useCallback((event: Pick<Event, 'preventDefault'>): void => {
    event.preventDefault();
    void import('../search/SearchDialog.tsx').then(({ SearchDialog }) => setDialog(() => SearchDialog));
  }, []);
  useEffect(() => {
    if (!hasKey) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === '/' && !event.ctrlKey && !event.metaKey && !isField(event.target)) open(event);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [hasKey, open]);
  return (
    <>
      <Link to={addresses.catalogue} className={button.button} aria-label={messages.navigation.search} onClick={open}>
        <Icon name="search" />
      </Link>
      {Dialog && createPortal(<Dialog onClose={() => setDialog(undefined)} />, document.body)}
    </>
  );
}
