// Checks a file against the schema of its kind, and its texts against the Markdown that is allowed.
import { isDeepStrictEqual } from 'node:util';
import { locate } from '../../rules/locate.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { missingField, missingValue, notAllowed, outOfRange } from '../../rules/words/schema.ts';
import type { Outcome, SourceFile, TextLink } from '../../model/content.ts';
import { invariant } from '../../base/invariant.ts';
import { fieldOf, type Variants, shapeOf, type Kind } from '../../kinds/kind.ts';
import { builtInKinds, type Kinds } from '../../kinds/kinds.ts';
import { describeFor, type DescribeField } from '../../kinds/describe-field.ts';
import { STARTER_PRICE, starterDrafts } from '../defaults.ts';
import { starterLeft, exampleText, unwrittenText, repeatsTitle } from '../../rules/words/text.ts';
import { memoize } from '../../base/memoize.ts';
import { deprecatedField } from '../../rules/words/build.ts';
import type { Schema, Schemas } from '../../kinds/schema-files.ts';
import { loadFitsSchema } from './fits-schema.ts';
import { explainErrors } from './explain-errors.ts';
import { inspectTexts } from './inspect-texts.ts';
import { showValue } from './show-value.ts';
import { inDecimals, nearestTwo } from './decimals.ts';
import { childPointer, keysOf } from './pointers.ts';

// Texts that an editor's completion wrote as an example, and that were not replaced. Short examples, such as the name of a level,
// are what many providers write themselves; a whole sentence is not.

/** Shorter texts are hardly sentences, in characters. */
const SENTENCE = 45;

/** What forms say is mostly said in the same words everywhere, as messages are. */
const isOfForm = (pointer: string): boolean => pointer.includes('/form/');

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.length < SENTENCE ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

interface ExampleTexts {
  readonly texts: ReadonlySet<string>;
  /** Texts of another length need not be looked up. */
  readonly lengths: ReadonlySet<number>;
}

function addExamples(schema: unknown, texts: Set<string>): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'examples') for (const text of textsIn(value)) texts.add(text);
    addExamples(value, texts);
  }
}

const exampleTexts = memoize(({ files }: Schemas): ExampleTexts => {
  const texts = new Set<string>();
  for (const { text } of files) if (text.includes('"examples"')) addExamples(JSON.parse(text), texts);
  return { texts, lengths: new Set([...texts].map(({ length }) => length)) };
});

const textAt = (data: unknown, pointer: string): string => String(keysOf(pointer).reduce(fieldOf, data)).trimEnd();

/** Whether any text of a value is the example of some field: asked of every file, and of nearly all it is not. */
function hasExample(value: unknown, examples: ExampleTexts): boolean {
  if (typeof value === 'string') {
    if (value.length < SENTENCE) return false;
    const text = value.trimEnd();
    return examples.lengths.has(text.length) && examples.texts.has(text);
  }
  if (typeof value !== 'object' || value === null) return false;
  for (const key in value) if (hasExample((value as Readonly<Record<string, unknown>>)[key], examples)) return true;
  return false;
}

/** The pointers to the texts of a value that are the example of some field. */
function examplesIn(value: unknown, { texts, lengths }: ExampleTexts, pointer = ''): readonly string[] {
  if (typeof value === 'string') {
    const text = value.trimEnd();
    return lengths.has(text.length) && texts.has(text) && !isOfForm(pointer) ? [pointer] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    examplesIn(inner, { texts, lengths }, childPointer(pointer, key)),
  );
}

const inWords = (text: unknown): string => String(text).trim().replace(/\.$/, '').toLowerCase();

/** Returns a warning where a valid file says of itself nothing but its title. */
function findRepeatedTitle(source: SourceFile): readonly Diagnostic[] {
  const title = fieldOf(source.data, 'title');
  return ['description', 'summary', 'intro'].flatMap((field) => {
    const text = fieldOf(source.data, field);
    const repeats = typeof text === 'string' && inWords(text) === inWords(title);
    return repeats ? [repeatsTitle({ field }, locate(source, `/${field}`))] : [];
  });
}

