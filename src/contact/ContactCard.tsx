import type { CourseWords } from '../../schemas/types.ts';
import { useShell } from '../app/shell.tsx';
import { whatsappUrl } from './whatsapp.ts';
import * as styles from './ContactCard.module.css';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { Panel } from '../ui/Panel.tsx';

export interface ContactCardProps {
  readonly words: CourseWords['contact'] | undefined;
  readonly course: string;
}

/** The provider's telephone numbers and mailbox, as far as it has them, beside a course. */
export function ContactCard({ words, course }: ContactCardProps) {
  const { phones, email, whatsapp, messages } = useShell();
  if (!words || (phones.length === 0 && email === undefined && !whatsapp && !words.link)) return null;
  return (
    <Panel title={words.title}>
      {words.text !== undefined && <p className={`${styles.text} muted`}>{words.text}</p>}
      <ul className={styles.list}>
        {whatsapp !== undefined && (
          <li>
            <Icon name="whatsapp" />
            <Link to={whatsappUrl(whatsapp, messages, course)} target="_blank" rel="noopener">
              {messages.navigation.whatsapp}
            </Link>
          </li>
        )}
        {phones.map((phone) => (
          <li key={phone.href}>
            <Icon name="phone" />
            <Link to={phone.href}>
              <bdi>{phone.text}</bdi>
            </Link>
          </li>
        ))}
        {email !== undefined && (
          <li>
            <Icon name="mail" />
            <Link to={`mailto:${email}`}>{email}</Link>
          </li>
        )}
        {words.link && (
          <li>
            <Icon name="arrow" />
            <Link to={words.link.to}>{words.link.label}</Link>
          </li>
        )}
      </ul>
    </Panel>
  );
}
