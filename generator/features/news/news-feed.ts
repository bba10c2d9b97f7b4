// The feed of the news: Atom 1.0 (RFC 4287), with whole texts, which people read in their feed readers.
import type { NewsItem, NewsPage } from '../../../schemas/types.ts';
import type { DocumentInput } from '../../../src/app/entry-server.tsx';
import { escapeMarkup } from '../../../src/app/html.ts';
import { withBase } from '../../../src/app/navigation/page-address.ts';
import type { Page } from '../../../src/app/page.ts';
import type { Author, NewsProps } from '../../../src/news/news-props.ts';
import { groupBy } from '../../base/objects.ts';
import type { PlannedText } from '../../model/planned.ts';
import { articleOf } from '../pages/article.ts';
import { mediaPicture } from '../pictures/picture-variants.ts';
import { absoluteUrl } from '../shell/head.ts';
import { withWholeLinks } from '../shell/languages.ts';
import type { SharedSite } from '../shell/page-context.ts';
import type { SiteContext } from '../shell/site-context.ts';
import { beginOf, changedOn, type LinkedNews, newsPageOf, summaryOf } from './news.ts';

/** Returns who wrote an item: the trainer it names, and the author by name; empty where it is the provider's as a whole. */
export function authorsOf(
  { trainer, author }: NewsItem,
  { trainers }: Pick<SiteContext, 'trainers'>,
): readonly Author[] {
  const known = trainers.cardsOf(trainer === undefined ? [] : [trainer]);
  return [
    ...known.map(({ name, address }) => ({ name, to: address })),
    ...(author === undefined ? [] : [{ name: author }]),
  ];
}

const ITEMS = 20;

const newsFeedFile = ({ addresses: { news = '/news' } }: Pick<SharedSite, 'addresses'>): string =>
  `${news.slice(1)}/feed.atom`;

const feedTitle = (title: string, { settings }: Pick<SharedSite, 'settings'>): string => `${settings.name} – ${title}`;

/** An element with a text or, without one, an empty element; the check has refused the characters that XML cannot have. */
function element(name: string, attributes: Readonly<Record<string, string>>, text?: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  const start = `<${name}${written.join('')}`;
  return text === undefined ? `${start}/>` : `${start}>${escapeMarkup(text)}</${name}>`;
}

const author = (name: string, uri?: string): string =>
  `<author>${element('name', {}, name)}${uri === undefined ? '' : element('uri', {}, uri)}</author>`;

/** The picture and the text of an item, in which every address is absolute. */
function contentOf({ address, data }: LinkedNews, context: SiteContext): string {
  const { site, base, media } = context;
  const { notes } = site.messages;
  const root = absoluteUrl(site, base, '');
  const html = withWholeLinks((to) => articleOf(data.text, { base: to, media, notes }).html, context);
  const shown = data.picture && mediaPicture(data.picture, media);
  const picture = shown ? `<p><img src="${withBase(shown.src, root)}" alt="${escapeMarkup(shown.alt)}"></p>\n` : '';
  return picture + html.replaceAll('<a href="#', `<a href="${absoluteUrl(site, base, address)}#`);
}

function entryOf(item: LinkedNews, context: SiteContext): string {
  const { site, base } = context;
  const { timeZone, origin } = site.settings;
  const url = absoluteUrl(site, base, item.address);
  const authors = authorsOf(item.data, context);
  // The name of the file stays the same wherever the site moves its pages; a translation is an entry of its own.
  const folder = site.isFurther ? `${site.settings.language}/` : '';
  const id = `tag:${new URL(origin).hostname},${item.data.date.slice(0, 4)}:${folder}news/${item.name}`;
  const lines = [
    element('title', {}, item.title),
    element('link', { rel: 'alternate', type: 'text/html', href: url }),
    element('id', {}, id),
    element('published', {}, beginOf(item.data.date, timeZone)),
    element('updated', {}, beginOf(changedOn(item.data), timeZone)),
    ...authors.map(({ name, to }) => author(name, to && absoluteUrl(site, base, to))),
    element('summary', {}, summaryOf(item.data)),
    element('content', { type: 'html' }, contentOf(item, context)),
  ];
  return `  <entry>\n${lines.map((line) => `    ${line}\n`).join('')}  </entry>\n`;
}

/** Returns the link to the feed that every page has in its head; undefined where there is no feed. */
export function feedLink({ site, base }: SiteContext): DocumentInput['feed'] {
  const page = newsPageOf(site);
  return page && { title: feedTitle(page.words.title, site), href: withBase(newsFeedFile(site), base) };
}

const NEVER = '2005-12-01';

/** Returns the feed of the news; nothing where no page lists it. */
export function newsFeed(context: SiteContext): readonly PlannedText[] {
  const { site, base, news } = context;
  const page = newsPageOf(site);
  if (!page) return [];
  const { name, language, timeZone } = site.settings;
  const items = news.all.slice(0, ITEMS);
  const updated = items.map(({ data }) => changedOn(data)).reduce((a, b) => (a > b ? a : b), NEVER);
  const file = newsFeedFile(site);
  const lines = [
    element('title', {}, feedTitle(page.words.title, site)),
    element('link', { rel: 'self', type: 'application/atom+xml', href: absoluteUrl(site, base, `/${file}`) }),
    element('link', { rel: 'alternate', type: 'text/html', href: absoluteUrl(site, base, page.address) }),
    element('id', {}, `${site.settings.origin}${base}${file}`),
    element('updated', {}, beginOf(updated, timeZone)),
    author(name, absoluteUrl(site, base, '/')),
    element('generator', {}, 'Prospectus'),
  ];
  const text = [
    '<?xml version="1.0" encoding="utf-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">\n`,
    ...lines.map((line) => `  ${line}\n`),
    ...items.map((item) => entryOf(item, context)),
    '</feed>\n',
  ];
  return [{ file, text: text.join('') }];
}

// The page that lists the news. The newest are shown with what they say; those before them are folded by year, so that the
// page stays short however many there are, and every item is reached without scripts.

const SHOWN = 10;

function yearsOf(items: readonly LinkedNews[], { format, news, site }: SiteContext): NewsProps['years'] {
  return Array.from(
    groupBy(items, ({ data }) => format.year(data.date)),
    ([year, some]) => ({
      year,
      count: some.length.toLocaleString(site.settings.locale),
      items: some.map((item) => {
        const { title, address, date } = news.cardOf(item);
        return { title, address, date };
      }),
    }),
  );
}

/** Returns the page that lists the news. */
export function newsPage(words: NewsPage, context: SiteContext): Page {
  const { news, site } = context;
  return {
    template: 'news',
    props: {
      words,
      labels: site.messages.news,
      items: news.all.slice(0, SHOWN).map(news.cardOf),
      years: yearsOf(news.all.slice(SHOWN), context),
      feed: `/${newsFeedFile(site)}`,
    },
  };
}
