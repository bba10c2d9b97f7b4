// A new type of section or group of messages is in the schema that lists them as soon as its own schema is there.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtInKinds } from '../../generator/kinds/kinds.ts';
import { projectSchemas } from '../../generator/kinds/schema-files.ts';
import { withEntries } from '../../schemas/schema-lists.ts';
import { translationSchemas } from '../../schemas/translation-schemas.ts';

const files = projectSchemas.files.map(({ name }) => `${name}.schema.json`);
const textOf = (file: string): string => readFileSync(new URL(`../../schemas/${file}`, import.meta.url), 'utf8');

const lists = [
  [
    'pages/sections.schema.json',
    'sections',
    '          {\n            "$ref": "../sections/fees.schema.json"\n          }',
  ],
  ['messages.schema.json', 'messages', '    "fees": {\n      "$ref": "messages/fees.schema.json"\n    }'],
] as const;

test.each(lists)('%s has an entry for each schema in %s', (file, folder, entry) => {
  const text = textOf(file);
  expect(withEntries(file, text, files)).toBe(text);
  const more = withEntries(file, text, [`${folder}/fees.schema.json`, ...files]);
  expect(more.replace(`,\n${entry}`, '')).toBe(text);
  expect(() => JSON.parse(more) as unknown).not.toThrow();
  expect(withEntries(file, more, files)).toBe(text);
});

test('any other schema stays as it is written', () => {
  expect(withEntries('course.schema.json', textOf('course.schema.json'), [])).toBe(textOf('course.schema.json'));
});

test('the translation of a file of each kind with pages may name its address', () => {
  const kinds = builtInKinds.all.filter(({ files: at, address }) => 'folder' in at && address);
  expect(kinds.map(({ name }) => name)).toEqual(expect.arrayContaining(['course', 'trainer', 'news']));
  for (const { name } of kinds)
    expect(projectSchemas.read(`translations/${name}.schema.json`), name).toHaveProperty('properties.slug');
  const schema = { properties: { title: { $comment: 'words', type: 'string' } } };
  const all = ['room', 'terms-of-hire'].map((name) => `${name}.schema.json`);
  const derived = translationSchemas(
    all,
    () => schema,
    (file) => file === all[0],
  );
  expect(Array.from(derived, ([file, one]) => [file, Object.keys(Object(one['properties']) as object)])).toEqual([
    ['translations/room.schema.json', ['title', 'slug']],
    ['translations/terms-of-hire.schema.json', ['title']],
  ]);
});
