import { Icon } from '../components/Icon.tsx';
import { usePopover } from '../hooks/use-popover.ts';
import { useShell } from '../shell.tsx';
import styles from './PhoneButton.module.css';

/**
 * The floating button in the lower corner at the start of the line, which opens the telephone numbers and an e-mail
 * link; nothing where there is no number.
 */
export function PhoneButton() {
  const { phones, email, messages } = useShell();
  const { callUs, emailUs } = messages.navigation;
  const { button, panel } = usePopover();
  if (phones.length === 0) return null;
  return (
    <aside className={styles.phone} aria-label={callUs}>
      <button {...button} className={styles.button} aria-label={callUs}>
        <Icon name="phone" className={styles.closed} />
        <Icon name="close" className={styles.opened} />
      </button>
      <div {...panel} className={styles.panel}>
        <ul className={styles.list}>
          {phones.map(({ text, href }) => (
            <li key={href}>
              <a href={href}>
                <Icon name="phone" />
                <bdi>{text}</bdi>
              </a>
            </li>
          ))}
          {email !== undefined && (
            <li>
              <a href={`mailto:${email}`}>
                <Icon name="mail" />
                {emailUs}
              </a>
            </li>
          )}
        </ul>
      </div>
    </aside>
  );
}
