// The HTML document around the rendered site. It contains no executable inline script and no inline style, so that the
// policy "script-src 'self'; style-src 'self'" allows everything on it.
import type { Site } from '../../schemas/types.ts';
import { escapeMarkup, escapeJson } from './html.ts';
import { withBase, asHosted, plainHref } from './navigation/page-address.ts';
import type { PageHtml } from './page-html.ts';
import { fieldsInMarkup } from '../course/course-props.ts';
import type { Link } from '../ui/link-props.ts';
import type { Head, Page, PageData } from './page.ts';
import { LANGUAGE_MARK, type Shell } from './shell-props.ts';
import type { Root } from './render-root.tsx';
import * as styles from './layout/RootLayout.module.css';

// A message at the top of every page. It is beside the application, not in it: no page that has none loads code for it, and
// what hides it before the first paint (announced.ts) cannot contradict what React hydrates.

/** What the provider announces; its first day only where that is still to come: pages contain the message, but hide it. */
type Announcement = NonNullable<Site['announcement']>;

function linkHtml({ label, to }: Link, shell: Shell): string {
  const hosted = asHosted(to, shell);
  const href = hosted.startsWith('/') ? (plainHref(hosted, shell.base) ?? withBase(hosted, shell.base)) : hosted;
  return ` <a href="${escapeMarkup(href)}">${escapeMarkup(label)}</a>`;
}

/** Returns the announcement as HTML, with a link before it that skips to the page in place of the application's own. */
export function announcementHtml(announcement: Announcement | undefined, shell: Shell): string {
  if (announcement === undefined) return '';
  const { text, link, from } = announcement;
  const { skip, announcement: name } = shell.messages.navigation;
  const words = escapeMarkup(text) + (link ? linkHtml(link, shell) : '');
  const state = from === undefined ? '' : ' hidden';
  return `<a class="${styles.skip ?? ''}" href="#main">${escapeMarkup(skip)}</a>
<section id="announcement" aria-label="${escapeMarkup(name)}" data-nosnippet${state}><p>${words}</p></section>
`;
}

/** Returns the attributes of the script that decides whether it is shown today; undefined where no day decides. */
export function announcementDays(
  { from, until }: Announcement,
  { timeZone }: Shell,
): Readonly<Record<string, string>> | undefined {
  if (from === undefined && until === undefined) return undefined;
  return { ...(from && { 'data-from': from }), ...(until && { 'data-until': until }), 'data-zone': timeZone };
}

/** The URLs of the resources of a page, with the base. */
export interface Assets {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** The module script that loads the modules after the first paint. */
  readonly start?: string;
  /** Classic scripts that run before the page is painted. */
  readonly early?: readonly string[];
  /** The classic script that decides whether an announcement is shown. */
  readonly announced?: string;
  /** The modules of the site's code that the page needs; the last one begins. */
  readonly modules: readonly string[];
  /** Fonts that every page needs immediately. */
  readonly fonts?: readonly string[];
  /** The picture of all icons. */
  readonly icons?: readonly string[];
}

/** What the provider's theme adds to every page. */
export interface ThemeLinks {
  readonly style: string;
  /** The colour of the page, which browsers continue in their own frame; absent where it is the site's own. */
  readonly grounds?: { readonly light: string; readonly dark: string };
  /** The URLs of its typefaces that every page needs immediately; absent where it has the site's own. */
  readonly fonts?: readonly string[];
  /** Whether the site's own typeface is used besides them. */
  readonly usesOwnFonts?: true;
}

/** The inputs of a document. */
export interface DocumentInput {
  readonly page: PageData;
  readonly shell: Shell;
  /** URL of the shell's data file, with the base. */
  readonly shellUrl: string;
  readonly assets: Assets;
  readonly theme?: ThemeLinks;
  /** URL of the style sheet with the provider's own styles, with the base. */
  readonly extra?: string;
  readonly announcement?: Announcement;
  /** The feed of the news, where there is one: its name, and its URL with the base. */
  readonly feed?: { readonly title: string; readonly href: string };
  /** The Content-Security-Policy, where the host cannot send it as a header. */
  readonly policy?: string;
}

type Attributes = Readonly<Record<string, string>>;

function tag(name: string, attributes: Attributes): string {
  let written = '';
  for (const key in attributes) {
    const value = attributes[key] ?? '';
    written += value === '' ? ` ${key}` : ` ${key}="${escapeMarkup(value)}"`;
  }
  return `<${name}${written}>`;
}

/** The tags of the head that depend on the page, which a browser replaces when it goes on (navigation/load-page.ts). */
const pageTags = ({ title, meta, canonical, alternates = [] }: Head): readonly string[] => [
  `<title>${escapeMarkup(title)}</title>`,
  ...meta.map((attributes) => tag('meta', attributes)),
  ...(canonical === undefined ? [] : [tag('link', { rel: 'canonical', href: canonical })]),
  ...alternates.map((attributes) => tag('link', { rel: 'alternate', ...attributes })),
];

const dataScript = (attributes: Attributes, data: object): string =>
  `${tag('script', attributes)}${escapeJson(JSON.stringify(data))}</script>`;

// The page works without its code, so the code is loaded after style, fonts and the first picture.
const afterLooks = { fetchpriority: 'low' };

/** The colour of the page without a theme, as --color-ground in styles/tokens.css. */
const ownGrounds = { light: '#fbf9f5', dark: '#0c191e' };

function fontsOf({ assets: { fonts = [] }, theme }: Pick<DocumentInput, 'assets' | 'theme'>): readonly string[] {
  if (theme?.fonts === undefined) return fonts;
  return theme.usesOwnFonts ? [...fonts, ...theme.fonts] : theme.fonts;
}

