import { useEffect, useRef } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { usePopover } from '../ui/hooks/use-popover.ts';
import type { Shell } from '../app/shell-props.ts';
import { useShell } from '../app/shell.tsx';
import { whatsappUrl } from './whatsapp.ts';
import * as styles from './ContactButton.module.css';

/** Brings what is inside the panel up to date; without the code, it is as it was rendered. */
const refresh = (panel: HTMLElement | null, shell: Shell): void =>
  void import('./contact-panel.ts')
    .then(({ refreshPanel }) => panel && refreshPanel(panel, shell))
    .catch(() => undefined);

/**
 * The floating button in the lower corner at the start of the line, which opens WhatsApp, the telephone numbers and an
 * email link; nothing where there is no number.
 */
export function ContactButton() {
  const shell = useShell();
  const { phones, email, whatsapp, hours, messages } = shell;
  const { callUs, emailUs, whatsapp: whatsappName } = messages.navigation;
  const { button, panel } = usePopover();
  const element = useRef<HTMLDivElement>(null);
  // It may be open before this code is there.
  const isOpen = button['aria-expanded'];
  useEffect(() => {
    if (isOpen) refresh(element.current, shell);
  }, [isOpen, shell]);
  if (phones.length === 0 && whatsapp === undefined) return null;
  return (
    <aside className={styles.phone} aria-label={callUs} data-contact="">
      <button {...button} className={styles.button} aria-label={callUs}>
        <Icon name="phone" className={styles.closed} />
        <Icon name="close" className={styles.opened} />
      </button>
      <div {...panel} ref={element} className={styles.panel}>
        {hours.length > 0 && <p className={styles.office} data-office="" hidden />}
        <ul className={styles.list}>
          {whatsapp !== undefined && (
            <li>
              <a href={whatsappUrl(whatsapp, messages)} target="_blank" rel="noopener" data-whatsapp="">
                <Icon name="whatsapp" />
                {whatsappName}
              </a>
            </li>
          )}
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
