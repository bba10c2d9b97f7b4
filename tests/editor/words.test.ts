// Words of schemas that the page of an editor says in other languages.
import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bundledSchema } from '../../generator/editor/form-schema.ts';
import { builtInKinds } from '../../generator/kinds/kinds.ts';
import help from '../../editor/words/help.json' with { type: 'json' };
import labels from '../../schemas/labels.json' with { type: 'json' };

const folder = fileURLToPath(new URL('../../schemas', import.meta.url));
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.schema.json'))
  .map((file) => file.split(sep).join('/').replace('.schema.json', ''));
const schemas = names.map((name) => JSON.parse(readFileSync(`${folder}/${name}.schema.json`, 'utf8')) as unknown);

/** The texts under a key, anywhere in a value. */
const textsIn = (value: unknown, key: string): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) =>
        name === key && typeof inner === 'string' ? [inner] : textsIn(inner, key),
      );

test.each([
  ['title', labels],
  ['description', help],
] as const)('each translated %s is one of the schemas, in three languages', (key, words) => {
  const known = new Set(textsIn(schemas, key));
  expect(Object.keys(words).filter((text) => !known.has(text))).toEqual([]);
  for (const [text, translated] of Object.entries(words)) {
    expect(translated, text).toHaveLength(3);
    expect(translated[2], text).toMatch(/\p{Script=Arabic}/u);
  }
});

type Schema = Readonly<Record<string, unknown>>;

/** A part of a schema with what it refers to, which its own words hide. */
function resolved(part: Schema, defs: Schema): Schema {
  const { $ref, ...own } = part;
  if (typeof $ref !== 'string') return part;
  return { ...resolved(Object(defs[$ref.replace('#/$defs/', '')]) as Schema, defs), ...own };
}

/** The labels or the explanations that the form of a schema shows: those of fields, and of items that are no group. */
function shownIn(whole: Schema, key: string): ReadonlySet<string> {
  const shown = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (given: unknown, isField: boolean): void => {
    if (typeof given !== 'object' || given === null) return;
    const part = resolved(given as Schema, Object(whole['$defs']) as Schema);
    const text = part[key];
    if (isField && typeof text === 'string') shown.add(text);
    const { properties = {}, items, additionalProperties, oneOf, anyOf, allOf } = part;
    if (seen.has(properties)) return;
    seen.add(properties);
    for (const field of [...Object.values(Object(properties) as Schema), additionalProperties]) visit(field, true);
    for (const variant of [oneOf, anyOf, allOf].flat()) visit(variant, false);
    visit(items, resolved(Object(items) as Schema, Object(whole['$defs']) as Schema)['type'] !== 'object');
  };
  visit(whole, false);
  return shown;
}

test.each([
  ['title', labels],
  ['description', help],
] as const)('each %s that a form shows is translated', (key, words) => {
  const shown = names
    .filter((name) => name !== 'common')
    .flatMap((name) => [...shownIn(bundledSchema(name, builtInKinds.schemas.read), key)]);
  expect(shown.length).toBeGreaterThan(500);
  expect([...new Set(shown)].filter((text) => !Object.hasOwn(words, text))).toEqual([]);
});

test('the title of each file that is the only one of its kind is translated', () => {
  const titles = builtInKinds.all
    .filter(({ files }) => 'file' in files)
    .map(({ name }) => String(builtInKinds.schemas.read(`${name}.schema.json`)['title']));
  expect(titles).toContain('Site');
  expect(titles.filter((title) => !Object.hasOwn(labels, title))).toEqual([]);
});
