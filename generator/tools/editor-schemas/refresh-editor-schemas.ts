// An editor completes real slugs and addresses from schemas beside the content. They are made when the project is installed
// and follow the content with every check. Git ignores them wherever the content goes: their folder says so itself.
import { existsSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { digest } from '../../base/digest.ts';
import { inFolder, pathWithin, realDisk } from '../../base/disk.ts';
import { parsedJson } from '../../base/try-to.ts';
import { statsOf } from '../../cache/file-stamps.ts';
import type { FolderRecord } from '../../cache/record.ts';
import type { AddressState } from '../../model/address-state.ts';
import type { LoadedContent } from '../../model/content.ts';
import { type Kinds, shapeOfSchema } from '../../kinds/kinds.ts';
import type { PlannedText } from '../../model/planned.ts';
import { fieldOf, mediaReferences, type Variants } from '../../kinds/kind.ts';
import { namesFile, schemasFolder } from './folder.ts';
import { type AllNames, type Names, namesOf, speakOwnWords } from './names.ts';

// The schemas as an editor sees them: where a field names other content, it is one of the names that are there.

type Schema = Record<string, unknown>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** The part of a schema that a pattern leads to; undefined where it is in a shared definition. */
function partAt(schema: unknown, segments: readonly string[]): Schema | undefined {
  const [segment, ...rest] = segments;
  if (!isSchema(schema)) return undefined;
  if (segment === undefined) return schema;
  if (segment === '*') return partAt(schema['items'], rest);
  if (segment === '#') return partAt(schema['propertyNames'], rest);
  return isSchema(schema['properties']) ? partAt(schema['properties'][segment], rest) : undefined;
}

function refer(part: unknown, name: string, to: string): void {
  if (!isSchema(part)) return;
  const folder = path.posix.dirname(name);
  part['$ref'] = `${path.posix.relative(folder, 'names.schema.json')}#/$defs/${to}`;
}

const namesThings = (part: unknown): boolean =>
  isSchema(part) && /names\.schema\.json#|\/target$/.test(String(part['$ref']));

/** Editors offer examples as values: names of another provider would be errors, and a group is no choice beside texts. */
function dropExamples(schema: unknown): void {
  if (!isSchema(schema)) return;
  const { examples, items } = schema;
  if (namesThings(schema) || namesThings(items)) delete schema['examples'];
  else if (Array.isArray(examples) && examples.some((one) => typeof one !== 'object'))
    schema['examples'] = examples.filter((one) => typeof one !== 'object');
  for (const inner of Object.values(schema)) dropExamples(inner);
}

function liveSchema(name: string, text: string, kinds: Kinds): PlannedText {
  // Freshly parsed, so that it may be changed in place.
  const schema = JSON.parse(text) as Schema;
  const { references = [] } = shapeOfSchema(kinds, name);
  for (const { pattern, to } of references) refer(partAt(schema, pattern.split('/').slice(1)), name, to);
  if (name === 'common' && isSchema(schema['$defs'])) {
    refer(schema['$defs']['target'], name, 'target');
    refer(partAt(schema['$defs']['image'], ['file']), name, 'media');
    for (const { pattern, to } of mediaReferences)
      refer(partAt({ properties: schema['$defs'] }, pattern.split('/').slice(1)), name, to);
  }
  speakOwnWords(schema, `${name}.schema.json`, kinds.schemas);
  dropExamples(schema);
  // References are resolved by where the file is.
  delete schema['$id'];
  return { file: `${name}.schema.json`, text: `${JSON.stringify(schema, undefined, 2)}\n` };
}

/** For a file whose first line does not say its schema: the field decides that says its variant. */
function anyVariant(name: string, { field, description, schemas, words }: Variants, kinds: Kinds): PlannedText {
  const all = kinds.schemas.files.filter((one) => one.name.startsWith(`${schemas}/`));
  const variants = all.map((one) => one.name.slice(schemas.length + 1));
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...words,
    type: 'object',
    required: [field],
    properties: { [field]: { description, enum: variants } },
    allOf: variants.map((variant) => ({
      if: { properties: { [field]: { const: variant } }, required: [field] },
      then: { $ref: `${schemas}/${variant}.schema.json` },
    })),
  };
  return { file: `${name}.schema.json`, text: `${JSON.stringify(schema, undefined, 2)}\n` };
}

/** Returns the schemas for an editor; what is known by name is in names.schema.json beside them. */
const liveSchemas = (kinds: Kinds): readonly PlannedText[] => [
  ...kinds.schemas.files.map(({ name, text }) => liveSchema(name, text, kinds)),
  ...kinds.all.flatMap(({ name, variants }) => (variants ? [anyVariant(name, variants, kinds)] : [])),
];

