import { useShell } from '../shell.tsx';
import styles from './SocialLinks.module.css';

/** The provider's pages on social networks, by name. */
export function SocialLinks() {
  const { social, messages } = useShell();
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
