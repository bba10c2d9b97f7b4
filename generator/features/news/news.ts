// The news in order, and what other pages show of an item.
import type { NewsItem } from '../../../schemas/types.ts';
import type { NewsCard } from '../../../src/news/news-props.ts';
import type { Link } from '../../../src/ui/link-props.ts';
import { dropUndefined } from '../../base/objects.ts';
import { memoize } from '../../base/memoize.ts';
import { offsetText, offsetWhen } from '../../base/time.ts';
import type { LinkedEntry, LinkedPage, LinkedSite } from '../../model/content.ts';
import { markdownToText } from '../pages/markdown.ts';
import { mediaPicture, type MediaSizes } from '../pictures/picture-variants.ts';
import { shorten } from '../shell/head.ts';
import type { TextFormat } from '../shell/text-format.ts';

/** An item of the news with all that its file says. */
export interface LinkedNews extends LinkedEntry {
  readonly data: NewsItem;
}

/** The items that have pages, and lookups of them. */
export type News = ReturnType<typeof newsOf>;

interface NewsSources {
  readonly site: LinkedSite;
  readonly redirected: ReadonlySet<string>;
  readonly media: MediaSizes;
  readonly format: TextFormat;
}

/** Returns what an item says of itself in a sentence or two: its summary, or the beginning of its text. */
export const summaryOf = ({ summary, text }: NewsItem): string => summary ?? shorten(markdownToText(text));

/** Returns the day on which an item was last changed, as YYYY-MM-DD. */
export const changedOn = ({ date, updated = date }: NewsItem): string => (updated > date ? updated : date);

/**
 * Returns the moment at which a day begins in a time zone, as feeds and search engines want it.
 * @example beginOf('2026-03-02', 'Asia/Muscat') // '2026-03-02T00:00:00+04:00'
 */
export const beginOf = (day: string, timeZone: string): string =>
  `${day}T00:00:00${offsetText(offsetWhen(timeZone, day, '00:00'), ':')}`;

/** Returns the page that lists the news, where there is one. */
export const newsPageOf = ({ pages }: Pick<LinkedSite, 'pages'>): LinkedPage | undefined =>
  pages.find(({ words }) => words.template === 'news');

const isNews = (entry: LinkedEntry): entry is LinkedNews => entry.kind === 'news';

function cardWith({ media, format }: NewsSources, { address, data }: LinkedNews): NewsCard {
  const { title, date, picture } = data;
  return {
    title,
    address,
    date: format.longDay(date),
    summary: summaryOf(data),
    ...(picture ? { picture: mediaPicture(picture, media) } : {}),
  };
}

/** Returns the days on which each item and the list of the news were last changed, by address. */
export function newsChanges({
  site,
  news,
}: {
  readonly site: LinkedSite;
  readonly news: News;
}): ReadonlyMap<string, string> {
  const items = news.all.map(({ address, data }) => [address, changedOn(data)] as const);
  const latest = items.map(([, day]) => day).reduce((a, b) => (a > b ? a : b), '');
  const list = latest === '' ? undefined : newsPageOf(site);
  return new Map([...items, ...(list ? [[list.address, latest] as const] : [])]);
}

/** Creates the lookups of a site's news. */
export function newsOf(sources: NewsSources) {
  const all = sources.site.entries
    .filter(isNews)
    .filter(({ address }) => !sources.redirected.has(address))
    .sort((a, b) => (a.data.date < b.data.date ? 1 : a.data.date > b.data.date ? -1 : 0));
  const placeOf = new Map(all.map(({ name }, place) => [name, place]));
  const linkTo = (item: LinkedNews | undefined): Link | undefined => item && { label: item.title, to: item.address };
  return {
    /** The newest first; of one day, in the order of their files. */
    all,
    cardOf: memoize((item: LinkedNews) => cardWith(sources, item)),
    /** The items after and before the one with this name. */
    neighboursOf: (name: string) => {
      const place = placeOf.get(name) ?? 0;
      return dropUndefined({ newer: linkTo(all[place - 1]), older: linkTo(all[place + 1]) });
    },
  };
}
