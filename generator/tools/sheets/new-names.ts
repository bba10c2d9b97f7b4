// Trainers and categories that a sheet names and the content does not have. With --add, each is made with its name alone;
// without it, one sentence says which they are, since each row has the same mistake.
import { freeName } from '../../base/objects.ts';
import { slugOfFirst } from '../../rules/nearest.ts';
import type { Edit } from '../edits/edit.ts';
import { fieldEdits } from '../editing/things.ts';
import { finder, isUnlike } from './names.ts';
import { textOf, type Row } from './rows.ts';
import type { Reading } from './values.ts';
import type { KnownContent } from './subject.ts';

/** What can be added by its name. */
export type Addable = 'trainers' | 'categories';

/** The names that nothing in the content is like, in the order of the sheet. */
export type NewNames = Readonly<Record<Addable, ReadonlySet<string>>>;

/** One person's name: a word alone may be half of it, as in "Weiss, Anna", or "Team"; some languages have no spaces. */
const isWholeName = (name: string): boolean =>
  !/[,;/&|、，；،\n]/.test(name) && /\S\s+\S|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]{2}/u.test(name);

/** Returns a function that finds as another one does, and keeps the trainers that there are not. */
export function findNoting(find: Reading['find'], trainers: Set<string>): Reading['find'] {
  return (kind, text) => {
    const read = find(kind, text);
    if (kind === 'trainer' && isUnlike(read) && isWholeName(text)) trainers.add(text);
    return read;
  };
}

/** Returns the categories that rows name and the content does not have. */
export function newCategories(rows: readonly Row[], { things }: KnownContent): ReadonlySet<string> {
  const names = rows.flatMap((row) => textOf(row, 'category') ?? []);
  return new Set(names.filter((name) => isUnlike(finder(things)('category', name))));
}

/** Returns the edits that make trainers and categories of these names, each by its file. */
export function editsAdding(
  { trainers, categories }: NewNames,
  { things, site }: KnownContent,
): ReadonlyMap<string, readonly Edit[]> {
  const ids = (kind: string, names: ReadonlySet<string>) => {
    const taken = new Set(things[kind]?.map(({ id }) => id));
    return Array.from(names, (name) => {
      const id = freeName(slugOfFirst([name], String(site['language'])) ?? kind, (one) => taken.has(one));
      taken.add(id);
      return { id, name };
    });
  };
  const files = ids('trainer', trainers).map(({ id, name }) => [`trainers/${id}.yaml`, fieldEdits({ name })] as const);
  const inserts = ids('category', categories).map(({ id, name }): Edit => ({
    kind: 'insert',
    at: ['categories'],
    value: { id, name, courses: [] },
  }));
  return new Map([...files, ...(inserts.length > 0 ? [['catalogue.yaml', inserts] as const] : [])]);
}

const MOST_NAMED = 10;

/** Returns what is said of the names: that they are added, or `how` they could be. */
export const notesOn = (names: NewNames, added: readonly Addable[], how: ((what: Addable) => string) | undefined) =>
  (['trainers', 'categories'] as const).flatMap((what) => {
    const all = [...names[what]];
    const isAdded = added.includes(what);
    if (all.length === 0 || !(isAdded || how)) return [];
    const more = all.length > MOST_NAMED ? ` and ${all.length - MOST_NAMED} more` : '';
    const listed = `${all.slice(0, MOST_NAMED).join('; ')}${more}`;
    const one = what === 'trainers' ? 'trainer' : 'category';
    const [thing, is, them] = all.length === 1 ? [one, 'is', 'it'] : [what, 'are', 'them'];
    return isAdded
      ? [`${all.length} ${thing} ${is} added, with the name alone: ${listed}.`]
      : [`${all.length} ${thing} ${is} not in the content: ${listed}. ${how?.(what)} adds ${them}.`];
  });
