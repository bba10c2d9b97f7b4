// To load code is most of what a short command does: what it does not need is loaded later, or not at all.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** A file of the compiled program. */
interface Part {
  readonly folder: string;
  readonly file: string;
}

const specifier = /^(?:import|export)\b(?:[\s\w{},*$]*\bfrom)? ?["']([^"']+)["'];/gm;

/** Adds the sources and the libraries of a file of the program, and of all that it imports before it runs. */
function addLoaded({ folder, file }: Part, found: Set<string>): Set<string> {
  const name = path.posix.join(folder, file);
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(name, 'utf8');
  for (const [, source = ''] of text.matchAll(/^\/\/ ((?:cli|generator)\/\S+\.ts)$/gm)) found.add(source);
  for (const [, imported = ''] of text.matchAll(specifier))
    if (imported.startsWith('.')) addLoaded({ folder: path.posix.dirname(name), file: imported }, found);
    else if (!imported.startsWith('node:')) found.add(imported);
  return found;
}

const whole = addLoaded({ folder: 'built', file: 'main.js' }, new Set());

test('the program begins without the stages of a check or a build, and without libraries', () => {
  const stages = [...whole].filter((name) => /^generator\/(?:build\/(?!pipeline\/remember)|features|site)/.test(name));
  expect(whole).toContain('cli/main.ts');
  expect(whole).toContain('generator/build/pipeline/remember-check.ts');
  expect(stages).toEqual([]);
  expect([...whole].filter((name) => !name.includes('/'))).toEqual([]);
  expect([...whole].filter((name) => name.endsWith('.mjs')).length).toBeLessThanOrEqual(7);
});

/** What is loaded with a module of the program. */
function loadedWith(source: string): Set<string> {
  const folder = path.posix.dirname([...whole].find((name) => name.endsWith('main.mjs')) ?? '');
  const has = (file: string): boolean => readFileSync(path.join(folder, file), 'utf8').includes(`// ${source}\n`);
  const file = readdirSync(folder).find((name) => name.endsWith('.mjs') && has(name)) ?? '';
  return addLoaded({ folder, file }, new Set());
}

test('a check reads plain files without the YAML library', () => {
  const loaded = loadedWith('generator/build/pipeline/check.ts');
  expect(loaded).toContain('generator/build/examine/examine-content.ts');
  expect(loaded).not.toContain('yaml');
});

test.each(['check', 'build-stages'])('%s.ts comes in a few files', (name) => {
  const loaded = loadedWith(`generator/build/pipeline/${name}.ts`);
  expect(loaded).toContain('generator/build/examine/examine-content.ts');
  expect([...loaded].filter((file) => file.endsWith('.mjs')).length).toBeLessThanOrEqual(9);
});
