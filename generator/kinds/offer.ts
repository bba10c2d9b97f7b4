// The files that say which courses there are, when they are held and what came of them.
import { unknownStory } from '../diagnostics/rules/unknown-names.ts';
import { defineKind } from './kind.ts';

/** Categories and subcategories with their courses. */
export const catalogueKind = defineKind({
  name: 'catalogue',
  files: { file: 'catalogue.yaml', isOptional: true },
  isList: true,
  references: [
    { pattern: '/categories/*/courses/*', to: 'course', hasOwnCheck: true },
    { pattern: '/categories/*/subcategories/*/courses/*', to: 'course', hasOwnCheck: true },
  ],
});

/** The sessions of courses. */
export const scheduleKind = defineKind({
  name: 'schedule',
  files: { file: 'schedule.yaml' },
  isList: true,
  references: [{ pattern: '/sessions/*/course', to: 'course' }],
  part: 'this session',
});

/** What participants say. */
export const storiesKind = defineKind({
  name: 'stories',
  files: { file: 'stories.yaml' },
  isList: true,
  references: [{ pattern: '/stories/*/course', to: 'course' }],
  named: { thing: 'story', list: 'stories', title: 'name', rule: unknownStory },
  part: 'this story',
});
