// A person who teaches. Most providers have a few, some none; their biographies are shown on their own pages only.
import { unknownTrainer } from '../rules/words/link.ts';
import { trainerTexts } from '../model/content.ts';
import { defineKind } from './kind.ts';

/** The folder of the trainers' files, and the address of their list where no page has it. */
export const TRAINERS = 'trainers';

/** A trainer. */
export const trainerKind = defineKind({
  name: 'trainer',
  files: { folder: TRAINERS },
  texts: trainerTexts,
  markdown: ['/biography'],
  references: [{ pattern: '/picture/file', to: 'media' }],
  named: { thing: 'trainer', title: 'name', rule: unknownTrainer },
  address: (name, { trainers = `/${TRAINERS}` }) => `${trainers}/${name}`,
  planner: async () => (await import('../features/trainers/trainer-planner.ts')).trainerPlanner,
});
