// Translations of content files: checked against their originals, and joined with them into the content of a language. Facts
// stay in the original, so that a changed price is right in every language at once.
import { digest } from '../../base/digest.ts';
import { groupBy, isGroup } from '../../base/objects.ts';
import { fieldOf, nameOfFile } from '../../kinds/kind.ts';
import { describeFor } from '../../kinds/describe-field.ts';
import { originalKind, type Kinds } from '../../kinds/kinds.ts';
import { siteKind, translationsKind } from '../../kinds/settings.ts';
import type { Examined, SourceFile } from '../../model/content.ts';
import { startOf, type Diagnostic } from '../../model/diagnostic.ts';
import { languageOfFile } from '../../model/languages.ts';
import { FALLBACK_LANGUAGE } from '../../read/defaults.ts';
import { locate } from '../../rules/locate.ts';
import {
  mainLanguage,
  olderThanOriginal,
  orphan,
  otherLength,
  unlistedLanguage,
} from '../../rules/words/translation.ts';
import { keyIn, misfitsOf, stateOf, type Misfit } from '../../model/translation.ts';
import { fieldsIn, schemaOf, withSupplied } from './fields.ts';

/** The languages of a site; the first is at "/". What is not checked yet may say anything. */
export function languagesOf(site: unknown): readonly string[] {
  const listed = fieldOf(site, 'languages');
  const own = fieldOf(site, 'language');
  const all = Array.isArray(listed) ? listed.filter((one) => typeof one === 'string') : [];
  const first = typeof own === 'string' ? own : FALLBACK_LANGUAGE;
  return [first, ...all.filter((one) => one !== first)];
}

/** Returns a file with other data or the like. Its text is read only when it is asked for. */
export function changed(source: SourceFile, changes: Partial<SourceFile>): SourceFile {
  const values = Object.entries(changes).map(
    ([key, value]) => [key, { value: value as unknown, enumerable: true }] as const,
  );
  return Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(source),
      ...Object.fromEntries(values),
    },
  ) as SourceFile;
}

/** Returns files of which site.yaml lists these languages after its first one; as they are where none is given. */
export function inLanguages(files: readonly Examined[], languages?: readonly string[]): readonly Examined[] {
  if (!languages) return files;
  return files.map((file) => {
    const { source, outline } = file;
    if (source.kind !== siteKind.name || !isGroup(source.data)) return file;
    const [first = ''] = languagesOf(source.data);
    const data = { ...source.data, languages: [...new Set([first, ...languages])] };
    return { ...file, source: changed(source, { data }), outline: `${outline} ${languages.join()}` };
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
    list.push({ translation, original: byFile.get(file.slice(language.length + 1)) });
    pairs.set(language, list);
  }
  return { originals, pairs };
}

function toDiagnostic(source: SourceFile, misfit: Misfit): Diagnostic {
  const { pointer } = misfit;
  const field = pointer.slice(1).replaceAll('/', '.');
  return misfit.is === 'length'
    ? otherLength({ field, has: misfit.has, wants: misfit.wants }, locate(source, pointer))
    : orphan({ field, name: misfit.name }, locate(source, pointer));
}

/** Reads the whole data of a file that was examined, of which only the facts are in memory. */
export type ReadWhole = (file: string) => unknown;

/** What is wrong with a translation beside its original; each is read whole where only its facts are in memory. */
function problemsOf({ translation, original }: Pair, checking: Checking, record: FileRecord): readonly Diagnostic[] {
  const { source } = translation;
  if (!original) return [orphan({ field: '', file: source.file }, startOf(source.file))];
  if (!translation.isValid || !original.isValid) return [];
  const { kinds, readWhole } = checking;
  const [own, kind] = [kinds.of(source.kind), kinds.of(original.source.kind)];
  const wholeOf = ({ file, data, isSupplied }: SourceFile): unknown =>
    own.texts && !isSupplied ? readWhole(file) : data;
  const [data, before] = [wholeOf(source), wholeOf(original.source)];
  const isFree = (pointer: string): boolean =>
    describeFor(schemaOf(own, data), kinds.schemas, data)(pointer)['$comment'] === 'words';
  const misfits = misfitsOf({ key: keyIn(kind.name), isFree })(withSupplied(kind, before), data);
  const language = languageOfFile(source.file) ?? '';
  const fields = fieldsIn({ kind, language, original: before, translated: data }, kinds.schemas);
  return [
    ...misfits.map((misfit) => toDiagnostic(source, misfit)),
    ...fields.flatMap((field) =>
      stateOf(field, record[field.path]) === 'older'
        ? [olderThanOriginal({ field: field.path }, locate(source, field.place ?? ''))]
        : [],
    ),
  ];
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

/** What was found in translations, by the hashes of the two files and what else is known of them. */
export type PairMemory = (state: string, find: () => readonly Diagnostic[]) => readonly Diagnostic[];

interface Checking {
  readonly kinds: Kinds;
  readonly readWhole: ReadWhole;
  readonly remember: PairMemory;
}

/** Checks the translations into one language. */
function checkLanguage(pairs: readonly Pair[], record: Examined | undefined, checking: Checking) {
  const records = recordsIn(record?.isValid === true ? record.source.data : {});
  return pairs.flatMap((pair) => {
    const { original, translation } = pair;
    const own = records.get(original?.source.file ?? '') ?? {};
    const known = digest(JSON.stringify(own));
    const state = `${original?.source.hash} ${translation.source.hash} ${translation.source.file} ${known}`;
    return checking.remember(state, () => problemsOf(pair, checking, own));
  });
}

/**
 * Checks the translations of a site against their originals.
 * @see the rules `translation/*`
 */
export function checkTranslations({ originals, pairs }: Separated, checking: Checking): readonly Diagnostic[] {
  const site = originals.find(({ source }) => source.kind === siteKind.name)?.source;
  const listed = languagesOf(site?.data);
  const [first = ''] = listed;
  const named = fieldOf(site?.data, 'languages');
  const isOther = site && Array.isArray(named) && named.length > 0 && named[0] !== first;
  const wrong = isOther
    ? [mainLanguage({ language: first, named: String(named[0]) }, locate(site, '/languages/0'))]
    : [];
  const recordOf = (language: string): Examined | undefined =>
    originals.find(({ source: { kind, file } }) => kind === translationsKind.name && nameOfFile(file) === language);
  const found = Array.from(pairs, ([language, of]) => [
    ...(listed.includes(language)
      ? []
      : [unlistedLanguage({ language, files: of.length }, startOf(of[0]?.translation.source.file ?? ''))]),
    ...checkLanguage(of, recordOf(language), checking),
  ]);
  return [...wrong, ...found.flat()];
}
