// The schemas are a contract for other programs too: Ajv as it comes, in strict mode (what ajv-cli runs), and Python's
// jsonschema judge whole contents as Prospectus does.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import project from '../../package.json' with { type: 'json' };
import { fieldOf } from '../../generator/kinds/kind.ts';
import { builtInKinds } from '../../generator/kinds/kinds.ts';
import { projectSchemas } from '../../generator/kinds/schema-files.ts';
import { longTest } from '../support/cases.ts';

const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

const root = fileURLToPath(new URL('../..', import.meta.url));
const schemas = projectSchemas.files.map(({ text }) => JSON.parse(text) as { readonly $id: string });

interface Document {
  readonly file: string;
  /** The address of its schema. */
  readonly schema: string;
  readonly data: unknown;
}

function documentsIn(folder: string): readonly Document[] {
  const content = `${root}/${folder}`;
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .flatMap((file) => {
      const kind = builtInKinds.ofFile(file);
      if (!kind) return [];
      const data: unknown = parse(readFileSync(`${content}/${file}`, 'utf8'));
      const { variants, name } = kind;
      const schema = variants ? `${variants.schemas}/${String(fieldOf(data, variants.field))}` : name;
      return [{ file: `${folder}/${file}`, schema: projectSchemas.idOf(schema), data }];
    });
}

const sections = 'tests/fixtures/sections/everything.yaml';
const right = [
  ...['content', 'tests/fixtures/tiny/content', 'tests/fixtures/second-provider/content'].flatMap(documentsIn),
  {
    file: sections,
    schema: projectSchemas.idOf('pages/sections'),
    data: parse(readFileSync(`${root}/${sections}`, 'utf8')) as unknown,
  },
];
const course = right.find(({ file }) => file === 'content/courses/capm.yaml')?.data as object;
const wrong: readonly Document[] = Object.entries({
  'a course without a title': { ...course, title: undefined },
  'an hour in words': { ...course, hours: 'forty' },
  'a rating above five': { ...course, rating: 5.1 },
  'a third of a day': { ...course, days: 0.3 },
  'an unknown field': { ...course, prize: 1 },
}).map(([file, data]) => ({
  file,
  schema: projectSchemas.idOf('course'),
  data: JSON.parse(JSON.stringify(data)) as unknown,
}));

test('every schema has an absolute address with the version of the package that publishes it', () => {
  const published = `https://unpkg.com/${project.name}@${project.version}/schemas/`;
  expect(schemas.map(({ $id }) => $id)).toEqual(
    projectSchemas.files.map(({ name }) => `${published}${name}.schema.json`),
  );
});

test('Ajv as it comes, in strict mode, judges whole contents as Prospectus does', () => {
  expect(right.length).toBeGreaterThan(100);
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, schemas });
  addFormats(ajv);
  const isRight = ({ schema, data }: Document): boolean => ajv.validate(schema, data);
  expect(right.filter((document) => !isRight(document)).map(({ file }) => file)).toEqual([]);
  expect(wrong.filter(isRight).map(({ file }) => file)).toEqual([]);
});

const PYTHON = `
import json, sys
from jsonschema import Draft202012Validator, FormatChecker
from referencing import Registry, Resource
given = json.load(sys.stdin)
registry = Registry().with_resources((s['$id'], Resource.from_contents(s)) for s in given['schemas'])
for schema in given['schemas']: Draft202012Validator.check_schema(schema)
def errors(d):
    validator = Draft202012Validator({'$ref': d['schema']}, registry=registry, format_checker=FormatChecker())
    return [f"{d['file']} {e.json_path}: {e.message[:200]}" for e in validator.iter_errors(d['data'])]
json.dump({'right': [e for d in given['right'] for e in errors(d)], 'wrong': [d['file'] for d in given['wrong'] if not errors(d)]}, sys.stdout)
`;

longTest("Python's jsonschema judges whole contents as Prospectus does", ({ skip }) => {
  const { status, stderr = '' } = spawnSync('python3', ['-c', 'import jsonschema, referencing'], { encoding: 'utf8' });
  if (status !== 0) {
    const reason = `Python with jsonschema is not there: ${stderr.trim().split('\n').at(-1) || 'no python3'}.`;
    console.warn(reason);
    skip(reason);
  }
  const input = JSON.stringify({ schemas, right, wrong });
  const run = spawnSync('python3', ['-c', PYTHON], { input, encoding: 'utf8', maxBuffer: 1e8 });
  expect(run.stderr).toBe('');
  expect(JSON.parse(run.stdout)).toEqual({ right: [], wrong: [] });
});
