// Texts that an editor's completion wrote as an example, and nobody replaced. Short examples, such as the name of a level,
// are what many providers write themselves; a whole sentence is not.
import { memoize } from '../../base/memoize.ts';
import { locate } from '../../rules/locate.ts';
import { exampleText, repeatsTitle } from '../../rules/words/text.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/content.ts';
import { describeFor } from '../../kinds/describe-field.ts';
import type { Schemas } from '../../kinds/schema-files.ts';
import { fieldOf } from '../../kinds/kind.ts';
import { childPointer, keysOf } from './pointers.ts';

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
export function findRepeatedTitle(source: SourceFile): readonly Diagnostic[] {
  const title = fieldOf(source.data, 'title');
  return ['description', 'summary', 'intro'].flatMap((field) => {
    const text = fieldOf(source.data, field);
    const repeats = typeof text === 'string' && inWords(text) === inWords(title);
    return repeats ? [repeatsTitle({ field }, locate(source, `/${field}`))] : [];
  });
}

/** Returns a warning for each text of a valid file that is still the example of its field. */
export function findExamples(source: SourceFile, schema: string, schemas: Schemas): readonly Diagnostic[] {
  const examples = exampleTexts(schemas);
  if (source.kind === 'messages' || !hasExample(source.data, examples)) return [];
  const found = examplesIn(source.data, examples);
  const describe = describeFor(schema, schemas, source.data);
  return found
    .filter((pointer) => textsIn(describe(pointer)['examples']).includes(textAt(source.data, pointer)))
    .map((pointer) => exampleText({}, locate(source, pointer)));
}
