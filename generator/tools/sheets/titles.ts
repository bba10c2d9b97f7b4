// The fields of courses and sessions, and the titles of their columns in the languages that people write sheets in.
import { describeFor } from '../../kinds/describe-field.ts';
import { memoize } from '../../base/memoize.ts';
import { plainText } from '../../model/figure.ts';
import labels from '../../../schemas/labels.json' with { type: 'json' };
import { fold } from '../../rules/nearest.ts';
import type { Field } from './values.ts';
import columnNames from './column-names.json' with { type: 'json' };

/** What a sheet is about. */
export type Subject = 'sessions' | 'courses';

const namesOf = (subject: Subject): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  ...columnNames[subject],
  ...columnNames.both,
});

/** What the fields of a subject name by an id. */
const references: Readonly<Record<string, string>> = {
  ...{ course: 'course', related: 'course', leadsTo: 'course', trainers: 'trainer', place: 'place', event: 'event' },
  level: 'level',
};

/** Columns that are no field: what they say becomes one or several. */
export { columnsOnly as virtual } from '../../model/pulled.ts';

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
