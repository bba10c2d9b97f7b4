import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { whatsappUrl } from './whatsapp.ts';
import * as detailStyles from './ContactDetails.module.css';
import { ExtraBands } from '../sections/ExtraBands.tsx';
import { LinkItems } from '../sections/LinkItems.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Section } from '../ui/Section.tsx';
import type { ContactProps } from '../forms/form-props.ts';
import type { PageExtras } from '../media/media-props.ts';
import { useShell } from '../app/shell.tsx';
import { fill } from '../app/format.ts';
import { Link } from '../ui/Link.tsx';
import { ContactMap } from './ContactMap.tsx';
import * as styles from './OfficeBand.module.css';
import type { Shell } from '../app/shell-props.ts';

/** Whether there is any way to reach the provider. */
export const hasDetails = ({ addressLines, phones, email, whatsapp, hours }: Shell): boolean =>
  addressLines.length + phones.length + hours.length > 0 || (email ?? whatsapp) !== undefined;

/** Address, telephone numbers, email address and business hours, as far as the provider has them. */
export function ContactDetails({ words }: { readonly words: ContactProps['words']['details'] }) {
  const { name, addressLines, phones, email, whatsapp, hours, messages } = useShell();
  return (
    <div className={detailStyles.panel}>
      <h2 className={detailStyles.title}>{words.title}</h2>
      <dl className={detailStyles.list}>
        <Detail icon="map-pin" term={words.address} isGiven={addressLines.length > 0}>
          <address className={detailStyles.address}>
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
            <span key={days} className={detailStyles.hours}>
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
    <div className={detailStyles.detail}>
      <dt className={detailStyles.term}>
        <Icon name={icon} /> {term}
      </dt>
      <dd className={detailStyles.text}>{children}</dd>
    </div>
  );
}

/** The provider's offices with all that is known of each; nothing where there are none. */
function OfficeBand({ offices }: { readonly offices: ContactProps['offices'] | undefined }) {
  const words = useShell().messages.extras;
  if (!offices) return null;
  return (
    <Section title={words.places} tone="sand">
      <ul className={styles.offices}>
        {offices.map(({ id, name, lines, phone, email, mapUrl, hours, courses, note }) => (
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
            {courses && (
              <>
                <p>{words.coursesHere}</p>
                <LinkItems links={courses} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export interface ContactFrameProps extends PageExtras {
  readonly words: ContactProps['words'];
  readonly offices: ContactProps['offices'] | undefined;
  readonly children: ReactNode;
}

/** The header of the contact page, the ways to reach the provider, offices, the map and what the page has besides. */
export function ContactFrame({ words, offices, picture, children, ...extras }: ContactFrameProps) {
  const { eyebrow, title, intro, map } = words;
  const shell = useShell();
  return (
    <>
      <PageHeader eyebrow={eyebrow} title={title} intro={intro} picture={picture} />
      <Section>{children}</Section>
      {shell.map && (
        <Section title={map.title} tone="sand">
          <ContactMap words={map} />
        </Section>
      )}
      <OfficeBand offices={offices} />
      <ExtraBands {...extras} />
    </>
  );
}
