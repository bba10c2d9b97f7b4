// The page that lists the news. The newest are shown with what they say; those before them are folded by year, so that the
// page stays short however many there are, and every item is reached without scripts.
import type { NewsPage } from '../../../schemas/types.ts';
import type { NewsProps, Page } from '../../../src/app/page-props.ts';
import { groupBy } from '../../base/group-by.ts';
import type { LinkedNews } from './news.ts';
import { newsFeedFile } from './news-feed.ts';
import type { SiteContext } from '../shell/site-context.ts';

/** How many items are shown with what they say. */
const SHOWN = 10;

function yearsOf(items: readonly LinkedNews[], { format, news, site }: SiteContext): NewsProps['years'] {
  return Array.from(
    groupBy(items, ({ data }) => data.date.slice(0, 4)),
    ([year, some]) => ({
      year: format.year(`${year}-07`),
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
