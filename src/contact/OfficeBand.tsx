import { fill } from '../app/format.ts';
import type { ContactProps } from '../app/page-props.ts';
import { useShell } from '../app/shell.tsx';
import { Link } from '../ui/Link.tsx';
import * as styles from './OfficeBand.module.css';
import { Section } from '../ui/Section.tsx';

export interface OfficeBandProps {
  readonly offices: ContactProps['offices'] | undefined;
}

/** The provider's offices with all that is known of each; nothing where there are none. */
export function OfficeBand({ offices }: OfficeBandProps) {
  const words = useShell().messages.extras;
  if (!offices) return null;
  return (
    <Section title={words.places} tone="sand">
      <ul className={styles.offices}>
        {offices.map(({ id, name, lines, phone, email, mapUrl, hours, note }) => (
          <li key={id} className={styles.office}>
            <h3>{name}</h3>
            {lines.length > 0 && (
              <address>
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            )}
            {phone && (
              <Link to={phone.href}>
                <bdi dir="ltr">{phone.text}</bdi>
              </Link>
            )}
            {email && <Link to={`mailto:${email}`}>{email}</Link>}
            {mapUrl && <Link to={mapUrl}>{fill(words.mapOf, { place: name })}</Link>}
            {hours?.map(({ days, text }) => (
              <p key={days}>
                {days} {text}
              </p>
            ))}
            {note && <p>{note}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
