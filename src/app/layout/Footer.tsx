import type { ReactNode } from 'react';
import { LinkItems } from '../../sections/LinkItems.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Kept } from '../../ui/Static.tsx';
import { fill } from '../format.ts';
import type { Link as LinkData } from '../../ui/link-props.ts';
import { useShell } from '../shell.tsx';
import { Brand } from './Brand.tsx';
import * as styles from './Footer.module.css';
import * as socialStyles from './SocialLinks.module.css';

/** The provider's pages on social networks, by name; nothing where there are none. */
function SocialLinks() {
  const { social, messages } = useShell();
  if (social.length === 0) return null;
  return (
    <nav aria-label={messages.navigation.followUs}>
      <ul className={socialStyles.list}>
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

/** The foot of every page. Only the server makes it: the browser finds it on the page that it loads. */
export function Footer() {
  const { footer = '' } = useShell();
  const looks = { className: styles.footer, 'data-tone': 'sea' };
  if (!import.meta.env.SSR) return <Kept as="footer" html={footer} {...looks} />;
  return (
    <footer {...looks}>
      <FooterContent />
    </footer>
  );
}

/** The provider, quick links, business hours, contact details and social networks. */
function FooterContent() {
  const shell = useShell();
  const words = shell.messages.navigation;
  return (
    <div className={styles.inner}>
      <div className={styles.about}>
        <Brand isOnEveryPage />
        {shell.description === undefined ? null : <p>{shell.description}</p>}
        <SocialLinks />
      </div>
      <LinkColumn title={words.quickLinks} links={shell.quickLinks} />
      <BusinessHours />
      <Contact />
      {shell.footerColumns?.map((column) => (
        <LinkColumn key={column.title} {...column} />
      ))}
      <div className={styles.rights}>
        <p>{fill(words.rights, { name: shell.name })}</p>
        {shell.notice ? <p>{shell.notice}</p> : null}
      </div>
    </div>
  );
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}

function LinkColumn({ title, links }: { readonly title: string; readonly links: readonly LinkData[] }) {
  if (links.length === 0) return null;
  return (
    <Column title={title}>
      <LinkItems links={links} className={styles.links} />
    </Column>
  );
}

function BusinessHours() {
  const { hours, messages } = useShell();
  if (hours.length === 0) return null;
  return (
    <Column title={messages.navigation.businessHours}>
      <dl className={styles.hours}>
        {hours.map(({ days, text }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Column>
  );
}

function Contact() {
  const { addressLines, phones, email, messages } = useShell();
  if (addressLines.length === 0 && phones.length === 0 && email === undefined) return null;
  return (
    <Column title={messages.navigation.contactUs}>
      <ContactDetails />
    </Column>
  );
}

function ContactDetails() {
  const { name, addressLines, phones, email } = useShell();
  return (
    <address>
      <ul className={styles.contact}>
        {addressLines.length > 0 && (
          <li>
            <Icon name="map-pin" />
            <span>
              {[name, ...addressLines].map((line) => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              ))}
            </span>
          </li>
        )}
        {phones.map(({ text, href }) => (
          <li key={href}>
            <Icon name="phone" />
            <a href={href}>
              <bdi>{text}</bdi>
            </a>
          </li>
        ))}
        {email !== undefined && (
          <li>
            <Icon name="mail" />
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
      </ul>
    </address>
  );
}
