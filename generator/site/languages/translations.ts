// Translations of content files: held against their originals, and joined with them into the content of a language. Facts
// stay in the original, so that a changed price is right in every language at once.
import { fieldOf, type Kind } from '../../kinds/kind.ts';
import { describeFor } from '../../kinds/describe-field.ts';
import { originalKind, type Kinds } from '../../kinds/kinds.ts';
import { formsKind, siteKind } from '../../kinds/settings.ts';
import { pageKind, templateOf } from '../../kinds/page.ts';
import type { Examined, SourceFile } from '../../model/content.ts';
import { startOf, type Diagnostic } from '../../model/diagnostic.ts';
import { languageOfFile } from '../../model/languages.ts';
import { isGroup, withWords } from '../../base/objects.ts';
import { FALLBACK_LANGUAGE, suppliedChoices, suppliedWords } from '../../read/defaults.ts';
import { locate } from '../../rules/locate.ts';
import { mainLanguage, orphan, otherLength, unlistedLanguage } from '../../rules/words/translation.ts';
import { keyIn, misfitsOf, type Misfit } from '../../model/translation.ts';

/** The languages of a site; the first is at "/". What is not checked yet may say anything. */
export function languagesOf(site: unknown): readonly string[] {
  const listed = fieldOf(site, 'languages');
  const own = fieldOf(site, 'language');
  const all = Array.isArray(listed) ? listed.filter((one) => typeof one === 'string') : [];
  const first = typeof own === 'string' ? own : FALLBACK_LANGUAGE;
  return [first, ...all.filter((one) => one !== first)];
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

/** What an original says together with what the tool supplies where it says nothing. */
function withSupplied({ kind }: SourceFile, data: unknown, language: string): unknown {
  if (kind === pageKind.name) return withWords(suppliedWords(language, String(templateOf(data))) ?? {}, data);
  if (kind === formsKind.name && isGroup(data))
    return { ...data, choices: { ...suppliedChoices(FALLBACK_LANGUAGE), ...(data['choices'] as object | undefined) } };
  // A language has a locale and a direction, whether the original names its own or not.
  return kind === siteKind.name && isGroup(data) ? { locale: '', direction: '', ...data } : data;
}

const schemaOf = ({ name, variants }: Kind, data: unknown): string =>
  variants ? `${variants.schemas}/${String(fieldOf(data, variants.field))}` : name;

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
function problemsOf({ translation, original }: Pair, kinds: Kinds, readWhole: ReadWhole): readonly Diagnostic[] {
  const { source } = translation;
  if (!original) return [orphan({ field: '', file: source.file }, startOf(source.file))];
  if (!translation.isValid || !original.isValid) return [];
  const kind = kinds.of(source.kind);
  const wholeOf = ({ file, data }: SourceFile): unknown => (kind.texts ? readWhole(file) : data);
  const data = wholeOf(source);
  const before = withSupplied(original.source, wholeOf(original.source), FALLBACK_LANGUAGE);
  const isFree = (pointer: string): boolean => {
    const { $comment } = describeFor(schemaOf(kind, data), kinds.schemas, data)(pointer);
    return $comment === 'words';
  };
  const found = misfitsOf({ key: keyIn(original.source.kind), isFree })(before, data);
  return found.map((misfit) => toDiagnostic(source, misfit));
}

/** What was found in translations, by the hashes of the two files. */
export type PairMemory = (state: string, find: () => readonly Diagnostic[]) => readonly Diagnostic[];

interface Checking {
  readonly kinds: Kinds;
  readonly readWhole: ReadWhole;
  readonly remember: PairMemory;
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
  const found = Array.from(pairs, ([language, of]) => [
    ...(listed.includes(language)
      ? []
      : [unlistedLanguage({ language, files: of.length }, startOf(of[0]?.translation.source.file ?? ''))]),
    ...of.flatMap((pair) => {
      const state = `${pair.original?.source.hash} ${pair.translation.source.hash} ${pair.translation.source.file}`;
      return checking.remember(state, () => problemsOf(pair, checking.kinds, checking.readWhole));
    }),
  ]);
  return [...wrong, ...found.flat()];
}
