// The page of an item of the news: what it says, the courses that it is about, and the items beside it.
import type { NewsArticle, Person, WithContext } from 'schema-dts';
import type { NewsItem } from '../../../schemas/types.ts';
import type { Author, NewsItemProps } from '../../../src/news/news-props.ts';
import { dropUndefined } from '../../base/objects.ts';
import type { LinkedEntry } from '../../model/content.ts';
import { articleOf } from '../pages/article.ts';
import { cardsOf } from '../pages/questions.ts';
import { entryBreadcrumb, entryPlanner, type EntryInputs, type EntryPage } from '../shell/entry-planner.ts';
import { absoluteUrl, shorten } from '../shell/head.ts';
import type { PageContext } from '../shell/page-context.ts';
import { mediaPicture } from '../pictures/picture-variants.ts';
import type { SiteContext } from '../shell/site-context.ts';
import { organization } from '../course/structured-data.ts';
import { authorsOf } from './news-feed.ts';
import { beginOf, changedOn, type LinkedNews, summaryOf } from './news.ts';

// An item of the news as a schema.org object.

function personOf({ name, to }: Author, { site, base }: PageContext): Person {
  const url = to === undefined ? undefined : absoluteUrl(site, base, to);
  return { '@type': 'Person', name, ...(url === undefined ? {} : { '@id': `${url}#person`, url }) };
}

/** Returns what search engines read of an item. */
function newsArticleData(
  { linked, authors }: NewsInputs,
  item: NewsItem,
  context: PageContext,
): WithContext<NewsArticle> {
  const { site, base, media } = context;
  const { language, timeZone } = site.settings;
  const url = absoluteUrl(site, base, linked.address);
  const picture = item.picture && mediaPicture(item.picture, media);
  const publisher = organization(context);
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: item.title,
    description: summaryOf(item),
    datePublished: beginOf(item.date, timeZone),
    dateModified: beginOf(changedOn(item), timeZone),
    author: authors.length > 0 ? authors.map((author) => personOf(author, context)) : publisher,
    publisher,
    image: absoluteUrl(site, base, picture?.src ?? socialPicture(linked)),
    inLanguage: language,
  };
}

type NewsInputs = EntryInputs & ReturnType<typeof shownOf>;

function shownOf(linked: LinkedEntry, context: SiteContext) {
  // The planner is asked for files of its kind only.
  const { data } = linked as LinkedNews;
  return {
    authors: authorsOf(data, context),
    courses: cardsOf(data.courses ?? [], context),
    neighbours: context.news.neighboursOf(linked.name),
  };
}

const socialPicture = ({ name }: LinkedEntry): string => `media/social/news/${name}.png`;

function propsOf(inputs: NewsInputs, item: NewsItem, context: PageContext): NewsItemProps {
  const { authors, courses, neighbours, list } = inputs;
  const { format, media, site } = context;
  const { title, date, summary, picture, text } = item;
  const changed = changedOn(item);
  return {
    title,
    breadcrumb: entryBreadcrumb(inputs, context),
    labels: site.messages.news,
    date: format.longDay(date),
    authors,
    html: articleOf(text, { ...context, notes: site.messages.notes }).html,
    courses,
    ...neighbours,
    ...dropUndefined({
      updated: changed > date ? format.longDay(changed) : undefined,
      summary,
      picture: picture && mediaPicture(picture, media),
      list,
    }),
  };
}

function pageOf(inputs: NewsInputs, item: NewsItem, context: PageContext): EntryPage {
  const { timeZone } = context.site.settings;
  const changed = changedOn(item);
  const modified = changed > item.date ? beginOf(changed, timeZone) : undefined;
  // For social networks.
  const article = { published: beginOf(item.date, timeZone), ...dropUndefined({ modified }) };
  return {
    head: { description: shorten(summaryOf(item)), keywords: [], article },
    about: newsArticleData(inputs, item, context),
    page: { template: 'news-item', props: propsOf(inputs, item, context) },
  };
}

/** An item has one page, and a picture for social networks. */
export const newsPlanner = entryPlanner({
  kind: 'news',
  listedBy: 'news',
  inputs: shownOf,
  page: pageOf,
  drawing: socialPicture,
});
