// The schemas are the manual that authors see in their editor: every field explains itself, and they compile.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { projectSchemas } from '../../generator/kinds/schema-files.ts';
import { makeAjv } from '../../generator/read/schema/find-errors.ts';

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

test.each(names)('groups of fields in %s allow no others', (name) => {
  const open = schemasIn(read(name)).filter(
    ([, schema]) => isSchema(schema['properties']) && schema['additionalProperties'] !== false,
  );
  expect(open.map(([pointer]) => pointer)).toEqual([]);
});

test.each(names)('%s says what it is for', (name) => {
  expect(read(name)).toMatchObject({ title: expect.any(String) as string, description: expect.any(String) as string });
});
