// Writes types.ts from the schemas: one type per kind of content and per object in it; the schemas of translations; into each
// schema the address by which the package of this version publishes it, which other validators know it by; and into those that
// list the schemas of a folder, such as that of a page made of sections, which ones there are.
// With --check it only compares, for CI.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { parse } from 'yaml';
import { builtInKinds } from '../generator/kinds/kinds.ts';
import project from '../package.json' with { type: 'json' };
import { withEntries } from './schema-lists.ts';
import { TRANSLATIONS, translationSchemas, type Schema } from './translation-schemas.ts';

const folder = new URL('.', import.meta.url);

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.schema.json') && !file.startsWith(`${TRANSLATIONS}/`))
  .sort();

const kinds = files.filter((file) => !/^(common\.|messages\/)/.test(file));

/** The schema with its list, and its address, which names the version: what is published there never changes. */
function upToDate(file: string): string {
  return withEntries(file, readFileSync(new URL(file, folder), 'utf8'), files).replace(
    /("\$id": )"[^"]*"/,
    `$1"https://unpkg.com/${project.name}@${project.version}/schemas/${file}"`,
  );
}

const originals = new Map(files.map((file) => [file, upToDate(file)] as const));

/** Drops titles, so that a value has an inline type: everywhere, or everywhere but on objects. */
function withoutTitles(node: unknown, keepObjects: boolean): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutTitles(item, keepObjects));
  if (typeof node !== 'object' || node === null) return node;
  const isNamed = keepObjects && 'type' in node && node.type === 'object';
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => isNamed || key !== 'title' || typeof value !== 'string')
      .map(([key, value]) => [key, key === 'examples' ? [] : withoutTitles(value, keepObjects)]),
  );
}

/**
 * Makes every field of the messages required: a file of a provider holds only what differs, but the site is given all,
 * because the rest is supplied.
 */
function whole(node: unknown): unknown {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return node;
  const inner = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, whole(value)]));
  return 'properties' in node ? { ...inner, required: Object.keys(node.properties as object) } : inner;
}

interface Group {
  readonly [name: string]: Group | string;
}

/** The words that are supplied to pages, by template. */
const words = parse(readFileSync(new URL('../defaults/en/words.yaml', folder), 'utf8')) as Group;

/** Makes the fields of a page required that are supplied where its file has none. */
function supplied(node: JSONSchema, group: Group | string | undefined): JSONSchema {
  if (typeof group !== 'object') return node;
  const inner = Object.entries(node.properties ?? {}).map(([key, value]) => [key, supplied(value, group[key])]);
  const required = [...new Set([...(Array.isArray(node.required) ? node.required : []), ...Object.keys(group)])];
  return { ...node, properties: Object.fromEntries(inner) as JSONSchema['properties'], required };
}

/** The schema of a file with all fields required that its readers are given. */
function completed(file: string, schema: JSONSchema): JSONSchema {
  if (/^messages[/.]/.test(file)) return whole(schema) as JSONSchema;
  const template = /^pages\/([\w-]+)\.schema\.json$/.exec(file)?.[1];
  return template === undefined ? schema : supplied(schema, words[template]);
}

/** Reads a schema for its types. The parts of pages and messages have no names of their own: too many are alike. */
function readSchema({ url }: { url: string }): string {
  const place = url.startsWith('file:') ? fileURLToPath(url) : decodeURI(url);
  const file = path.relative(fileURLToPath(folder), place);
  const name = file.replaceAll('\\', '/');
  const schema = JSON.parse(originals.get(name) ?? '{}') as JSONSchema;
  const hasNamedParts = !/^(pages|sections|messages)\//.test(name);
  return JSON.stringify({ ...(withoutTitles(completed(name, schema), hasNamedParts) as object), title: schema.title });
}

const everything: JSONSchema = {
  title: 'Content',
  type: 'object',
  additionalProperties: false,
  required: kinds,
  properties: Object.fromEntries(kinds.map((file) => [file, { $ref: file }])),
};

const text = await compile(everything, 'Content', {
  cwd: fileURLToPath(folder),
  bannerComment: '// Generated from the schemas by `npm run types`. Do not edit.\n',
  style: { singleQuote: true, printWidth: 120 },
  ignoreMinAndMaxItems: true,
  $refOptions: {
    resolve: { file: { read: readSchema } },
  },
});

/** Whether each file with a schema has a page of its own address: not that with the words of all courses, nor the home page. */
function hasPage(file: string): boolean {
  const ofKind = builtInKinds.all.find(({ name }) => file === `${name}.schema.json`);
  return ofKind ? 'folder' in ofKind.files && ofKind.address !== undefined : /^pages\/(?!(?:course|home)\.)/.test(file);
}

const translations = translationSchemas(files, (file) => JSON.parse(originals.get(file) ?? '{}') as Schema, hasPage);
const derived = Array.from(translations, ([file, schema]) => [file, `${JSON.stringify(schema)}\n`] as const);
const written = (file: string): string | undefined =>
  existsSync(new URL(file, folder)) ? readFileSync(new URL(file, folder), 'utf8') : undefined;

for (const [file, wanted] of [['types.ts', text] as const, ...originals, ...derived]) {
  if (written(file) === wanted) continue;
  if (!process.argv.includes('--check')) {
    mkdirSync(new URL('.', new URL(file, folder)), { recursive: true });
    writeFileSync(new URL(file, folder), wanted);
  } else {
    console.error(`schemas/${file} is out of date: run npm run types and commit the result.`);
    process.exitCode = 1;
  }
}
