// The search of the site is loaded when somebody asks for it. Without JavaScript the button leads to the catalogue, whose
// lists name every course.
import { useCallback, useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../components/Icon.tsx';
import { Link } from '../components/Link.tsx';
import { isPlainClick } from '../hooks/is-plain-click.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import type { SearchDialogProps } from '../search/SearchDialog.tsx';
import { useShell } from '../shell.tsx';
import button from './IconButton.module.css';

export interface SearchButtonProps {
  /** Whether the key "/" opens the search, as with one button of a page, if the settings do not switch it off. */
  readonly hasKey?: boolean;
}

const KEY = '/';

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));

/** Calls back for the key of the search. */
function useSearchKey(isActive: boolean, open: () => void): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== KEY || event.ctrlKey || event.metaKey || isField(event.target)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isActive, open]);
}

/** Opens the search of the site; if its code cannot be loaded, the catalogue. */
export function SearchButton({ hasKey = false }: SearchButtonProps) {
  const { addresses, header, messages } = useShell();
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const link = useRef<HTMLAnchorElement>(null);
  const hasFailed = useRef(false);
  const isHydrated = useHydrated();
  const isKeyActive = hasKey && header.searchKey !== 'off';
  const open = useCallback((): void => {
    import('../search/SearchDialog.tsx').then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => {
        hasFailed.current = true;
        link.current?.click();
        hasFailed.current = false;
      },
    );
  }, []);
  useSearchKey(isKeyActive, open);
  const onClick = (event: MouseEvent): void => {
    if (hasFailed.current || !isPlainClick(event)) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <Link
        ref={link}
        to={addresses.catalogue}
        className={button.button}
        aria-label={messages.navigation.search}
        aria-haspopup={isHydrated ? 'dialog' : undefined}
        aria-keyshortcuts={isHydrated && isKeyActive ? KEY : undefined}
        onClick={onClick}
      >
        <Icon name="search" />
      </Link>
      {Dialog && createPortal(<Dialog onClose={() => setDialog(undefined)} />, document.body)}
    </>
  );
}
