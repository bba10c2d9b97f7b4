// The search of the site is loaded when somebody asks for it, and what asks for it once the page is there. Before that,
// and without JavaScript, the button leads to the catalogue, whose lists name every course.
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import type { SearchDialogProps } from '../../search/SearchDialog.tsx';
import { useShell } from '../shell.tsx';
import * as button from './IconButton.module.css';

export interface SearchButtonProps {
  /** Whether the key "/" opens the search, as with one button of a page, if the settings do not switch it off. */
  readonly hasKey?: boolean;
}

/** Opens the search of the site; if its code cannot be loaded, the catalogue. */
export function SearchButton({ hasKey = false }: SearchButtonProps) {
  const { addresses, header, messages } = useShell();
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const link = useRef<HTMLAnchorElement>(null);
  const isKeyActive = hasKey && header.searchKey !== 'off';
  useEffect(() => {
    const end = new AbortController();
    const start = async () => {
      // Taken apart here, the module would be wrapped twice in the bundle.
      const search = await import('../../search/open-search.ts');
      const show = (component: ComponentType<SearchDialogProps>) => setDialog(() => component);
      if (link.current) search.openSearchFrom(link.current, { hasKey: isKeyActive, signal: end.signal, show });
    };
    start().catch(() => undefined);
    return () => end.abort();
  }, [isKeyActive]);
  return (
    <>
      <Link ref={link} to={addresses.catalogue} className={button.button} aria-label={messages.navigation.search}>
        <Icon name="search" />
      </Link>
      {Dialog && createPortal(<Dialog onClose={() => setDialog(undefined)} />, document.body)}
    </>
  );
}
