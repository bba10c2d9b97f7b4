// The example of a new site in its further languages: the texts of its templates in each, laid over the files of the first
// language. The templates of a kind have the same files, things and lists in all languages, in the same order.
import { parse, stringify } from 'yaml';
import { dropUndefined } from '../base/objects.ts';
import { fieldOf, nameOfFile, schemaOf } from '../kinds/kind.ts';
import { builtInKinds } from '../kinds/kinds.ts';
import { fingerprintOf, isTexts, stateOf } from '../model/translation.ts';
import { valueAt } from '../read/schema/pointers.ts';
import { withTexts } from '../site/languages/put-texts.ts';
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
  const written = twins.flatMap(({ file, own: name, original, other: translated }) => {
    const kind = builtInKinds.ofFile(`${language}/${file}`);
    const ofOriginal = builtInKinds.ofFile(file);
    if (!kind || !ofOriginal) return [];
    const sides = { kind: ofOriginal, language, original, translated: undefined };
    const texts = fieldsIn(sides, builtInKinds.schemas).flatMap((field) => {
      const text = valueAt(translated, field.pointer);
      if (!isTexts(text)) return [];
      return stateOf({ ...field, translated: text }, undefined) === 'unrecorded' ? [{ ...field, text }] : [];
    });
    if (texts.length === 0) return [];
    for (const one of texts) record.set(`${file}/${one.path}`, fingerprintOf(one.original));
    const { value: words } = withTexts(kind, { original, translated: {} }, texts);
    const schema = schemaOf(kind, original);
    // What a language says of itself.
    const locale = fieldOf(translated, 'locale');
    const own = dropUndefined({ slug: name === file ? undefined : nameOfFile(name), locale });
    const head = `# yaml-language-server: $schema=${file.includes('/') ? '../../' : '../'}.schemas/${schema}.schema.json\n`;
    const text = linked(stringify({ ...own, ...(words as object) }, { lineWidth: 0 }));
    return [{ file: `content/${language}/${file}`, text: head + text }];
  });
  const head = '# yaml-language-server: $schema=../.schemas/translations.schema.json\n';
  return [...written, { file: `content/translations/${language}.yaml`, text: head + recordLines(record) }];
}