/** What is right besides the names: pages known by a number and, for links, whatever the check alone can judge. */
const further: Readonly<Record<string, string>> = {
  address: '^/[^ ?#]+/[0-9]+$',
  document: '^/media/[^ ]+$',
  captions: '^/media/[^ ]+$',
  video: '^(https://[^ ]+|/media/[^ ]+)$',
  target: '^(#[^ ]+|https?://[^ ]+|mailto:[^ ]+|tel:[^ ]+|/media/[^ ]+|/[^ ?#]+/[0-9]+|/[^ ?#]*[?#][^ ]*)$',
};

/** A text that is one of these names. An editor shows each with its words. */
function oneOf(names: Names): object {
  const sorted = Object.entries(names).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const isDescribed = sorted.some(([, words]) => words !== '');
  return {
    type: 'string',
    // Nothing would be right where there are no names yet.
    ...(sorted.length > 0 && { enum: sorted.map(([name]) => name) }),
    ...(isDescribed ? { enumDescriptions: sorted.map(([, words]) => words) } : {}),
  };
}

/** Writes the schema of all names for schemas of a version; names that cannot be read now stay as they were in `before`. */
function namesSchema(names: AllNames, version: string, before: string | undefined): string {
  const hash = digest(JSON.stringify(names), 12);
  const comment = `Written by prospectus check from the content (${hash}) and the schemas (${version}).`;
  // Of thousands of courses it is long; mostly none has come or gone. A full disk may have kept its beginning alone.
  if (before?.includes(`"$comment": "${comment}"`) && before.endsWith('\n}\n')) return before;
  const earlier = fieldOf(parsedJson(before ?? ''), '$defs');
  const definitions = Object.entries(names).map(([kind, known]: readonly [string, Names | undefined]) => {
    if (!known) return [kind, fieldOf(earlier, kind) ?? { type: 'string' }];
    const pattern = further[kind];
    return [kind, pattern === undefined ? oneOf(known) : { anyOf: [oneOf(known), { type: 'string', pattern }] }];
  });
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $comment: comment,
    title: 'Names',
    description: 'What content can refer to.',
    $defs: Object.fromEntries(definitions) as object,
  };
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}

/** Whether the first line of a file refers to these schemas. */
const isWanted = ({ sources }: LoadedContent, kinds: Kinds): boolean =>
  sources.some(
    (source) =>
      !kinds.of(source.kind).texts &&
      /^\uFEFF?# yaml-language-server: \$schema=(\.\.\/|\.\/)?\.schemas\//.test(source.text),
  );

/** Does not wait for the disk, which takes a third of a small site's build: the schemas can be made again. */
function put(folder: string, { file, text }: PlannedText): void {
  const target = path.join(folder, file);
  if (pathWithin(path.dirname(folder), target) === undefined) throw new Error('a link leads out of the content folder');
  inFolder(target, realDisk, () => writeFileSync(target, text));
}

/** What an editor's schemas are made of besides the content. */
interface SchemaSources {
  readonly addresses: () => readonly AddressState[];
  readonly kinds: Kinds;
  /** Of the content folder; its part "names" says in what state the schemas were as they must be. */
  readonly record: FolderRecord;
  /** Changes with all that others see of the content: to gather thousands of names takes longer. */
  readonly state: string;
  /** Whether they are made where there are none. A build makes none: it often runs where no one edits. */
  readonly mayMake: boolean;
}

/** Brings the editor's schemas of a content folder up to date where they are or its files ask for them. */
export async function refreshEditorSchemas(
  content: string,
  loaded: LoadedContent,
  { addresses, kinds, record, state: contentState, mayMake }: SchemaSources,
): Promise<void> {
  const folder = schemasFolder(content);
  if (!existsSync(folder) && !(mayMake && isWanted(loaded, kinds))) return;
  const { hash } = kinds.schemas;
  const file = path.join(folder, namesFile);
  // Changes whenever the file is written.
  const currentState = (): string => {
    const { size = 0, mtimeNs = 0, ctimeNs = 0 } = statsOf(file) ?? {};
    return digest([hash, contentState, size, mtimeNs, ctimeNs].join('\n'));
  };
  if (record.read('names').lines[0] === currentState()) return;
  const before = await readFile(file, 'utf8').catch(() => undefined);
  const names = namesSchema(namesOf(loaded, addresses(), kinds), hash, before);
  try {
    const isOfOthers = !before?.includes(hash);
    // One of the files keeps the folder, and itself, out of every repository.
    if (isOfOthers) for (const one of [{ file: '.gitignore', text: '*\n' }, ...liveSchemas(kinds)]) put(folder, one);
    if (names !== before) put(folder, { file: namesFile, text: names });
    record.keep('names', [currentState()]);
  } catch {
    // The content can be checked where nothing may be written; the editor then keeps what it knew.
  }
}
