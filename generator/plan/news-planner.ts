// The page of an item of the news: what it says, the courses that it is about, and the items beside it.
import type { NewsItem, SearchEngineTexts } from '../../schemas/types.ts';
import type { Author, CourseCard, Head, Link, NewsItemProps } from '../../src/page-props.ts';
import { dropUndefined } from '../base/drop-undefined.ts';
import type { LinkedEntry } from '../model/content.ts';
import type { PlannedPage } from '../model/planned.ts';
import { articleOf } from './article.ts';
import { cardsOf } from './chosen.ts';
import { titleDrawing } from './drawings.ts';
import { entryPlanner, type EntryInputs } from './entry-planner.ts';
import { makeHead } from './head.ts';
import { authorsOf } from './news-authors.ts';
import { newsArticleData } from './news-data.ts';
import { beginOf, changedOn, newsPageOf, summaryOf, type LinkedNews, type Neighbours } from './news.ts';
import type { PageContext } from './page-context.ts';
import { pageFile } from './page-file.ts';
import { mediaPicture } from './pictures.ts';
import { shorten } from './shorten.ts';
import type { SiteContext } from './site-context.ts';
import { breadcrumbData } from './structured-data.ts';

interface NewsInputs extends EntryInputs {
  readonly authors: readonly Author[];
  readonly courses: readonly CourseCard[];
  readonly neighbours: Neighbours;
  /** The page that lists the news, where there is one. */
  readonly list?: Link;
  readonly texts?: SearchEngineTexts['pages'][string];
}

function inputsOf(linked: LinkedEntry, context: SiteContext): NewsInputs {
  const { site, news } = context;
  // The planner is asked for files of its kind only.
  const { data } = linked as LinkedNews;
  const list = newsPageOf(site);
  return {
    linked,
    authors: authorsOf(data, context),
    courses: cardsOf(data.courses ?? [], context),
    neighbours: news.besides(linked.name),
    ...dropUndefined({
      list: list && { label: list.words.title, to: list.address },
      texts: site.seo.pages[linked.address],
    }),
  };
}

const socialPicture = ({ name }: LinkedEntry): string => `media/social/news/${name}.png`;

function breadcrumbOf({ linked, list }: NewsInputs, { site }: PageContext): readonly Link[] {
  const home = { label: site.messages.navigation.home, to: '/' };
  return [home, ...(list ? [list] : []), { label: linked.title, to: linked.address }];
}

function propsOf(inputs: NewsInputs, item: NewsItem, context: PageContext): NewsItemProps {
  const { authors, courses, neighbours, list } = inputs;
  const { format, media, site } = context;
  const { title, date, summary, picture, text } = item;
  const changed = changedOn(item);
  return {
    title,
    breadcrumb: breadcrumbOf(inputs, context),
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

function headOf(inputs: NewsInputs, item: NewsItem, context: PageContext): Head {
  const { linked, authors, texts } = inputs;
  const { address, title } = linked;
  const { timeZone } = context.site.settings;
  const changed = changedOn(item);
  const picture = item.picture && mediaPicture(item.picture, context.media);
  const input = { address, authors, picture, socialPicture: socialPicture(linked) };
  return makeHead(
    {
      address,
      title: texts?.title ?? title,
      description: texts?.description ?? shorten(summaryOf(item)),
      keywords: texts?.keywords ?? [],
      picture: socialPicture(linked),
      pictureAlt: title,
      article: {
        published: beginOf(item.date, timeZone),
        ...(changed > item.date ? { modified: beginOf(changed, timeZone) } : {}),
      },
      jsonLd: [newsArticleData(item, input, context), breadcrumbData(breadcrumbOf(inputs, context), context)],
    },
    context,
  );
}

function pageOf(inputs: NewsInputs, item: NewsItem, context: PageContext): PlannedPage {
  const { address, file } = inputs.linked;
  const head = headOf(inputs, item, context);
  const props = propsOf(inputs, item, context);
  return { address, file: pageFile(address), source: file, isMain: true, head, page: { template: 'news-item', props } };
}

/** An item has one page, and a picture for social networks. */
export const newsPlanner = entryPlanner<NewsInputs, NewsItem>({
  kind: 'news',
  inputs: inputsOf,
  page: pageOf,
  drawings: (linked) => [socialPicture(linked)],
  pictures: ({ linked }, context) => [titleDrawing(socialPicture(linked), linked.title, context)],
});