/** The script for an announcement with days. */
function announcedTags({ shell, assets, announcement }: DocumentInput): readonly string[] {
  const days = announcement && announcementDays(announcement, shell);
  return days && assets.announced ? [`${tag('script', { src: assets.announced, ...days })}</script>`] : [];
}

/** The modules of the page: the folder of most, and the names of all without their ending. */
function modulesOf({ start, modules }: Assets): Attributes {
  if (start === undefined) return {};
  const [folder = '', above = ''] = /^(.*\/)[^/]+\//.exec(modules[0] ?? '') ?? [];
  const names = modules.map((url) => url.replace(folder, '').replace(above, '../').replace(/\.js$/, ''));
  return { 'data-modules': [folder, ...names].join(' ') };
}

/** From the first tag of the head that does not depend on the page to the start of the application. */
function sharedHead(input: DocumentInput): string {
  const { shell, shellUrl, assets, theme, extra, announcement, feed } = input;
  const { light, dark } = theme?.grounds ?? ownGrounds;
  return [
    tag('link', { rel: 'icon', href: withBase('favicon.svg', shell.base), type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: withBase('apple-touch-icon.png', shell.base) }),
    tag('link', { rel: 'manifest', href: withBase('manifest.webmanifest', shell.base) }),
    ...(feed ? [tag('link', { rel: 'alternate', type: 'application/atom+xml', ...feed })] : []),
    tag('meta', { name: 'theme-color', content: light, media: '(prefers-color-scheme: light)' }),
    tag('meta', { name: 'theme-color', content: dark, media: '(prefers-color-scheme: dark)' }),
    ...fontsOf(input).map((href) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }),
    ),
    ...(assets.icons ?? []).map((href) => tag('link', { rel: 'preload', as: 'image', href, crossorigin: '' })),
    ...(assets.early ?? []).map((src) => `${tag('script', { src })}</script>`),
    ...announcedTags(input),
    ...[...assets.styles, theme?.style, extra].flatMap((href) =>
      href === undefined ? [] : [tag('link', { rel: 'stylesheet', href })],
    ),
    tag('link', { rel: 'preload', as: 'fetch', href: shellUrl, id: 'shell-data', crossorigin: '', ...afterLooks }),
    '</head>',
    tag('body', modulesOf(assets)),
    `${announcementHtml(announcement, shell)}<div id="root">`,
  ].join('\n');
}

const inMarkup: ReadonlySet<string> = new Set(fieldsInMarkup);

/** The page without what its markup says: the path of a course, and the fields whose parts are static. */
export function embedded(page: Page): object {
  if (page.template === 'registration')
    return {
      ...page,
      props: { ...page.props, offers: page.props.offers && { ...page.props.offers, listed: undefined } },
    };
  if (!('course' in page.props)) return page;
  const course = Object.entries(page.props.course).filter(([field]) => !inMarkup.has(field));
  const { breadcrumb: _breadcrumb, ...props } = page.props;
  return { ...page, props: { ...props, course: Object.fromEntries(course) } };
}

const pageData = ({ version, address, page }: PageData): string =>
  dataScript({ type: 'application/json', id: 'page-data' }, { version, address, page: embedded(page) });

/** The data comes before the page, for clicks that lead here, if it has fewer characters; more would delay what visitors see. */
const EARLY_DATA = 5000;

/** The header with links to the page in the other languages; without one, a link leads nowhere and says so. */
function withLanguages(header: string, { page: { head }, shell }: DocumentInput): string {
  const { unavailable } = shell.messages.navigation;
  return (shell.languages ?? []).reduce((html, { code, name }) => {
    const there = head.alternates?.find(({ hreflang }) => hreflang === code);
    const mark = `href="${LANGUAGE_MARK}${code}"`;
    if (there) return html.replaceAll(mark, `href="${escapeMarkup(new URL(there.href).pathname)}"`);
    const title = `title="${escapeMarkup(name)}"`;
    return html.replaceAll(
      new RegExp(`(<a [^>]*)${mark} ([^>]*)${title}`, 'g'),
      // What stands for parts of the text that is replaced, such as $', stands for itself in words of the content.
      (_, before: string, between: string) =>
        `${before}role="link" aria-disabled="true" tabindex="0" ${between}title="${escapeMarkup(unavailable)}"`,
    );
  }, header);
}

/** Returns the whole document around the rendered site. Equal inputs give equal outputs. */
export function documentHtml(input: DocumentInput, { header, main, footer }: Root): PageHtml {
  const { page, shell, assets, policy } = input;
  const data = pageData(page);
  const isEarly = data.length < EARLY_DATA;
  const head = [
    '<!doctype html>',
    tag('html', { lang: shell.language, dir: shell.direction }),
    '<head>',
    '<meta charset="utf-8">',
    // It applies to what follows it only.
    ...(policy === undefined ? [] : [tag('meta', { 'http-equiv': 'Content-Security-Policy', content: policy })]),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...pageTags(page.head),
    ...(isEarly ? [data] : []),
    '',
  ].join('\n');
  const scripts = [assets.start, ...assets.scripts].flatMap((src) =>
    src === undefined ? [] : [`${tag('script', { type: 'module', src, ...afterLooks })}</script>`],
  );
  const end = [
    '</div>',
    ...(isEarly ? [] : [data]),
    ...scripts,
    ...page.head.jsonLd.map((block) => dataScript({ type: 'application/ld+json' }, block)),
    '</body>',
    '</html>',
    '',
  ].join('\n');
  return { head, sharedHead: sharedHead(input), header: withLanguages(header, input), main, footer, end };
}
