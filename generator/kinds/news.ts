// What is new at the provider, a file for each item. An item with a day in the future is content, and no page yet.
import { defineKind } from './kind.ts';

/** The folder of the news, and the address of their list where no page has it. */
export const NEWS = 'news';

/** An item of the news. */
export const newsKind = defineKind({
  name: 'news',
  files: { folder: NEWS },
  article: '/text',
  references: [
    { pattern: '/picture/file', to: 'media' },
    { pattern: '/courses/*', to: 'course' },
    { pattern: '/trainer', to: 'trainer' },
  ],
  address: (name, { news = `/${NEWS}` }) => `${news}/${name}`,
  publishedOn: 'date',
  planner: async () => (await import('../features/news/news-planner.ts')).newsPlanner,
});
