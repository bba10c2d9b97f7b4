// What can be wrong with news.
import { defineRule } from '../../model/diagnostic.ts';

export const newsWithoutPage = defineRule({
  code: 'link/news-without-page',
  severity: 'warning',
  why: 'Visitors find the news only through search engines and links, and there is no feed.',
  say: ({ count }: { readonly count: number }) => ({
    message: `${count === 1 ? 'There is news, but no page lists it' : `There are ${count} items of news, but no page lists them`}.`,
    advice: 'Add the file pages/news.yaml with the lines "template: news" and "title: News", in your language.',
  }),
});

export const pageWithoutNews = defineRule({
  code: 'link/page-without-news',
  severity: 'warning',
  why: 'Visitors open a page with nothing to read.',
  say: ({ address }: { readonly address: string }) => ({
    message: `The page ${address} lists the news, but there is none.`,
    advice: 'Add the first item as a file in news, with title, date and text; or delete the page.',
  }),
});

export const newsToCome = defineRule({
  code: 'link/news-to-come',
  severity: 'info',
  why: 'Until its day, the item has no page and is in no list.',
  say: ({ date, today }: { readonly date: string; readonly today: string }) => ({
    message: `This item has the date ${date}, and today is ${today}: it is not published yet.`,
    advice: 'Build the site on that day or later to publish it, or correct the date.',
  }),
});
