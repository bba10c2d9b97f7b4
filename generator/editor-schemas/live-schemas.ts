// The schemas as an editor sees them: where a field names other content, it is one of the names that are there.
import path from 'node:path';
import { places } from '../link/checks/references-resolve.ts';
import { schemaFiles, schemaNames } from '../schema/schema-files.ts';
import type { AllNames } from './names.ts';

/** A file to be written, relative to the folder of the editor's schemas. */
export interface LiveSchema {
  readonly file: string;
  readonly text: string;
}

type Schema = Record<string, unknown>;

interface Place {
  readonly pattern: string;
  readonly to: keyof AllNames;
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Places that name content but for those that a rule of their own checks; # stands for the keys of a group. */
const furtherPlaces: Readonly<Record<string, readonly Place[]>> = {
  catalogue: [{ pattern: '/categories/*/subcategories/*/courses/*', to: 'course' }],
  redirects: [{ pattern: '/redirects/*/to', to: 'address' }],
  seo: [{ pattern: '/pages/#', to: 'address' }],
};

/** The part of a schema that a pattern leads to; undefined where it stands in a shared definition. */
function partAt(schema: unknown, segments: readonly string[]): Schema | undefined {
  const [segment, ...rest] = segments;
  if (!isSchema(schema)) return undefined;
  if (segment === undefined) return schema;
  if (segment === '*') return partAt(schema['items'], rest);
  if (segment === '#') return partAt(schema['propertyNames'], rest);
  return isSchema(schema['properties']) ? partAt(schema['properties'][segment], rest) : undefined;
}

/** A page is known by its template, as in the rule; a pattern that a schema does not have is passed over. */
const placesIn = (name: string): readonly Place[] => [
  ...(places[name.replace('pages/', '')] ?? []),
  ...(furtherPlaces[name] ?? []),
];

function refer(part: unknown, name: string, to: keyof AllNames): void {
  if (!isSchema(part)) return;
  const folder = path.posix.dirname(name);
  part['$ref'] = `${path.posix.relative(folder, 'names.schema.json')}#/$defs/${to}`;
}

function liveSchema(name: string, text: string): LiveSchema {
  // Freshly parsed, so that it may be changed in place.
  const schema = JSON.parse(text) as Schema;
  for (const { pattern, to } of placesIn(name)) refer(partAt(schema, pattern.split('/').slice(1)), name, to);
  if (name === 'common' && isSchema(schema['$defs'])) {
    refer(schema['$defs']['target'], name, 'target');
    refer(partAt(schema['$defs']['image'], ['file']), name, 'media');
  }
  // References are resolved by where the file is.
  delete schema['$id'];
  return { file: `${name}.schema.json`, text: `${JSON.stringify(schema, undefined, 2)}\n` };
}

/** For a page whose first line does not say its schema: the template decides. */
function anyPage(): LiveSchema {
  const templates = schemaNames('pages');
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Page',
    description: 'The words of a page.',
    type: 'object',
    required: ['template'],
    properties: { template: { description: 'The design that shows this page.', enum: templates } },
    allOf: templates.map((template) => ({
      if: { properties: { template: { const: template } }, required: ['template'] },
      then: { $ref: `pages/${template}.schema.json` },
    })),
  };
  return { file: 'page.schema.json', text: `${JSON.stringify(schema, undefined, 2)}\n` };
}

/** Returns the schemas for an editor; what is known by name stands in names.schema.json beside them. */
export function liveSchemas(): readonly LiveSchema[] {
  return [...schemaFiles.map(({ name, text }) => liveSchema(name, text)), anyPage()];
}
