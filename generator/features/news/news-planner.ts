// The page of an item of the news: what it says, the courses that it is about, and the items beside it.
import type { NewsItem } from '../../../schemas/types.ts';
import type { Author, CourseCard, NewsItemProps } from '../../../src/app/page-props.ts';
import { dropUndefined } from '../../base/drop-undefined.ts';
import type { LinkedEntry } from '../../model/content.ts';
import { articleOf } from '../pages/article.ts';
import { cardsOf } from '../pages/chosen.ts';
import { entryBreadcrumb, entryPlanner, type EntryInputs, type EntryPage } from '../shell/entry-planner.ts';
import type { HeadInput } from '../shell/head.ts';
import { authorsOf } from './news-authors.ts';
import { newsArticleData } from './news-data.ts';
import { beginOf, changedOn, summaryOf, type LinkedNews, type Neighbours } from './news.ts';
import type { PageContext } from '../shell/page-context.ts';
import { mediaPicture } from '../pictures/pictures.ts';
import { shorten } from '../shell/shorten.ts';
import type { SiteContext } from '../shell/site-context.ts';

interface NewsShown {
  readonly authors: readonly Author[];
  readonly courses: readonly CourseCard[];
  readonly neighbours: Neighbours;
}

type NewsInputs = EntryInputs & NewsShown;

function shownOf(linked: LinkedEntry, context: SiteContext): NewsShown {
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
    html: articleOf(text, context).html,
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

/** When an item was published and last changed, for social networks. */
function articleTimes(item: NewsItem, { site }: PageContext): NonNullable<HeadInput['article']> {
  const { timeZone } = site.settings;
  const changed = changedOn(item);
  return {
    published: beginOf(item.date, timeZone),
    ...(changed > item.date ? { modified: beginOf(changed, timeZone) } : {}),
  };
}

function pageOf(inputs: NewsInputs, item: NewsItem, context: PageContext): EntryPage {
  const { linked, authors } = inputs;
  const picture = item.picture && mediaPicture(item.picture, context.media);
  const input = { address: linked.address, authors, picture, socialPicture: socialPicture(linked) };
  return {
    head: { description: shorten(summaryOf(item)), keywords: [], article: articleTimes(item, context) },
    about: newsArticleData(item, input, context),
    page: { template: 'news-item', props: propsOf(inputs, item, context) },
  };
}

/** An item has one page, and a picture for social networks. */
export const newsPlanner = entryPlanner<NewsShown, NewsItem>({
  kind: 'news',
  listedBy: 'news',
  inputs: shownOf,
  page: pageOf,
  drawing: socialPicture,
});
