// Whatever the editing guide shows can be copied: its examples fit the schemas and name what is there.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { makeAjv } from '../../generator/read/schema/find-errors.ts';
import { projectSchemas, schemaFiles } from '../../generator/kinds/schema-files.ts';

const guide = readFileSync(fileURLToPath(new URL('../../docs/editing.md', import.meta.url)), 'utf8');
const readme = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8');
const ajv = makeAjv({ allErrors: true });

/** An example: its schema, whether it is a whole file, and where it stands in the guide, 1-based. */
interface Example {
  readonly line: number;
  readonly schema: string;
  readonly isWhole: boolean;
  readonly text: string;
}

const examples: readonly Example[] = [...guide.matchAll(/^```yaml ?(\S*) ?(part)?\n(.*?)^```$/gms)].map(
  ({ index, 1: schema = '', 2: part, 3: text = '' }) => ({
    line: guide.slice(0, index).split('\n').length,
    schema,
    isWhole: part === undefined,
    text,
  }),
);

const shown = examples.filter(({ schema }) => schema !== '');

function problemsOf(name: string, data: unknown): readonly string[] {
  ajv.validate({ $ref: new URL(name, projectSchemas.idOf('common')).href }, data);
  return (ajv.errors ?? []).map(({ instancePath, message = '' }) => `${name} ${instancePath} ${message}`);
}

test('the README leads to the guide', () => {
  expect(readme).toContain('(docs/editing.md)');
});

test.each(examples)('line $line is YAML', ({ text }) => {
  expect(parse(text)).toBeTypeOf('object');
});

test.each(shown.filter(({ isWhole }) => isWhole))('line $line is a whole $schema', ({ schema, text }) => {
  expect(problemsOf(`${schema}.schema.json`, parse(text))).toEqual([]);
  expect(text).toMatch(
    new RegExp(`^# yaml-language-server: \\$schema=(\\.\\./)?\\.schemas/${schema}\\.schema\\.json\n`),
  );
});

test.each(shown.filter(({ isWhole }) => !isWhole))('line $line is a part of $schema', ({ schema, text }) => {
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
  };
  expect(kinds.filter((kind) => !guide.includes(`content/${places[kind] ?? `${kind}.yaml`}`))).toEqual([]);
});
