import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { LinkItems } from '../../sections/LinkItems.tsx';
import { buttonClass, ButtonLink } from '../../ui/Button.tsx';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import { usePopover } from '../../ui/hooks/use-popover.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { useAriaCurrent } from '../navigation/use-aria-current.ts';
import type { Submenu } from '../shell-props.ts';
import { useShell } from '../shell.tsx';
import { Brand } from './Brand.tsx';
import * as groupStyles from './CourseMenuGroups.module.css';
import * as styles from './Header.module.css';
import { HeaderButtons } from './HeaderButtons.tsx';
import * as measureStyles from './HeaderMeasure.module.css';
import * as menuStyles from './HeaderMenu.module.css';
import * as button from './IconButton.module.css';
import * as navigation from './MainNavigation.module.css';
import * as mobileStyles from './MobileMenu.module.css';

/** The link to the gallery elsewhere, in a new tab; nothing where there is none. */
function GalleryLink({ isCompact = false }: { readonly isCompact?: boolean }) {
  const { gallery, messages } = useShell();
  const { newTab } = messages.common;
  if (!gallery) return null;
  return (
    <a
      className={isCompact ? button.button : undefined}
      href={gallery.url}
      target="_blank"
      rel="noopener"
      title={isCompact ? `${gallery.label} (${newTab})` : undefined}
    >
      <span className={isCompact ? 'visually-hidden' : undefined}>{gallery.label}</span>
      <span className="visually-hidden">{` (${newTab})`}</span>
      <Icon name={isCompact ? 'gallery' : 'external'} />
    </a>
  );
}

/** The categories of the catalogue, each with the subcategories that it has; all of them lead to the filtered catalogue. */
function CourseMenuGroups({ className }: { readonly className?: string | undefined }) {
  const { courseMenu } = useShell();
  return (
    <ul className={className}>
      {courseMenu.map(({ name, to, items }) => (
        <li key={to} className={groupStyles.group}>
          <Link to={to} className={groupStyles.name}>
            {name}
          </Link>
          {items.length > 0 && <LinkItems links={items} className={groupStyles.items} />}
        </li>
      ))}
    </ul>
  );
}

interface HeaderItemsProps {
  readonly className: string | undefined;
  readonly linkClass?: string | undefined;
  /** Shows an entry that opens others. */
  readonly Menu: ComponentType<Submenu>;
  readonly children?: ReactNode;
}

/** The entries of the header, and what follows them. */
function HeaderItems({ className, linkClass, Menu, children }: HeaderItemsProps) {
  const { headerLinks } = useShell();
  const currentAt = useAriaCurrent();
  return (
    <ul className={className}>
      {headerLinks.map(({ label, to, items }) => (
        <li key={label}>
          {items ? (
            <Menu label={label} items={items} />
          ) : (
            <Link to={to} className={linkClass} aria-current={currentAt(to)}>
              {label}
            </Link>
          )}
        </li>
      ))}
      {children}
    </ul>
  );
}

/** The menu, if the header has no room for the navigation. A search comes first: it is the shorter way. */
function MobileMenu() {
  const { gallery, header, messages } = useShell();
  const words = messages.navigation;
  const menu = usePopover();
  const tools = (
    <div className={mobileStyles.tools}>
      <HeaderButtons />
    </div>
  );
  return (
    <div className={mobileStyles.menu}>
      <button {...menu.button} className={`${button.button} ${mobileStyles.button}`} aria-label={words.menu}>
        <Icon name="menu" className={mobileStyles.closed} />
        <Icon name="close" className={mobileStyles.opened} />
      </button>
      <div {...menu.panel} className={mobileStyles.panel}>
        {header.search === 'site' && tools}
        <nav aria-label={words.main}>
          <HeaderItems className={mobileStyles.list} Menu={MenuGroup}>
            {gallery && (
              <li>
                <GalleryLink />
              </li>
            )}
          </HeaderItems>
        </nav>
        {header.search !== 'site' && tools}
      </div>
    </div>
  );
}

