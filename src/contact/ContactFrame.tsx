import type { ReactNode } from 'react';
import { ExtraBands } from '../sections/ExtraBands.tsx';
import { LinkItems } from '../sections/LinkItems.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Section } from '../ui/Section.tsx';
import type { WithMedia } from '../app/media-slots.ts';
import type { ContactProps } from '../forms/form-props.ts';
import type { PageExtras } from '../sections/extra-props.ts';
import { useShell } from '../app/shell.tsx';
import { fill } from '../app/format.ts';
import { Link } from '../ui/Link.tsx';
import { ContactMap } from './ContactMap.tsx';
import * as styles from './OfficeBand.module.css';

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

export interface ContactFrameProps extends WithMedia<PageExtras> {
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
