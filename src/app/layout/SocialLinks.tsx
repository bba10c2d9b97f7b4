import { useShell } from '../shell.tsx';
import * as styles from './SocialLinks.module.css';

/** The provider's pages on social networks, by name; nothing where there are none. */
export function SocialLinks() {
  const { social, messages } = useShell();
  if (social.length === 0) return null;
  return (
    <nav aria-label={messages.navigation.followUs}>
      <ul className={styles.list}>
        {social.map(({ network, url }) => (
          <li key={network}>
            <a href={url} rel="noopener">
              {network}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
