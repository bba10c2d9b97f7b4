// An item of the news as a schema.org object.
import type { NewsArticle, Person, WithContext } from 'schema-dts';
import type { NewsItem } from '../../../schemas/types.ts';
import type { Author, Picture } from '../../../src/app/page-props.ts';
import { absoluteUrl } from '../shell/head.ts';
import { beginOf, changedOn, summaryOf } from './news.ts';
import type { PageContext } from '../shell/page-context.ts';
import { organization } from '../course/structured-data.ts';

/** What is said of an item besides its file. */
interface NewsArticleInput {
  readonly address: string;
  readonly authors: readonly Author[];
  readonly picture?: Picture | undefined;
  /** The picture for social networks, where it has no other. */
  readonly socialPicture: string;
}

function personOf({ name, to }: Author, { site, base }: PageContext): Person {
  const url = to === undefined ? undefined : absoluteUrl(site, base, to);
  return { '@type': 'Person', name, ...(url === undefined ? {} : { '@id': `${url}#person`, url }) };
}

/** Returns what search engines read of an item. */
export function newsArticleData(
  item: NewsItem,
  { address, authors, picture, socialPicture }: NewsArticleInput,
  context: PageContext,
): WithContext<NewsArticle> {
  const { site, base } = context;
  const { language, timeZone } = site.settings;
  const url = absoluteUrl(site, base, address);
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
    image: absoluteUrl(site, base, picture?.src ?? socialPicture),
    inLanguage: language,
  };
}
