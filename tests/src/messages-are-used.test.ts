// A word that nothing shows would be translated in vain. The schema keeps content and code to the same words; this
// keeps the schema to those that the code asks for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../..', import.meta.url));
const plurals = ['zero', 'one', 'two', 'few', 'many', 'other'];

const code = ['src', 'generator/model', 'generator/features', 'generator/site']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  )
  .join('\n');
const words = new Set(code.match(/\w+/g));

function keysOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [...(plurals.includes(key) ? [] : [key]), ...keysOf(inner)]);
}

test('every message has a place in the code that asks for it', () => {
  const keys = keysOf(parse(readFileSync(join(root, 'defaults/en/messages.yaml'), 'utf8')));
  expect(keys.length).toBeGreaterThan(100);
  expect(keys.filter((key) => !words.has(key))).toEqual([]);
});
