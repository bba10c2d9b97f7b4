// The files that say which courses there are, when they are held and what came of them.
import { unknownCategory } from '../rules/words/link.ts';
import { PULLED } from '../model/pulled.ts';
import { defineKind, fieldOf, listIn } from './kind.ts';

/** The address of the page of a category, which it has if it has a text: its own, or one that no course can have. */
export function categoryAddress(category: unknown, catalogue: string): string | undefined {
  const [id, text, address] = ['id', 'text', 'address'].map((key) => fieldOf(category, key));
  if (typeof text !== 'string' || typeof id !== 'string') return undefined;
  return typeof address === 'string' ? address : `${catalogue}/category/${id}`;
}

/** Categories and subcategories with their courses. */
export const catalogueKind = defineKind({
  name: 'catalogue',
  files: { file: 'catalogue.yaml', isOptional: true },
  isList: true,
  references: [
    { pattern: '/categories/*/picture/file', to: 'media' },
    { pattern: '/categories/*/courses/*', to: 'course', hasOwnCheck: true },
    { pattern: '/categories/*/subcategories/*/courses/*', to: 'course', hasOwnCheck: true },
  ],
  markdown: ['/categories/*/text'],
  named: { thing: 'category', list: 'categories', title: 'name', rule: unknownCategory },
  claims: ({ data }, { catalogue }) => {
    const addresses = listIn(data, 'categories').map((one) => categoryAddress(one, catalogue));
    return { names: [], fixed: addresses.filter((address) => address !== undefined) };
  },
});

/** The sessions of courses: those of the provider's own file, and a file for each source that they are pulled from. */
export const scheduleKind = defineKind({
  name: 'schedule',
  files: { file: 'schedule.yaml', isOptional: true, more: PULLED },
  isList: true,
  references: [
    { pattern: '/sessions/*/course', to: 'course' },
    { pattern: '/sessions/*/place', to: 'place' },
    { pattern: '/sessions/*/meetings/*/place', to: 'place' },
    { pattern: '/sessions/*/event', to: 'event' },
    { pattern: '/sessions/*/trainers/*', to: 'trainer' },
  ],
  named: { thing: 'event', list: 'events', title: 'name' },
  hasLinks: 'events',
  part: 'this session',
});

/** Where sessions are held, and the provider's offices. */
export const placesKind = defineKind({
  name: 'places',
  files: { file: 'places.yaml', isOptional: true },
  references: [{ pattern: '/places/*/courses/*', to: 'course' }],
  named: { thing: 'place', list: 'places', title: 'name' },
});

/** What participants say. */
export const storiesKind = defineKind({
  name: 'stories',
  files: { file: 'stories.yaml', isOptional: true },
  isList: true,
  references: [{ pattern: '/stories/*/course', to: 'course' }],
  named: { thing: 'story', list: 'stories', title: 'name' },
  part: 'this story',
});
