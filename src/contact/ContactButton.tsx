import { useEffect, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { usePopover } from '../ui/hooks/use-popover.ts';
import { useShell } from '../app/shell.tsx';
import { whatsappUrl } from './whatsapp.ts';
import * as styles from './ContactButton.module.css';

/** Says whether the office is open, as soon as that can be asked; empty before, and where there are no hours. */
function useOfficeText(isAsked: boolean | undefined): string {
  const shell = useShell();
  const [text, setText] = useState('');
  useEffect(() => {
    if (isAsked)
      import('./office-hours.ts')
        .then(({ officeText }) => setText(officeText(shell, new Date())))
        .catch(() => undefined);
  }, [isAsked, shell]);
  return text;
}

/** The floating button for WhatsApp, telephone and email; nothing without a number. Open, it knows the course of the page. */
export function ContactButton({ course }: { readonly course: string | undefined }) {
  const { phones, email, whatsapp, messages } = useShell();
  const { callUs, emailUs, whatsapp: whatsappName } = messages.navigation;
  const { button, panel } = usePopover();
  // It may be open before the code is there that says so.
  const isOpen = button['aria-expanded'];
  const office = useOfficeText(isOpen);
  if (phones.length === 0 && whatsapp === undefined) return null;
  return (
    <aside className={styles.phone} aria-label={callUs} data-contact="">
      <button {...button} className={styles.button} aria-label={callUs}>
        <Icon name="phone" className={styles.closed} />
        <Icon name="close" className={styles.opened} />
      </button>
      <div {...panel} className={styles.panel}>
        {office !== '' && <p className={`${styles.office} muted`}>{office}</p>}
        <ul className={styles.list}>
          {whatsapp !== undefined && (
            <li>
              <a href={whatsappUrl(whatsapp, messages, isOpen ? course : undefined)} target="_blank" rel="noopener">
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
