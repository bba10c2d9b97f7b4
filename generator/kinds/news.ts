// What is new at the provider, a file for each item. An item with a day in the future is content, and no page yet.
import { defineKind } from './kind.ts';

/** An item of the news. */
export const newsKind = defineKind({
  name: 'news',
  files: { folder: 'news' },
  article: '/text',
  references: [
    { pattern: '/picture/file', to: 'media' },
    { pattern: '/courses/*', to: 'course' },
    { pattern: '/trainer', to: 'trainer' },
  ],
  listedBy: 'news',
  publishedOn: 'date',
  planner: async () => (await import('../features/news/news-planner.ts')).newsPlanner,
});
