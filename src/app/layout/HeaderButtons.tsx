// Where a provider asks for it, the search and language buttons of the header have no function: they are focusable and
// announce that, but do nothing.
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { LANGUAGE_MARK } from '../shell-props.ts';
import { useShell } from '../shell.tsx';
import { Link } from '../../ui/Link.tsx';
import type { SearchDialogProps } from '../../search/SearchDialog.tsx';
import * as button from './IconButton.module.css';
import * as styles from './HeaderButtons.module.css';

// The search of the site is loaded when it is opened, and what asks for it once the page is there. Before that,
// and without JavaScript, the button leads to the catalogue, whose lists name every course.

interface SearchButtonProps {
  /** Whether the key "/" opens the search, as with one button of a page, if the settings do not switch it off. */
  readonly hasKey?: boolean;
}

/** Opens the search of the site; if its code cannot be loaded, the catalogue. */
function SearchButton({ hasKey = false }: SearchButtonProps) {
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

function InertButton({ name, icon }: { readonly name: string; readonly icon: IconName }) {
  const { unavailable } = useShell().messages.navigation;
  return (
    <button type="button" className={button.button} aria-label={name} aria-disabled="true" title={unavailable}>
      <Icon name={icon} />
    </button>
  );
}

/** Links to the page in the other languages. The server writes what they lead to; a click that changes the page changes it. */
function LanguageLinks() {
  const { languages = [] } = useShell();
  useEffect(() => void import('../lazy/point-languages.ts'), []);
  return languages.map(({ code, name }) => (
    <a
      key={code}
      href={LANGUAGE_MARK + code}
      lang={code}
      className={button.button}
      aria-label={name}
      title={name}
      suppressHydrationWarning
    >
      {languages.length > 1 ? code.toUpperCase() : <Icon name="globe" />}
    </a>
  ));
}

/** The search and language buttons, if the settings ask for them. */
export function HeaderButtons({ hasKey = false }: SearchButtonProps) {
  const { header, messages } = useShell();
  return (
    <span className={styles.buttons}>
      {header.search === 'site' && <SearchButton hasKey={hasKey} />}
      {header.search === 'inert' && <InertButton name={messages.navigation.search} icon="search" />}
      {header.language === 'switch' && <LanguageLinks />}
      {header.language === 'inert' && <InertButton name={messages.navigation.language} icon="globe" />}
    </span>
  );
}