/** Returns a warning for each text of a valid file that is still the example of its field. */
function findExamples(source: SourceFile, schema: string, schemas: Schemas): readonly Diagnostic[] {
  const examples = exampleTexts(schemas);
  if (source.kind === 'messages' || !hasExample(source.data, examples)) return [];
  const found = examplesIn(source.data, examples);
  const describe = describeFor(schema, schemas, source.data);
  return found
    .filter((pointer) => textsIn(describe(pointer)['examples']).includes(textAt(source.data, pointer)))
    .map((pointer) => exampleText({}, locate(source, pointer)));
}

/** What is written in the place of a text that is still to come. */
const unwritten = /\blorem ipsum\b|^\W*(?:tbd|tbc|todo|x{3,}|\?{2,})\W*$/i;
const mayBeUnwritten = /lorem ipsum|\b(?:tbd|tbc|todo|xxx+)\b|\?\?/i;

function unwrittenIn(value: unknown, pointer = ''): readonly string[] {
  if (typeof value === 'string') return unwritten.test(value) ? [pointer] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unwrittenIn(inner, childPointer(pointer, key)));
}

/** Returns a warning for each text of a valid file that is still to be written. */
function findUnwritten(source: SourceFile): readonly Diagnostic[] {
  if (source.kind === 'messages' || !mayBeUnwritten.test(source.text)) return [];
  return unwrittenIn(source.data).map((pointer) => {
    const text = textAt(source.data, pointer);
    return unwrittenText({ text: unwritten.exec(text)?.[0].trim() ?? text }, locate(source, pointer));
  });
}

// Fields that a later format of the content will not have: their schema says "deprecated", and its description what to write
// in their place. Content with them stays valid, and is published as before.

const isDeprecated = (value: unknown): boolean => (value as Schema | null)?.deprecated === true;

/** The names of all deprecated fields: mostly there is none, and then no file is looked through. */
const deprecatedNames = memoize(({ files }: Schemas): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const { text } of files.filter((file) => file.text.includes('"deprecated"')))
    JSON.parse(text, (key, value: unknown) => {
      if (isDeprecated(value)) names.add(key);
      return value;
    });
  return names;
});

/** The fields of a value that have one of the names, by their pointers. */
function fieldsIn(value: unknown, names: ReadonlySet<string>, pointer = ''): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = childPointer(pointer, key);
    const deeper = fieldsIn(inner, names, place);
    return names.has(key) ? [[place, key] as const, ...deeper] : deeper;
  });
}

/** Returns a warning for each field of a valid file that its schema calls deprecated. */
function findDeprecated(source: SourceFile, schema: string, schemas: Schemas): readonly Diagnostic[] {
  const names = deprecatedNames(schemas);
  if (names.size === 0) return [];
  const describe = describeFor(schema, schemas, source.data);
  return fieldsIn(source.data, names).flatMap(([pointer, key]) => {
    const { deprecated, description } = describe(pointer);
    if (deprecated !== true) return [];
    return [deprecatedField({ key, description: String(description) }, locate(source, pointer, 'key'))];
  });
}

// Finds what a new site begins with and its provider has to replace.

const drafted = { site: ['origin', 'email'], course: ['title', 'description', 'objectives', 'price'] } as const;

/** Whether a field is as a new site has it. Many courses cost as much: a price counts only with the slug of the example. */
function isDraft(field: string, data: unknown, draft: unknown): boolean {
  if (field === 'price') return fieldOf(data, field) === STARTER_PRICE && isDraft('slug', data, draft);
  return isDeepStrictEqual(fieldOf(data, field), fieldOf(draft, field));
}

/** Returns a note for each field of a valid file that is still as `new site` wrote it. */
function findStarter(source: SourceFile): readonly Diagnostic[] {
  const { kind, data } = source;
  if (kind !== 'site' && kind !== 'course') return [];
  return drafted[kind]
    .filter((field) => fieldOf(data, field) !== undefined)
    .filter((field) => starterDrafts(kind).some((draft) => isDraft(field, data, draft)))
    .map((field) => starterLeft({ fact: String([fieldOf(data, field)].flat()[0]) }, locate(source, `/${field}`)));
}

// Figures with more decimals than their field has: what schemas cannot say to every validator.

const STEP = 0.1;

/** Whether a figure has one decimal at most, as it is written. */
const hasOneDecimal = (value: number): boolean => Number(value.toFixed(1)) === value;

