// A person who teaches. Most providers have a few, some none; their biographies are shown on their own pages only.
import { trainerTexts } from '../model/content.ts';
import { defineKind } from './kind.ts';

/** A trainer. */
export const trainerKind = defineKind({
  name: 'trainer',
  files: { folder: 'trainers' },
  texts: trainerTexts,
  markdown: ['/biography'],
  references: [{ pattern: '/picture/file', to: 'media' }],
  named: { thing: 'trainer', title: 'name' },
  listedBy: 'trainers',
  planner: async () => (await import('../features/trainers/trainer-planner.ts')).trainerPlanner,
});