function MenuGroup({ label, items }: Submenu) {
  const { addresses, messages } = useShell();
  const currentAt = useAriaCurrent();
  // A page has its categories once, in the navigation: without JavaScript, this entry leads to all courses.
  if (!useHydrated() && !items[0]) return <Link to={addresses.catalogue}>{label}</Link>;
  return (
    <details className={mobileStyles.courses} name={items[0] && 'menu'}>
      <summary aria-current={items.some(({ to }) => currentAt(to)) || undefined}>
        {label}
        <Icon name="chevron" />
      </summary>
      {items[0] ? (
        <LinkItems className={mobileStyles.items} links={items} currentAt={currentAt} />
      ) : (
        <>
          <CourseMenuGroups className={mobileStyles.groups} />
          <Link to={addresses.catalogue}>
            {messages.navigation.allCourses}
            <Icon name="arrow" />
          </Link>
        </>
      )}
    </details>
  );
}

// The width of the header's navigation depends on its texts and on the visitor's text spacing, which no media query
// knows. An invisible row of the same width therefore takes the place of the navigation. If it does not fit, it wraps
// to the next line, and the space left on the first line (`fit` in Header.module.css) decides whether the navigation or
// the menu button is shown.

/** As wide as navigation, icons and Request Info together; neither visible nor read by screen readers. */
function HeaderMeasure() {
  const { gallery, header, headerLinks, languages = [], messages } = useShell();
  const { language, search } = header;
  const buttons = language === 'switch' ? languages.map(({ code }) => code) : [language];
  const icons = [gallery ? 'gallery' : 'off', search, ...buttons].filter((name) => name !== 'off');
  return (
    <div className={measureStyles.measure} aria-hidden="true">
      {headerLinks.map(({ label, items }) => (
        <span key={label} className={navigation.item} data-text={label}>
          {items && <i className={measureStyles.chevron} />}
        </span>
      ))}
      <span className={measureStyles.gap} />
      {icons.map((name, i) => (
        <span key={`${name}-${i}`} className={button.button} />
      ))}
      <span className={measureStyles.gap} />
      <span className={buttonClass('primary', 'small')} data-text={messages.navigation.requestInfo} />
    </div>
  );
}

/** A button with the links that it opens: an author's own, or the categories and the whole catalogue last. */
function HeaderMenu({ label, items }: Submenu) {
  const { addresses, messages } = useShell();
  const { button, panel } = usePopover();
  const currentAt = useAriaCurrent();
  const all = { label: messages.navigation.allCourses, to: addresses.catalogue };
  const current = (items[0] ? items : [all]).some(({ to }) => currentAt(to));
  return (
    <>
      <button {...button} className={navigation.item} aria-current={current || undefined}>
        {label}
        <Icon name="chevron" className={menuStyles.chevron} />
      </button>
      {items[0] ? (
        <LinkItems {...panel} className={menuStyles.items} links={items} currentAt={currentAt} />
      ) : (
        <div {...panel} className={menuStyles.panel}>
          <div className={menuStyles.scroller}>
            <CourseMenuGroups className={menuStyles.groups} />
          </div>
          <Link to={all.to} className={menuStyles.all}>
            {all.label}
            <Icon name="arrow" />
          </Link>
        </div>
      )}
    </>
  );
}

function MainNavigation() {
  const { main } = useShell().messages.navigation;
  return (
    <nav className={navigation.navigation} aria-label={main}>
      <HeaderItems className={navigation.list} linkClass={navigation.item} Menu={HeaderMenu} />
    </nav>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

const isFarDown = (): boolean => window.scrollY > 50;

/** The fixed header; translucent once the page is scrolled by more than 50 pixels. */
export function Header() {
  const { addresses, messages } = useShell();
  const isScrolled = useSyncExternalStore(subscribe, isFarDown, () => false);
  return (
    <header className={styles.header} data-scrolled={isScrolled || undefined}>
      <div className={styles.inner}>
        <Brand />
        <div className={styles.room}>
          <HeaderMeasure />
          <div className={styles.fit}>
            <div className={styles.row}>
              <MainNavigation />
              <div className={styles.tools}>
                <span className={styles.wide}>
                  <GalleryLink isCompact />
                </span>
                <span className={styles.roomy}>
                  <HeaderButtons hasKey />
                </span>
                {addresses.contact !== undefined && (
                  <ButtonLink to={addresses.contact} size="small" className={styles.request}>
                    {messages.navigation.requestInfo}
                  </ButtonLink>
                )}
                <MobileMenu />
              </div>
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}