/** Returns a problem for each figure with more decimals than its field has. */
function findDecimals(source: SourceFile, kind: Kind, describe: () => DescribeField): readonly Diagnostic[] {
  const { oneDecimal = [] } = shapeOf(kind, source.data);
  return oneDecimal.flatMap((key) => {
    const value = fieldOf(source.data, key);
    if (typeof value !== 'number' || hasOneDecimal(value)) return [];
    const { description } = describe()(`/${key}`);
    const words = { value: showValue(value), limit: inDecimals(STEP), description: String(description ?? '') };
    return [outOfRange({ ...words, proposal: nearestTwo(value, STEP) }, locate(source, `/${key}`))];
  });
}

const isGroup = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A kind has one schema, or one for each variant, which a field of the file names. */
function schemaOf(source: SourceFile, kinds: Kinds): Outcome<string | undefined> {
  const { variants } = kinds.of(source.kind);
  if (!variants) return { value: source.kind, diagnostics: [] };
  const folder = `${variants.schemas}/`;
  if (!isGroup(source.data)) return { value: folder + variants.otherwise, diagnostics: [] };
  const named = fieldOf(source.data, variants.field);
  const schemas = kinds.schemas.files.map(({ name }) => name).filter((name) => name.startsWith(folder));
  if (typeof named === 'string' && schemas.includes(folder + named)) {
    return { value: folder + named, diagnostics: [] };
  }
  const allowed = schemas.map((name) => name.slice(folder.length));
  return { value: undefined, diagnostics: [variantProblem(source, variants, allowed)] };
}

function variantProblem(source: SourceFile, { field, description }: Variants, allowed: readonly string[]): Diagnostic {
  const named = fieldOf(source.data, field);
  const words = { key: field, description, examples: allowed };
  if (named === undefined) return missingField({ fields: [words] }, locate(source, ''));
  if (named === null) return missingValue({ ...words, isHidden: false }, locate(source, `/${field}`, 'key'));
  return notAllowed({ value: showValue(named), allowed }, locate(source, `/${field}`));
}

interface SchemaResult {
  readonly isValid: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** The result of validating one file. */
export interface Validated {
  readonly isValid: boolean;
  /** The links in its texts; none if the file is not valid. */
  readonly links: readonly TextLink[];
}

async function schemaProblems(source: SourceFile, kinds: Kinds): Promise<SchemaResult> {
  const { schemas } = kinds;
  const fitsSchema = await loadFitsSchema(schemas);
  const { value: schema, diagnostics } = schemaOf(source, kinds);
  if (schema === undefined) return { isValid: false, diagnostics };
  const describe = (): DescribeField => describeFor(schema, schemas, source.data);
  const decimals = findDecimals(source, kinds.of(source.kind), describe);
  if (fitsSchema(schema, source.data)) {
    return {
      isValid: decimals.length === 0,
      diagnostics: [
        ...decimals,
        ...findDeprecated(source, schema, schemas),
        ...findExamples(source, schema, schemas),
        ...findUnwritten(source),
        ...findRepeatedTitle(source),
        ...findStarter(source),
      ],
    };
  }
  const { findErrors } = await import('./find-errors.ts');
  const problems = explainErrors(source, findErrors(schema, source.data, schemas), describe());
  invariant(problems.length > 0, `${source.file} does not fit its schema, and nothing in it is wrong.`);
  const isNew = ({ location }: Diagnostic): boolean =>
    problems.every((problem) => problem.location.pointer !== location.pointer);
  return { isValid: false, diagnostics: [...problems, ...decimals.filter(isNew)] };
}

/**
 * Validates a parsed file against its schema, and the Markdown in it.
 * @see the rules `schema/*` and `text/*`
 */
export async function validate(source: SourceFile, kinds: Kinds = builtInKinds): Promise<Outcome<Validated>> {
  if (source.data === undefined) return { value: { isValid: false, links: [] }, diagnostics: [] };
  const { isValid, diagnostics } = await schemaProblems(source, kinds);
  if (!isValid) return { value: { isValid, links: [] }, diagnostics };
  const texts = inspectTexts(source, kinds.of(source.kind));
  return { value: { isValid, links: texts.value }, diagnostics: [...diagnostics, ...texts.diagnostics] };
}
