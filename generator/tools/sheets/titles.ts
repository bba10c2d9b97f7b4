// The fields of courses and sessions, and the titles of their columns in the languages that people write sheets in.
import { describeFor } from '../../kinds/describe-field.ts';
import { memoize, memoizePerObject } from '../../base/memoize.ts';
import { plainText } from '../../model/figure.ts';
import labels from '../../../schemas/labels.json' with { type: 'json' };
import { fold, hasSameWords, nearest } from '../../rules/nearest.ts';
import type { Named } from '../editing/things.ts';
import { type Field, type Read, type Reading, type Unread, wrong } from './values.ts';
import columnNames from './column-names.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/** What a sheet is about. */
export type Subject = 'sessions' | 'courses';

const namesOf = (subject: Subject): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  ...columnNames[subject],
  ...columnNames.both,
});

/** What the fields of a subject name by an id. */
const references: Readonly<Record<string, string>> = {
  course: 'course',
  related: 'course',
  leadsTo: 'course',
  trainers: 'trainer',
  place: 'place',
  event: 'event',
  level: 'level',
};

/** Returns the fields of a subject by their names, without those that are only columns. */
export const fieldsOf = memoize((subject: Subject): ReadonlyMap<string, Field> => {
  const describe = describeFor(subject === 'sessions' ? 'schedule' : 'course');
  const root = subject === 'sessions' ? '/sessions/0' : '';
  const names = Object.keys(Object(describe(root)['properties']) as object);
  return new Map(
    names.map((name) => {
      const [schema, items] = [describe(`${root}/${name}`), describe(`${root}/${name}/0`)];
      return [name, { name, schema, items, names: references[name] }];
    }),
  );
});

