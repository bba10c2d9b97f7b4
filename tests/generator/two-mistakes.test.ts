// Two random mistakes at a time in valid content of every kind: their explanations may not cancel each other out.
// Seeded, so that a failure can be repeated.
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { findErrors } from '../../generator/read/schema/find-errors.ts';
import { runs } from '../support/cases.ts';
import { changedContent } from '../support/content/changed-content.ts';

const folders = ['../../content', '../fixtures/tiny/content'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);
const contents = await Promise.all(folders.map((folder) => changedContent(folder, new Date('2025-11-01T12:00:00Z'))));

const SEED = 20260301;
const TEST_MS = 240_000;

/** Files of many lines of a few forms, which take longest. */
const isLarge = (file: string): boolean => /^(messages\/|schedule|seo)/.test(file);

type Group = Record<string, unknown>;
type Holder = Group | unknown[];

/** Every list and group of some data, from the outside in; of long lists only what the first entries hold. */
function holdersIn(data: unknown): readonly Holder[] {
  if (typeof data !== 'object' || data === null) return [];
  const values: readonly unknown[] = Array.isArray(data) ? data.slice(0, 2) : Object.values(data);
  return [data as Holder, ...values.flatMap(holdersIn)];
}

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One mistake: where it is made, in which way, and with what. */
interface Mistake {
  readonly place: number;
  readonly key: number;
  readonly other: number;
  readonly way: 'delete' | 'rename' | 'borrow' | 'lift' | 'retype' | 'repeat' | 'empty';
}

const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % Math.max(1, items.length)];

/** The names of all fields in the data, by which a field may be called wrongly. */
const namesIn = (data: unknown): readonly string[] =>
  holdersIn(data).flatMap((one) => (isGroup(one) ? Object.keys(one) : []));

const valueFor = (other: number): unknown => pick([null, 5, 'x', true, ['x'], { x: 1 }, [{ x: 1 }], [], {}], other);

/** Moves what stands in a field into the group around it: what happens where the line of the field is deleted. */
function lift(group: Group, key: string): void {
  const value = group[key];
  const inner = Array.isArray(value) ? (value as readonly unknown[])[0] : value;
  Reflect.deleteProperty(group, key);
  if (isGroup(inner)) for (const [name, one] of Object.entries(inner)) group[name] ??= one;
}

function breakGroup(group: Group, { key, other, way }: Mistake, names: readonly string[]): void {
  const name = pick(Object.keys(group), key);
  if (name === undefined) return;
  const value = group[name];
  if (way === 'lift') return lift(group, name);
  if (['delete', 'rename', 'borrow'].includes(way)) Reflect.deleteProperty(group, name);
  const added = newName(name);
  if (added !== undefined) group[added] ??= value;
  if (way === 'retype') group[name] = valueFor(other);
  if (way === 'empty') group[name] = null;

  function newName(own: string): string | undefined {
    if (way === 'borrow') return pick(names, other);
    return way === 'rename' || way === 'repeat' ? `${own}s` : undefined;
  }
}

function breakList(list: unknown[], { key, other, way }: Mistake): void {
  if (way === 'repeat') list.push(structuredClone(pick(list, key)));
  else if (way === 'lift') list.splice(0, list.length, ...list.flatMap((one) => (Array.isArray(one) ? one : [[one]])));
  else list.splice(key % Math.max(1, list.length), 1, ...(way === 'delete' ? [] : [valueFor(other)]));
}

function make(data: unknown, mistake: Mistake, names: readonly string[]): void {
  const holder = pick(holdersIn(data), mistake.place);
  if (Array.isArray(holder)) breakList(holder, mistake);
  else if (holder) breakGroup(holder, mistake, names);
}

const mistake: fc.Arbitrary<Mistake> = fc.record({
  place: fc.nat(500),
  key: fc.nat(50),
  other: fc.nat(500),
  way: fc.constantFrom('delete', 'rename', 'borrow', 'lift', 'retype', 'repeat', 'empty'),
});

const cases = contents.flatMap((content, i) => {
  const kinds = new Map(content.files.toReversed().map((file) => [file.replace(/^courses\/.*/, 'a course'), file]));
  return [...kinds.values()].map((file) => ({ name: `${i === 0 ? 'sample' : 'tiny'} ${file}`, file, content }));
});

test.each(cases)('$name, with two mistakes', { timeout: TEST_MS }, async ({ file, content }) => {
  const text = content.textOf(file);
  const names = namesIn(parse(text));
  const property = fc.asyncProperty(mistake, mistake, async (...mistakes) => {
    const data = parse(text) as unknown;
    for (const one of mistakes) make(data, one, names);
    const written = stringify(data, { aliasDuplicateObjects: false });
    const { source, diagnostics } = await content.checkFile(file, written);
    const isPage = source.kind === 'page';
    const schema = isPage ? `pages/${isGroup(data) ? String(data.template) : 'landing'}` : source.kind;
    if (source.data === undefined || findErrors(schema, data).length > 0)
      expect(diagnostics.length, `${JSON.stringify(mistakes)}\n${written}`).toBeGreaterThan(0);
  });
  await fc.assert(property, { seed: SEED, numRuns: runs(isLarge(file) ? 35 : 70, 70) });
});
