// The schemas are the manual that authors see in their editor: every field explains itself, and they compile.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { projectSchemas } from '../../generator/kinds/schema-files.ts';
import { makeAjv } from '../../generator/read/schema/find-errors.ts';
import { markOf, resolved, TRANSLATIONS } from '../../schemas/translation-schemas.ts';

type Schema = Readonly<Record<string, unknown>>;

const folder = fileURLToPath(new URL('../../schemas', import.meta.url));
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.schema.json'))
  .map((file) => file.replace('.schema.json', ''))
  .sort();

const ajv = makeAjv({});

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const read = (name: string): Schema => JSON.parse(readFileSync(`${folder}/${name}.schema.json`, 'utf8')) as Schema;

/** Every schema below a schema with its pointer, as the keywords hold them. */
function schemasIn(schema: Schema, pointer = ''): readonly (readonly [pointer: string, schema: Schema])[] {
  const groups = ['properties', '$defs', 'patternProperties'].flatMap((keyword) =>
    Object.entries(isSchema(schema[keyword]) ? schema[keyword] : {}).map(
      ([key, value]) => [`${pointer}/${keyword}/${key}`, value] as const,
    ),
  );
  const single = ['items', 'additionalProperties'].map(
    (keyword) => [`${pointer}/${keyword}`, schema[keyword]] as const,
  );
  const inner = [...groups, ...single].flatMap(([at, value]) => (isSchema(value) ? schemasIn(value, at) : []));
  return [[pointer, schema], ...inner];
}

test.each(names)('%s compiles in strict mode', (name) => {
  expect(ajv.opts.strict).toBe(true);
  expect(ajv.getSchema(projectSchemas.idOf(name))).toBeTypeOf('function');
});

test.each(names)('every property of %s has a title, a description and examples', (name) => {
  // A reference to a whole file is explained by that file, whose own properties are tested here too.
  const isWholeFile = ({ $ref }: Schema): boolean => typeof $ref === 'string' && !$ref.includes('#');
  const fields = schemasIn(read(name)).filter(
    ([pointer, schema]) => /\/properties\/[^/]+$/.test(pointer) && !isWholeFile(schema),
  );
  const bare = fields.filter(
    ([, field]) =>
      typeof field['title'] !== 'string' ||
      typeof field['description'] !== 'string' ||
      !(Array.isArray(field['examples']) && field['examples'].length > 0),
  );
  expect(bare.map(([pointer]) => pointer)).toEqual([]);
});

test.each(names)('no list of %s promises a number that it does not ask for', (name) => {
  const lists = schemasIn(read(name)).filter(([, { type, maxItems }]) => type === 'array' && maxItems === undefined);
  const counted = lists.filter(([, { description }]) => /^(?:Two|Three|Four|Five|Six) /.test(String(description)));
  expect(counted.map(([pointer]) => pointer)).toEqual([]);
});

test.each(names)('groups of fields in %s allow no others', (name) => {
  const open = schemasIn(read(name)).filter(
    ([, schema]) => isSchema(schema['properties']) && schema['additionalProperties'] !== false,
  );
  expect(open.map(([pointer]) => pointer)).toEqual([]);
});

test.each(names)('%s says what it is for', (name) => {
  expect(read(name)).toMatchObject({ title: expect.any(String) as string, description: expect.any(String) as string });
});

const originals = names.filter((name) => !name.startsWith(`${TRANSLATIONS}/`));
const readFileNamed = (file: string): Schema => projectSchemas.read(file);

test.each(originals)('every field of %s is marked once, as words, fact or reference', (name) => {
  const home = `${name}.schema.json`;
  const holds = ({ properties, items, additionalProperties, oneOf }: Schema): boolean =>
    isSchema(properties) || isSchema(items) || isSchema(additionalProperties) || Array.isArray(oneOf);
  const unmarked = schemasIn(read(name)).filter(([pointer, schema]) => {
    const part = resolved({ schema, home }, readFileNamed);
    return pointer !== '' && !holds(part.schema) && markOf(part, readFileNamed) === undefined;
  });
  expect(unmarked.map(([pointer]) => pointer)).toEqual([]);
});

/** Whether a schema of words has a figure, a switch or a choice among others. */
const isFact = ({ type, enum: choices }: Schema): boolean =>
  [type].flat().some((one) => ['number', 'integer', 'boolean'].includes(String(one))) ||
  (Array.isArray(choices) && !choices.includes('rtl'));

test('translations have the words of the originals, all optional, and no facts', () => {
  const derived = names.filter((name) => !originals.includes(name));
  const parts = derived.flatMap((name) => schemasIn(read(name)).map(([, schema]) => schema));
  expect(parts.filter(isFact)).toEqual([]);
  expect(new Set(parts.flatMap(({ required = [] }) => required as string[]))).toEqual(
    new Set(['template', 'type', 'service']),
  );
  const course = read(`${TRANSLATIONS}/course`)['properties'] as Schema;
  expect(Object.keys(course)).toEqual(expect.arrayContaining(['title', 'objectives', 'keywords', 'facts', 'price']));
  for (const fact of ['page', 'id', 'hours', 'level', 'languages', 'trainers']) expect(course).not.toHaveProperty(fact);
});

test('a thing of a list is known by its name, and a list of its own length says so', () => {
  const schedule = read(`${TRANSLATIONS}/schedule`)['properties'] as Record<string, { items: { properties: Schema } }>;
  expect(Object.keys(schedule['sessions']?.items.properties ?? {})).toEqual([
    'id',
    'title',
    'register',
    'duration',
    'price',
    'location',
    'note',
  ]);
  expect(read(`${TRANSLATIONS}/course`)).toHaveProperty('properties.keywords.$comment', 'words');
});
