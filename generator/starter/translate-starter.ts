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

/** Returns what finds the words of another language; undefined for what is no words, or the same. */
function wordsIn(shape: DescribeField, key: string): (beside: Beside) => unknown {
  return words;

  function words(beside: Beside): unknown {
    const { type, const: fixed } = shape(beside.pointer);
    const isName = fixed !== undefined || (type !== undefined && beside.pointer.endsWith(`/${key}`));
    if (isName) return beside.original;
    return type === undefined ? undefined : inValue(beside);
  }

  function inValue(beside: Beside): unknown {
    const { original, other } = beside;
    if (isTexts(original) && isTexts(other)) {
      const [texts, others] = [[original].flat(), [other].flat()];
      return texts.length === others.length && texts.some((text, i) => text !== others[i]) ? other : undefined;
    }
    if (Array.isArray(original) && Array.isArray(other)) return inList(beside);
    return isGroup(original) && isGroup(other) ? inGroup(beside) : undefined;
  }

  function inGroup({ original, other, pointer }: Beside): unknown {
    const fields = Object.entries(original as object).flatMap(([name, inner]) => {
      const own = (other as Readonly<Record<string, unknown>>)[name];
      const found = words({ original: inner, other: own, pointer: childPointer(pointer, name) });
      return found === undefined ? [] : [[name, found] as const];
    });
    return fields.length === 0 ? undefined : Object.fromEntries(fields);
  }

  function inList({ original, other, pointer }: Beside): unknown {
    const [list, others] = [original, other] as readonly unknown[][];
    const found = (list ?? []).map((item, i) => {
      const place = childPointer(pointer, i);
      return words({ original: item, other: others?.[i], pointer: place }) ?? {};
    });
    const own = found.filter((item) => Object.keys(item as object).some((name) => name !== key));
    if (own.length === 0 || list?.length !== others?.length) return undefined;
    // Items without a name are found by their places.
    return own.every((item) => key in (item as object)) ? own : found;
  }
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
    const words = wordsIn(shape, keyIn(ofOriginal.name))({ ...twin, pointer: '' });
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
