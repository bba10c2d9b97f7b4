// Where a provider asks for it, the search and language buttons of the header have no function: they are focusable and
// announce that, but do nothing.
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { useShell } from '../shell.tsx';
import * as button from './IconButton.module.css';
import * as styles from './HeaderButtons.module.css';
import { SearchButton, type SearchButtonProps } from './SearchButton.tsx';

interface InertButtonProps {
  readonly name: string;
  readonly icon: IconName;
}

function InertButton({ name, icon }: InertButtonProps) {
  const { unavailable } = useShell().messages.navigation;
  return (
    <button type="button" className={button.button} aria-label={name} aria-disabled="true" title={unavailable}>
      <Icon name={icon} />
    </button>
  );
}

/** The search and language buttons, if the settings ask for them. */
export function HeaderButtons({ hasKey = false }: SearchButtonProps) {
  const { header, messages } = useShell();
  return (
    <span className={styles.buttons}>
      {header.search === 'site' && <SearchButton hasKey={hasKey} />}
      {header.search === 'inert' && <InertButton name={messages.navigation.search} icon="search" />}
      {header.language === 'inert' && <InertButton name={messages.navigation.language} icon="globe" />}
    </span>
  );
}
