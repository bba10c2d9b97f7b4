import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import type { Shell } from '../app/shell-props.ts';
import type { ContactProps } from '../forms/form-props.ts';
import { useShell } from '../app/shell.tsx';
import { whatsappUrl } from './whatsapp.ts';
import * as styles from './ContactDetails.module.css';

/** Whether there is any way to reach the provider. */
export const hasDetails = ({ addressLines, phones, email, whatsapp, hours }: Shell): boolean =>
  addressLines.length + phones.length + hours.length > 0 || (email ?? whatsapp) !== undefined;

/** Address, telephone numbers, email address and business hours, as far as the provider has them. */
export function ContactDetails({ words }: { readonly words: ContactProps['words']['details'] }) {
  const { name, addressLines, phones, email, whatsapp, hours, messages } = useShell();
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{words.title}</h2>
      <dl className={styles.list}>
        <Detail icon="map-pin" term={words.address} isGiven={addressLines.length > 0}>
          <address className={styles.address}>
            {[name, ...addressLines].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </Detail>
        <Detail icon="phone" term={words.phones} isGiven={phones.length > 0}>
          {phones.map(({ text, href }) => (
            <Link key={href} to={href}>
              <bdi dir="ltr">{text}</bdi>
            </Link>
          ))}
        </Detail>
        <Detail icon="whatsapp" term={messages.navigation.whatsapp} isGiven={whatsapp !== undefined}>
          <Link to={whatsappUrl(whatsapp ?? '', messages)} target="_blank" rel="noopener">
            <bdi dir="ltr">{whatsapp}</bdi>
          </Link>
        </Detail>
        <Detail icon="mail" term={words.email} isGiven={email !== undefined}>
          <Link to={`mailto:${email}`}>{email}</Link>
        </Detail>
        <Detail icon="clock" term={words.hours} isGiven={hours.length > 0}>
          {hours.map(({ days, text }) => (
            <span key={days} className={styles.hours}>
              <span>{days}</span> <span>{text}</span>
            </span>
          ))}
        </Detail>
      </dl>
    </div>
  );
}

interface DetailProps {
  readonly icon: IconName;
  readonly term: string;
  /** Whether the provider has said it; otherwise nothing is shown. */
  readonly isGiven: boolean;
  readonly children: ReactNode;
}

function Detail({ icon, term, isGiven, children }: DetailProps) {
  if (!isGiven) return null;
  return (
    <div className={styles.detail}>
      <dt className={styles.term}>
        <Icon name={icon} /> {term}
      </dt>
      <dd className={styles.text}>{children}</dd>
    </div>
  );
}
