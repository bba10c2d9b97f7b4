// Translations of content files, apart from their originals. Facts stay in the original, so that a changed price is right in
// every language at once.
import { changed, groupBy, isGroup, withWords } from '../../base/objects.ts';
import { type Kind, schemaOf, listIn, textIn } from '../../kinds/kind.ts';
import { originalKind } from '../../kinds/kinds.ts';
import { addressesKind, formsKind, siteKind } from '../../kinds/settings.ts';
import type { Examined, SourceFile } from '../../model/content.ts';
import { languageOfFile } from '../../model/site-settings.ts';
import { FALLBACK_LANGUAGE, isSupplied, suppliedChoices, suppliedWords } from '../../read/defaults.ts';
import { placeIn } from '../../kinds/describe-field.ts';
import { pageKind, templateOf } from '../../kinds/page.ts';
import type { Schemas } from '../../kinds/schema-files.ts';
import { type Field, fieldsOf, keyIn, type Text } from '../../model/translation.ts';

/** The languages of a site; the first is at "/". What is not checked yet may say anything. */
export function languagesOf(site: unknown): readonly string[] {
  const all = listIn(site, 'languages').filter((one) => typeof one === 'string');
  const first = textIn(site, 'language') || FALLBACK_LANGUAGE;
  return [first, ...all.filter((one) => one !== first)];
}

/** Whether an address is in the folder of one of the languages. */
export const isBelow = (address: unknown, languages: readonly string[]): boolean =>
  languages.includes(String(address).split('/')[1] ?? '');

/** The data of site.yaml among some files; what is not checked yet may say anything. */
export const siteDataIn = (files: readonly Examined[]): unknown =>
  files.find(({ source }) => source.kind === siteKind.name)?.source.data;

/** Returns files of which site.yaml lists these languages after its first one; as they are where none is given. */
export function inLanguages(files: readonly Examined[], languages?: readonly string[]): readonly Examined[] {
  if (!languages) return files;
  const [first = '', ...listed] = languagesOf(siteDataIn(files));
  const left = listed.filter((language) => !languages.includes(language));
  const dataOf = ({ kind, data }: SourceFile): unknown => {
    if (!isGroup(data)) return data;
    if (kind === siteKind.name) return { ...data, languages: [...new Set([first, ...languages])] };
    const published = kind === addressesKind.name ? data['published'] : undefined;
    // What is not asked for is not lost.
    return Array.isArray(published) ? { ...data, published: published.filter((one) => !isBelow(one, left)) } : data;
  };
  return files.map((file) => {
    const data = dataOf(file.source);
    if (data === file.source.data) return file;
    return { ...file, source: changed(file.source, { data }), outline: `${file.outline} ${languages.join()}` };
  });
}

/** A translation and the file that it is of. */
export interface Pair {
  readonly translation: Examined;
  readonly original: Examined | undefined;
}

/** Content files, apart: those of the site, and translations by their languages. */
export interface Separated {
  readonly originals: readonly Examined[];
  readonly pairs: ReadonlyMap<string, readonly Pair[]>;
}

/** Takes the translations out of the files of a site. */
export function separate(examined: readonly Examined[]): Separated {
  const isTranslation = ({ source }: Examined): boolean => originalKind(source.kind) !== undefined;
  if (!examined.some(isTranslation)) return { originals: examined, pairs: new Map() };
  const originals = examined.filter((one) => !isTranslation(one));
  const byFile = new Map(originals.map((one) => [one.source.file, one]));
  const pairs = new Map<string, Pair[]>();
  for (const translation of examined.filter(isTranslation)) {
    const { file } = translation.source;
    const language = languageOfFile(file) ?? '';
    const list = pairs.get(language) ?? [];
    // Where only its ending is wrong, that is reported already.
    const name = file.slice(language.length + 1).replace(/\.ya?ml(?:\.txt)?$/i, '.yaml');
    list.push({ translation, original: byFile.get(name) });
    pairs.set(language, list);
  }
  return { originals, pairs };
}

/** By the path of a text: the fingerprint of the original that it was translated from. */
export type FileRecord = Readonly<Record<string, string>>;

/** Returns the records of all files of a language. */
export function recordsIn(data: unknown): ReadonlyMap<string, FileRecord> {
  const lines = Object.entries(isGroup(data) ? data : {}).map(([name, value]) => {
    const end = name.indexOf(ENDING) + ENDING.length;
    return { file: name.slice(0, end), path: name.slice(end + 1), value: String(value) };
  });
  const files = groupBy(lines, ({ file }) => file);
  return new Map(
    Array.from(files, ([file, of]) => [file, Object.fromEntries(of.map(({ path, value }) => [path, value]))]),
  );
}

const ENDING = '.yaml';

/** How YAML writes the name of a text. */
const named = (name: string): string => (/^[\w./-]+$/.test(name) ? name : JSON.stringify(name));

/** Returns a record as its file has it: the fingerprints of originals by the names of their texts. */
export const recordLines = (record: ReadonlyMap<string, string>): string =>
  Array.from(record, ([name, fingerprint]) => `${named(name)}: ${fingerprint}\n`)
    .sort()
    .join('');

// The texts of content files with their translations, by the marks of the schemas: what the check, the table of their state
// and exchange files with translators have in common.

/** A file and its translation, whole; `kind` is that of the original. */
interface Sides {
  readonly kind: Kind;
  readonly language: string;
  readonly original: unknown;
  readonly translated: unknown;
}

/** Returns what an original says together with what the tool supplies where it says nothing. */
export function withSupplied({ name }: Kind, data: unknown): unknown {
  if (name === pageKind.name) return withWords(suppliedWords(FALLBACK_LANGUAGE, String(templateOf(data))) ?? {}, data);
  if (name === formsKind.name && isGroup(data))
    return { ...data, choices: { ...suppliedChoices(FALLBACK_LANGUAGE), ...(data['choices'] as object | undefined) } };
  // A language has a locale and a direction, whether the original names its own or not.
  return name === siteKind.name && isGroup(data) ? { locale: '', direction: '', ...data } : data;
}

/** What a language says of itself. */
const settings: readonly string[] = ['locale', 'direction'];

/** Whether there is something to translate: figures and placeholders are the same in all languages. */
const hasWords = (text: Text): boolean => [text].flat().some((one) => /\p{L}/u.test(one.replace(/\{\w+\}/g, '')));

/** Returns the texts of an original; those that the tool supplies in the language only where the translation has its own. */
export function fieldsIn({ kind, language, original, translated }: Sides, schemas: Schemas): readonly Field[] {
  const whole = withSupplied(kind, original);
  const marked = placeIn(schemaOf(kind, whole), whole, schemas);
  const key = keyIn(kind.name);
  const all = fieldsOf({ original: whole, translated, marked }, key).filter(
    ({ path, ...field }) =>
      (field.translated !== undefined || hasWords(field.original)) && !(kind === siteKind && settings.includes(path)),
  );
  if (whole === original || !isSupplied(language)) return all;
  const own = new Set(fieldsOf({ original, translated: undefined, marked }, key).map(({ path }) => path));
  return all.filter((field) => field.translated !== undefined || own.has(field.path));
}
