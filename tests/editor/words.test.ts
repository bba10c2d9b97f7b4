// Words of schemas that the page of an editor says in other languages.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import help from '../../editor/words/help.json' with { type: 'json' };
import labels from '../../editor/words/labels.json' with { type: 'json' };

const folder = fileURLToPath(new URL('../../schemas', import.meta.url));
const schemas = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.schema.json'))
  .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as unknown);

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
