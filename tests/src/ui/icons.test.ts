// The icons are squares of one picture below each other, and the style sheet says which square a name has.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { projectSchemas } from '../../../generator/kinds/schema-files.ts';

const read = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../src/ui/${file}`, import.meta.url)), 'utf8');

const drawn = [...read('icons.svg').matchAll(/<path id="([\w-]+)"(?: transform="translate\(0 (\d+)\)")?/g)];
const names = drawn.map(([, name = '']) => name);
const styles = read('Icon.module.css');

test('each drawing is in the square that the style sheet gives to its name', () => {
  expect(drawn.map(([, , offset = '0']) => Number(offset))).toEqual(names.map((_, i) => 24 * i));
  expect(read('icons.svg')).toContain(`viewBox="0 0 24 ${24 * names.length}"`);
  const places = [...styles.matchAll(/\.(\w+)[^.{}]*\{\n {4}--at: (\d+);/g)].map(([, name, at]) => [name, Number(at)]);
  expect(places).toEqual(names.map((name, i) => [name === 'map-pin' ? 'pin' : name, i]));
  expect(styles).toContain(`calc(var(--at) * 100% / ${names.length - 1})`);
});

test('there is a drawing of each icon that content can choose', () => {
  const { $defs } = projectSchemas.read('common.schema.json') as { $defs: { icon: { enum: readonly string[] } } };
  expect($defs.icon.enum.length).toBeGreaterThan(9);
  expect($defs.icon.enum.filter((name) => !names.includes(name))).toEqual([]);
});
