// Translations checked against their originals.
import type { Terms } from '../../../schemas/types.ts';
import { digest } from '../../base/digest.ts';
import { describeFor } from '../../kinds/describe-field.ts';
import { fieldOf, nameOfFile, schemaOf } from '../../kinds/kind.ts';
import { pageKind, templateOf } from '../../kinds/page.ts';
import type { Kinds } from '../../kinds/kinds.ts';
import { siteKind, termsKind, translationsKind } from '../../kinds/settings.ts';
import type { Examined, SourceFile } from '../../model/content.ts';
import { startOf, type Diagnostic, type Location } from '../../model/diagnostic.ts';
import { keyIn, misfitsOf, stateOf, type Misfit } from '../../model/translation.ts';
import { FALLBACK_LANGUAGE, suppliedPages } from '../../read/defaults.ts';
import { locateInText, locate, textAt } from '../../rules/locate.ts';
import {
  mainLanguage,
  olderThanOriginal,
  orphan,
  otherLanguage,
  otherLength,
  unlistedLanguage,
} from '../../rules/words/translation.ts';
import { mainAddresses } from '../needed-pages.ts';
import {
  fieldsIn,
  withSupplied,
  type FileRecord,
  languagesOf,
  type Pair,
  recordsIn,
  type Separated,
} from './translations.ts';
import { checkMessages, checkTexts, type TextContext } from './text-checks.ts';

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
  const { kinds, readWhole, context } = checking;
  const [own, kind] = [kinds.of(source.kind), kinds.of(original.source.kind)];
  const wholeOf = ({ file, data, isSupplied }: SourceFile): unknown =>
    own.texts && !isSupplied ? readWhole(file) : data;
  const [data, before] = [wholeOf(source), wholeOf(original.source)];
  const isFree = (pointer: string): boolean =>
    describeFor(schemaOf(own, data), kinds.schemas, data)(pointer)['$comment'] === 'words';
  const misfits = misfitsOf({ key: keyIn(kind.name), isFree })(withSupplied(kind, before), data);
  const fields = fieldsIn({ kind, language: context.language, original: before, translated: data }, kinds.schemas);
  const matched = fields.filter(({ translated, place = '' }) => typeof translated === 'string' || !isFree(place));
  return [
    ...checkTexts({ source, data, schema: schemaOf(kind, before), fields: matched }, context),
    ...misfits.map((misfit) => toDiagnostic(source, misfit)),
    ...fields.flatMap((field) =>
      stateOf(field, record[field.path]) === 'older'
        ? [olderThanOriginal({ field: field.path }, locate(source, field.place ?? ''))]
        : [],
    ),
  ];
}

/** What was found in translations, by the hashes of the two files and what else is known of them. */
export type PairMemory = (state: string, find: () => readonly Diagnostic[]) => readonly Diagnostic[];

/** What translations are checked with. */
interface Tools {
  readonly kinds: Kinds;
  readonly readWhole: ReadWhole;
  readonly remember: PairMemory;
}

/** The same, and what all files of a language share. */
interface Checking extends Tools {
  readonly context: TextContext;
  /** The languages of the site. */
  readonly listed: readonly string[];
  /** The address of the site. */
  readonly origin: string;
  /** Addresses of pages that are not translated. */
  readonly untranslated: ReadonlySet<string>;
}

/** How a link leads into another language; undefined where it does not. `own` is what to write instead. */
function otherLanguageOf(target: string, { listed, origin, untranslated }: Checking) {
  const path = origin !== '' && target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
  const [, language = '', rest = ''] = /^\/([a-z]{2,3})(\/.*)?$/.exec(path) ?? [];
  if (listed.includes(language)) return { target, own: rest === '' ? '/' : rest };
  if (path !== target) return { target, own: path };
  return untranslated.has(path.replace(/[?#].*$/, '')) ? { target } : undefined;
}

/** Links in a translated text that lead into another language. */
const checkLinks = ({ source, links }: Examined, checking: Checking): readonly Diagnostic[] =>
  links.flatMap(({ target, pointer, isPicture, ...range }) => {
    const other = isPicture ? undefined : otherLanguageOf(target, checking);
    const at = (): Location => locateInText({ source, pointer, text: textAt(source, pointer) }, range);
    return other ? [otherLanguage(other, at())] : [];
  });

/** Addresses of pages of which there is no translation. */
function untranslatedIn(originals: readonly Examined[], pairs: readonly Pair[], kinds: Kinds): ReadonlySet<string> {
  const translated = new Set(pairs.map(({ original }) => original));
  const main = mainAddresses(originals.map(({ source }) => source));
  // What a site cannot be without is there in each language.
  const supplied = new Set(suppliedPages(FALLBACK_LANGUAGE).map(({ data }) => data.template));
  const isSupplied = ({ kind, data }: SourceFile): boolean =>
    kind === pageKind.name && supplied.has(String(templateOf(data)));
  return new Set(
    originals
      .filter((one) => !translated.has(one) && !isSupplied(one.source))
      .flatMap(({ source }) => {
        const kind = kinds.of(source.kind);
        const { fixed, numeric = [] } = kind.claims(source, main);
        return [...fixed, ...numeric, kind.address?.(nameOfFile(source.file), main) ?? ''];
      }),
  );
}

/** Checks the translations into one language. */
function checkLanguage(pairs: readonly Pair[], record: Examined | undefined, checking: Checking) {
  const records = recordsIn(record?.isValid === true ? record.source.data : {});
  const shared = digest(JSON.stringify(checking.context));
  const links = pairs.flatMap(({ translation }) => checkLinks(translation, checking));
  const found = pairs.flatMap((pair) => {
    const { original, translation } = pair;
    const own = records.get(original?.source.file ?? '') ?? {};
    const known = digest(JSON.stringify(own) + shared);
    const state = `${original?.source.hash} ${translation.source.hash} ${translation.source.file} ${known}`;
    return checking.remember(state, () => problemsOf(pair, checking, own));
  });
  return [...links, ...found];
}

/** The first of the languages is that of the site. */
function checkFirst(site: SourceFile | undefined, first: string): readonly Diagnostic[] {
  const named = fieldOf(site?.data, 'languages');
  if (!site || !Array.isArray(named) || named.length === 0 || named[0] === first) return [];
  return [mainLanguage({ language: first, named: String(named[0]) }, locate(site, '/languages/0'))];
}

/**
 * Checks the translations of a site against their originals.
 * @see the rules `translation/*`
 */
export function checkTranslations({ originals, pairs }: Separated, tools: Tools): readonly Diagnostic[] {
  const site = originals.find(({ source }) => source.kind === siteKind.name)?.source;
  const listed = languagesOf(site?.data);
  const [first = ''] = listed;
  const agreed = originals.find(({ source, isValid }) => source.kind === termsKind.name && isValid);
  const { terms } = (agreed?.source.data ?? { terms: [] }) as Terms;
  const recordOf = (language: string): Examined | undefined =>
    originals.find(({ source: { kind, file } }) => kind === translationsKind.name && nameOfFile(file) === language);
  const found = Array.from(pairs, ([language, of]) => [
    ...(listed.includes(language)
      ? []
      : [unlistedLanguage({ language, files: of.length }, startOf(of[0]?.translation.source.file ?? ''))]),
    ...checkLanguage(of, recordOf(language), {
      ...tools,
      context: { language, main: first, terms },
      listed,
      origin: String(fieldOf(site?.data, 'origin') ?? ''),
      untranslated: untranslatedIn(originals, of, tools.kinds),
    }),
  ]);
  return [...checkFirst(site, first), ...found.flat(), ...checkMessages(originals, { main: first, terms })];
}
