// Long explanations of the rules about news.
import type { Explanation } from './explanation.ts';

/** By code. */
export const newsExplanations: Readonly<Record<string, Explanation>> = {
  'link/news-without-page': {
    meaning:
      'The folder news has items, but no page has the template "news": nothing lists them, and there is no feed.',
    fix: 'Add a page with this template. The name of its file is its address, and the items are below it.',
    wrong: 'news/new-rooms.yaml (and no page with template: news)',
    right: '# pages/news.yaml\ntemplate: news\ntitle: News',
  },
  'link/page-without-news': {
    meaning: 'A page has the template "news", but the folder news is empty. The page says that there is no news yet.',
    fix: 'Add an item, or delete the page until there is one.',
    wrong: 'pages/news.yaml (and no file in the folder news)',
    right: '# news/new-rooms.yaml\ntitle: New training rooms\ndate: "2026-03-02"\ntext: The new rooms are open.',
  },
  'link/news-to-come': {
    meaning:
      'The day of an item is in the future. Until then it has no page and is neither in the list nor in the feed, and no other page may link to it. The first build on that day or later, in the time zone of site.yaml, publishes it.',
    fix: 'Nothing, if that is intended: make sure that the site is built on that day, for example by a pipeline that runs each morning. Otherwise correct the date.',
    wrong: 'date: "2062-03-02"',
    right: 'date: "2026-03-02"',
  },
};
