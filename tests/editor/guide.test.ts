// Whatever the editing guide shows can be copied: its examples fit the schemas and name what is there.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { makeAjv } from '../../generator/read/schema/find-errors.ts';
import { projectSchemas, schemaFiles } from '../../generator/kinds/schema-files.ts';

const docs = fileURLToPath(new URL('../../docs/', import.meta.url));
const index = readFileSync(path.join(docs, 'editing.md'), 'utf8');
const ajv = makeAjv({ allErrors: true });

/** The pages of the guide, one for each task. */
const pages = ['edit', 'start', '.']
  .flatMap((folder) => readdirSync(path.join(docs, folder)).map((name) => path.posix.join(folder, name)))
  .filter((name) => name.endsWith('.md') && name !== 'diagnostics.md')
  .map((name) => ({ name, text: readFileSync(path.join(docs, name), 'utf8') }));

/** An example: its schema, whether it is a whole file, and where it is: the page and the line, 1-based. */
interface Example {
  readonly place: string;
  readonly schema: string;
  readonly isWhole: boolean;
  readonly text: string;
}

const examples: readonly Example[] = pages.flatMap((page) =>
  [...page.text.matchAll(/^```yaml ?(\S*) ?(\w*)\n(.*?)^```$/gms)].map(
    ({ index: at, 1: schema = '', 2: how, 3: text = '' }) => ({
      place: `${page.name}:${page.text.slice(0, at).split('\n').length}`,
      schema: schema.startsWith('content/') ? '' : schema,
      isWhole: how === '',
      text,
    }),
  ),
);

const shown = examples.filter(({ schema }) => schema !== '');

function problemsOf(name: string, data: unknown): readonly string[] {
  ajv.validate({ $ref: new URL(name, projectSchemas.idOf('common')).href }, data);
  return (ajv.errors ?? []).map(({ instancePath, message = '' }) => `${name} ${instancePath} ${message}`);
}

test('the README leads to the guide, and the guide to every page of it', () => {
  expect(readFileSync(path.join(docs, '../README.md'), 'utf8')).toContain('(docs/editing.md)');
  const tasks = pages.map(({ name }) => name).filter((name) => name.startsWith('edit/'));
  expect(tasks.filter((name) => !index.includes(`](${name}): `))).toEqual([]);
});

test.each(pages.filter(({ name }) => name.startsWith('edit/')))(
  '$name is one task of a readable length',
  ({ text }) => {
    const words = text.replace(/^```.*?^```/gms, '').split(/\s+/).length;
    expect(words).toBeGreaterThan(100);
    expect(words).toBeLessThan(750);
  },
);

test.each(examples)('$place is YAML', ({ text }) => {
  expect(parse(text)).toBeTypeOf('object');
});

test.each(shown.filter(({ isWhole }) => isWhole))('$place is a whole $schema', ({ schema, text }) => {
  expect(problemsOf(`${schema}.schema.json`, parse(text))).toEqual([]);
  expect(text).toMatch(
    new RegExp(`^# yaml-language-server: \\$schema=(\\.\\./)?\\.schemas/${schema}\\.schema\\.json\n`),
  );
});

test.each(shown.filter(({ isWhole }) => !isWhole))('$place is a part of $schema', ({ schema, text }) => {
  const fields = Object.entries(parse(text) as Record<string, unknown>);
  expect(fields).not.toEqual([]);
  expect(fields.flatMap(([key, value]) => problemsOf(`${schema}.schema.json#/properties/${key}`, value))).toEqual([]);
});

test('the guide speaks of every kind of file', () => {
  const kinds = schemaFiles.map(({ name }) => name).filter((name) => !name.includes('/') && name !== 'common');
  const places: Readonly<Record<string, string>> = {
    course: 'courses/',
    trainer: 'trainers/',
    news: 'news/',
    messages: 'messages/<language>.yaml',
    translations: 'translations/',
  };
  const guide = pages.map(({ text }) => text).join('\n');
  expect(kinds.filter((kind) => !guide.includes(`content/${places[kind] ?? `${kind}.yaml`}`))).toEqual([]);
});
