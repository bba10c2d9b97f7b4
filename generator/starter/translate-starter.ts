// The example of a new site in its further languages: the texts of its templates in each, laid over the files of the first
// language. The templates of a kind have the same files, things and lists in all languages, in the same order.
import { parse, stringify } from 'yaml';
import { childPointer, isGroup } from '../base/objects.ts';
import { type DescribeField, describeFor } from '../kinds/describe-field.ts';
import { fieldOf, nameOfFile, schemaOf } from '../kinds/kind.ts';
import { builtInKinds } from '../kinds/kinds.ts';
import { fingerprintOf, keyIn, stateOf } from '../model/translation.ts';
import { fieldsIn, recordLines } from '../site/languages/translations.ts';
import type { StarterFile } from './answers.ts';

/** A file of the example in two languages. */
interface Twin {
  readonly file: string;
  readonly original: unknown;
  /** Its name in the other language, where that names files in its own words. */
  readonly own: string;
  readonly other: unknown;
}

const isTexts = (value: unknown): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/** A value of the example in two languages, with its place. */
interface Beside extends Pick<Twin, 'original' | 'other'> {
  readonly pointer: string;
}

/** How the words of a file are found: by its schema, and the field that says which thing it is about. */
type Search = readonly [shape: DescribeField, key: string];

/** Returns the words of another language in a value; undefined for what is no words, or the same. */
function wordsIn(beside: Beside, search: Search): unknown {
  const { original, other, pointer } = beside;
  const { type, const: fixed } = search[0](pointer);
  if (fixed !== undefined || (type !== undefined && pointer.endsWith(`/${search[1]}`))) return original;
  if (type === undefined) return undefined;
  if (!isTexts(original) || !isTexts(other)) return (Array.isArray(original) ? inList : inGroup)(beside, search);
  const [texts, others] = [[original].flat(), [other].flat()];
  return texts.length === others.length && texts.some((text, i) => text !== others[i]) ? other : undefined;
}

function inGroup({ original, other, pointer }: Beside, search: Search): unknown {
  if (!isGroup(original) || !isGroup(other)) return undefined;
  const fields = Object.entries(original).flatMap(([name, inner]) => {
    const found = wordsIn({ original: inner, other: other[name], pointer: childPointer(pointer, name) }, search);
    return found === undefined ? [] : [[name, found] as const];
  });
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

function inList({ original, other, pointer }: Beside, search: Search): unknown {
  const [list = [], others] = [original, other] as readonly unknown[][];
  if (!Array.isArray(others) || list.length !== others.length) return undefined;
  const found = list.map((item, i) => {
    return (wordsIn({ original: item, other: others[i], pointer: childPointer(pointer, i) }, search) ?? {}) as object;
  });
  const own = found.filter((item) => Object.keys(item).some((name) => name !== search[1]));
  // Items without a name are found by their places.
  return own.length === 0 ? undefined : own.every((item) => search[1] in item) ? own : found;
}

/** The data of files, by their places below the content folder. */
const dataOf = (files: readonly StarterFile[]): readonly (readonly [file: string, data: unknown])[] =>
  files.map(({ file, text }) => [file, parse(String(text))]);

const addressOf = (file: string): string => `/${file.replace(/^pages\/|\.yaml$/g, '')}`;

/** Returns the files of the example with the words of another language, and of which originals these were made. */
export function translatedStarter(
  language: string,
  files: readonly StarterFile[],
  others: readonly StarterFile[],
): readonly StarterFile[] {
  const other = dataOf(others);
  const twins = dataOf(files).flatMap(([file, original], i): readonly Twin[] => {
    const [own = '', data] = other[i] ?? [];
    return [{ file, original, own, other: data }];
  });
  const moved = twins.filter(({ file, own }) => own !== file).map(({ file, own }) => [addressOf(own), addressOf(file)]);
  // Links are written as in the originals.
  const linked = (text: string): string =>
    moved.reduce((before, [from = '', to = '']) => before.replaceAll(`](${from})`, `](${to})`), text);
  const record = new Map<string, string>();
  const written = twins.flatMap(({ file, own, ...twin }) => {
    const kind = builtInKinds.ofFile(`${language}/${file}`);
    const ofOriginal = builtInKinds.ofFile(file);
    // Courses differ where the rules of countries do.
    const isAsLong = ['days', 'hours'].every((unit) => fieldOf(twin.original, unit) === fieldOf(twin.other, unit));
    if (!kind || !ofOriginal || (ofOriginal.name === 'course' && !isAsLong)) return [];
    const schema = schemaOf(kind, twin.original);
    const shape = describeFor(schema, builtInKinds.schemas, twin.original);
    const words = wordsIn({ ...twin, pointer: '' }, [shape, keyIn(ofOriginal.name)]);
    if (words === undefined) return [];
    const sides = { kind: ofOriginal, language, original: twin.original, translated: words };
    for (const field of fieldsIn(sides, builtInKinds.schemas))
      if (stateOf(field, undefined) === 'unrecorded')
        record.set(`${file}/${field.path}`, fingerprintOf(field.original));
    const slug = own === file ? {} : { slug: nameOfFile(own) };
    const head = `# yaml-language-server: $schema=${file.includes('/') ? '../../' : '../'}.schemas/${schema}.schema.json\n`;
    const text = linked(stringify({ ...(words as object), ...slug }, { lineWidth: 0 }));
    return [{ file: `content/${language}/${file}`, text: head + text }];
  });
  const head = '# yaml-language-server: $schema=../.schemas/translations.schema.json\n';
  return [...written, { file: `content/translations/${language}.yaml`, text: head + recordLines(record) }];
}