/** Returns a title without what makes no difference: case, accents, articles, spaces, and letters that Arabic writes in two ways. */
export const plainTitle = (title: string): string =>
  fold(plainText(title))
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replace(/(?<!\p{L})ال(?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

const listed = memoize(
  (list: keyof typeof words): ReadonlySet<string> => new Set(words[list].split('|').map(plainTitle)),
);

/** Returns whether a cell has nothing but a word of a list, as the titles of columns are compared. */
export const isOneOf = (list: keyof typeof words, cell: unknown): boolean =>
  typeof cell === 'string' && listed(list).has(plainTitle(cell));

/** Returns the field of a title with a number, such as "Date 1" and "2. Termin": each is a session of its own, or a day of one. */
export function numberedField(title: string, subject: Subject): readonly string[] | undefined {
  const [, before, after] = /^([^\d]+)\d\d?$|^\d\d?([^\d]+)$/.exec(plainTitle(title)) ?? [];
  if (subject === 'courses') return undefined;
  if (isOneOf('dates', before ?? after)) return ['date'];
  return isOneOf('meetings', before ?? after) ? ['meetings'] : undefined;
}

/** The translations of a field's name, in French, German and Arabic. */
const namesIn = ({ schema }: Field): readonly string[] =>
  (labels as Readonly<Record<string, readonly string[]>>)[String(schema.title)] ?? [];

/** The names of all columns of a subject, and the fields that each may mean. */
export const titlesOf = memoize((subject: Subject): ReadonlyMap<string, readonly string[]> => {
  const titles = new Map<string, string[]>();
  const add = (title: string, field: string): void => {
    const plain = plainTitle(title);
    const known = titles.get(plain) ?? titles.set(plain, []).get(plain);
    if (!known?.includes(field)) known?.push(field);
  };
  for (const [field, words] of Object.entries(namesOf(subject)))
    for (const list of Object.values(words)) for (const word of list.split('|')) add(word, field);
  for (const [name, field] of fieldsOf(subject))
    for (const title of [name, String(field.schema.title), ...namesIn(field)])
      if (!titles.has(plainTitle(title))) add(title, name);
  return titles;
});

/** Returns the title of a field's column in a language; in English where it has none. */
export function titleOf(subject: Subject, field: string, language: string): string {
  const words = namesOf(subject)[field === 'place' ? 'where' : field];
  const own = (words?.[language] ?? words?.['en'])?.split('|')[0];
  const described = fieldsOf(subject).get(field);
  if (own !== undefined || !described) return own ?? field;
  return namesIn(described)[['fr', 'de', 'ar'].indexOf(language)] ?? String(described.schema.title);
}

// What a sheet calls by a name: courses, trainers, places and events, found by their ids, their titles or their codes.

/** The named things of each kind. */
export type Things = Readonly<Record<string, readonly Named[]>>;

interface Index {
  /** The title of an id, by which people know it. */
  readonly titles: ReadonlyMap<string, string>;
  /** The id of everything that it is called. */
  readonly names: ReadonlyMap<string, string>;
  /** The ids of what is called so, but for what makes no difference. */
  readonly plain: ReadonlyMap<string, readonly string[]>;
}

function indexThings(things: readonly Named[]): Index {
  const plain = new Map<string, readonly string[]>();
  for (const { id, titles } of things)
    for (const name of new Set([id, ...titles].map(plainTitle))) plain.set(name, [...(plain.get(name) ?? []), id]);
  return {
    titles: new Map(things.map(({ id, titles }) => [id, titles[0] ?? id])),
    names: new Map(things.flatMap(({ id, titles }) => [id, ...titles].map((name) => [name, id] as const))),
    plain,
  };
}

/** The advice where nothing is like a text. */
export const NO_PROPOSAL = 'Write its title or its id.';

/** The same of trainers: sheets of offices often name those of whom the site says nothing. */
const NO_TRAINER = 'Add it with "npx prospectus new trainer", or leave the column out.';

const noLevel = ({ titles }: Index): string =>
  `Use one of ${[...titles.keys()].join(', ')}; or add the word to "levels" in site.yaml.`;

/** Returns what is wrong with a row that names two courses, by their ids. */
export const twoCourses = (one: string, other: string): Unread =>
  wrong(`it names two courses, "${one}" and "${other}"`, 'Correct the code or the title: a row is of one course.');

/** Returns whether nothing in the content is like what was looked for. */
export const isUnlike = (read: Read): boolean =>
  'problem' in read && (read.advice === NO_PROPOSAL || read.advice === NO_TRAINER);

/** Proposes what was most likely meant; `otherwise` if nothing was. */
function adviceFor(text: string, otherwise: string, { names, plain, titles }: Index): string {
  const byName = nearest(text, names.keys());
  const byWords = byName === undefined ? nearest(plainTitle(text), plain.keys()) : undefined;
  const id = names.get(byName ?? '') ?? plain.get(byWords ?? '')?.[0];
  const title = titles.get(id ?? '');
  // "English A1" and "English A2" are as near as a slip without the spaces, and two courses.
  const isMeant = title !== undefined && (byName !== undefined || hasSameWords(fold(text), fold(title)));
  return isMeant ? `Did you mean "${title}" (${id})?` : otherwise;
}

/** Returns the function that finds things by what a cell says. */
export const finder = memoizePerObject((things: Things): Reading['find'] => {
  const indexes = new Map(Object.entries(things).map(([kind, list]) => [kind, indexThings(list)]));
  return (kind, text): Read => {
    const index = indexes.get(kind) ?? indexThings([]);
    // Where it is not known which levels there are, the check will say.
    if (kind === 'level' && index.titles.size === 0) return { value: text };
    if (index.titles.has(text)) return { value: text };
    const [id, ...others] = index.plain.get(plainTitle(text)) ?? [];
    if (id !== undefined && others.length === 0) return { value: id };
    const none = { trainer: NO_TRAINER, level: noLevel(index) }[kind] ?? NO_PROPOSAL;
    if (id === undefined) return wrong(`there is no ${kind} "${text}"`, adviceFor(text, none, index));
    const some = [id, ...others].slice(0, 4).join(', ');
    return wrong(`"${text}" is the name of several`, `Write which one: ${some}.`);
  };
});
