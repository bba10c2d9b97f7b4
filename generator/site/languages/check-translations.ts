// Translations checked against their originals.
import type { MainAddresses } from '../../../src/app/shell-props.ts';
import type { Terms } from '../../../schemas/types.ts';
import { digest } from '../../base/digest.ts';
import { changed, isGroup } from '../../base/objects.ts';
import { fieldOf, nameOfFile, listIn, textIn } from '../../kinds/kind.ts';
import { pageKind, templateOf } from '../../kinds/page.ts';
import type { Kinds } from '../../kinds/kinds.ts';
import { messagesKind, redirectsKind, siteKind, termsKind, translationsKind } from '../../kinds/settings.ts';
import type { Examined, SourceFile } from '../../model/content.ts';
import { isReserved, reservedNames } from '../../model/reserved-addresses.ts';
import { withoutSlug } from '../../model/translation.ts';
import { reservedAddress } from '../../rules/words/addresses.ts';
import { duplicateAddress, unknownTarget } from '../../rules/words/link.ts';
import { startOf, type Diagnostic, type Location } from '../../model/diagnostic.ts';
import { isLanguage } from '../../model/site-settings.ts';
import { FALLBACK_LANGUAGE, isSupplied, suppliedPages } from '../../read/defaults.ts';
import { locateInText, locate, textAt } from '../../rules/locate.ts';
import { emptyLanguage, mainLanguage, orphan, otherLanguage, unlistedLanguage } from '../../rules/words/translation.ts';
import { checkLocale } from '../check-locale.ts';
import { mainAddresses } from '../needed-pages.ts';
import type { PairOrder, Side } from './compare-pair.ts';
import { checkMessages, type TextContext } from './text-checks.ts';
import { targetAddress } from '../address-book.ts';
import { languagesOf, type Pair, recordsIn, type Separated } from './translations.ts';

/** Compares pairs of a language, or knows what was found when they were compared; the answer is in their order. */
export type ComparePairs = (
  pairs: readonly WantedPair[],
  context: TextContext,
) => Promise<readonly (readonly Diagnostic[])[]>;

/** A pair to compare. */
export interface WantedPair extends PairOrder {
  /** Changes with the two files and with what else is known of them. */
  readonly state: string;
}

/** Returns a translation. Of one with another template than its original that is the one problem: its fields are those of this design. */
export function inDesignOf(original: Examined | undefined, translation: Examined): Examined {
  const { source } = translation;
  const template = original?.source.kind === pageKind.name ? templateOf(original.source.data) : undefined;
  const written = templateOf(source.data);
  if (typeof template !== 'string' || !isGroup(source.data) || written === template) return translation;
  const problem =
    written === undefined
      ? orphan({ is: 'template', template }, startOf(source.file))
      : orphan({ is: 'template', template, fix: template }, locate(source, '/template'));
  return { ...translation, isValid: false, diagnostics: [problem] };
}

interface Tools {
  readonly kinds: Kinds;
  readonly compare: ComparePairs;
}

interface Checking extends Tools {
  readonly context: TextContext;
  readonly listed: readonly string[];
  readonly origin: string;
  readonly originals: readonly Examined[];
  /** The addresses that links may lead to. */
  readonly known: ReadonlySet<string>;
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
    if (other) return [otherLanguage(other, at())];
    const address = targetAddress(target) ?? '';
    const isFile = address === '' || address.startsWith('/media/');
    return isFile || checking.known.has(address)
      ? []
      : [unknownTarget({ name: address, known: checking.known, within: target }, at())];
  });

const addressesFor =
  (main: MainAddresses, kinds: Kinds) =>
  (source: SourceFile): readonly string[] => {
    const { claims, address } = kinds.of(source.kind);
    const { fixed, numeric = [] } = claims(source, main);
    const { slug } = source;
    return [...fixed, ...numeric, ...(slug === undefined ? [] : [address?.(slug, main) ?? ''])];
  };

/** All addresses of the originals, also of those that are broken at the moment, and old ones. */
function addressesIn(originals: readonly Examined[], pairs: readonly Pair[], kinds: Kinds): ReadonlySet<string> {
  const main = mainAddresses(originals.map(({ source }) => source));
  const own = pairs.map(({ translation, original }) => [original, withoutSlug(translation.source.data).slug] as const);
  const slugs = new Map(own.flatMap(([original, slug]) => (original && slug ? [[original, slug] as const] : [])));
  const named = originals.flatMap((one): readonly SourceFile[] => {
    const slug = slugs.get(one);
    return slug === undefined ? [one.source] : [one.source, changed(one.source, { slug })];
  });
  return new Set([
    ...Object.values(main),
    ...named.flatMap(addressesFor(main, kinds)),
    ...originals.flatMap(({ source: { kind, data } }) =>
      kind === redirectsKind.name ? listIn(data, 'redirects').map((one) => textIn(one, 'from')) : [],
    ),
  ]);
}

/** Names in addresses that another page of the language has, or the site needs. */
function checkSlugs(pairs: readonly Pair[], originals: readonly Examined[]): readonly Diagnostic[] {
  const slugOf = ({ data }: SourceFile): string | undefined => withoutSlug(data).slug;
  const wanted = pairs.filter(({ translation, original }) => original && slugOf(translation.source) !== undefined);
  if (wanted.length === 0) return [];
  const names = [
    ...originals.map(({ source }) => ({ kind: source.kind, name: nameOfFile(source.file), source })),
    ...wanted.map(({ translation: { source }, original }) => ({
      kind: original?.source.kind,
      name: slugOf(source),
      source,
    })),
  ];
  return wanted.flatMap(({ translation: { source }, original }) => {
    const [slug = '', kind, at] = [slugOf(source), original?.source.kind, locate(source, '/slug')];
    if (kind === pageKind.name && isReserved(`/${slug}`))
      return [reservedAddress({ address: `/${slug}`, reserved: reservedNames }, at)];
    const isOther = (one: SourceFile): boolean => one !== source && one !== original?.source;
    const other = names.find((one) => one.kind === kind && one.name === slug && isOther(one.source));
    return other ? [duplicateAddress({ value: `"${slug}"`, first: other.source.file }, at)] : [];
  });
}

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
      .map(({ source }) => source)
      .flatMap(addressesFor(main, kinds)),
  );
}

/** A file to compare; where only its facts are in memory, it is read again. */
function sideOf({ file, kind, data, isSupplied }: SourceFile, kinds: Kinds): Side {
  return kinds.of(kind).texts && !isSupplied ? { file, kind } : { file, kind, data };
}

const checkSettings = (pairs: readonly Pair[], { context: { language }, originals }: Checking): readonly Diagnostic[] =>
  pairs.flatMap(({ translation: { source, isValid }, original }) => {
    if (!isValid || original?.source.kind !== siteKind.name) return [];
    const [locale, direction] = ['locale', 'direction'].map((field) => fieldOf(source.data, field));
    const isOwn = ({ source: { kind, file } }: Examined): boolean =>
      kind === messagesKind.name && nameOfFile(file) === language;
    return checkLocale(source, { language, locale, direction }, isSupplied(language) || originals.some(isOwn));
  });

async function checkLanguage(pairs: readonly Pair[], record: Examined | undefined, checking: Checking) {
  const { context, kinds } = checking;
  const records = recordsIn(record?.isValid === true ? record.source.data : {});
  const shared = digest(JSON.stringify(context));
  const wanted = pairs.flatMap(({ original, translation }): readonly WantedPair[] => {
    if (!original?.isValid || !translation.isValid) return [];
    const { source } = translation;
    const own = records.get(original.source.file) ?? {};
    const known = digest(JSON.stringify(own) + shared);
    const state = `${original.source.hash} ${source.hash} ${source.file} ${known}`;
    return [{ state, record: own, translation: sideOf(source, kinds), original: sideOf(original.source, kinds) }];
  });
  const lost = pairs.filter(({ original }) => !original).map(({ translation }) => translation.source.file);
  const compared = checking.compare(wanted, context);
  return [
    ...pairs.flatMap(({ translation }) => checkLinks(translation, checking)),
    ...checkSlugs(pairs, checking.originals),
    ...lost.map((file) => orphan({ is: 'file', file }, startOf(file))),
    ...checkSettings(pairs, checking),
    ...(await compared).flat(),
  ];
}

/** The first of the languages is that of the site. */
function checkFirst(site: SourceFile | undefined, first: string): readonly Diagnostic[] {
  const [named] = listIn(site?.data, 'languages');
  if (!site || named === undefined || named === first) return [];
  return [mainLanguage({ language: first, named: String(named) }, locate(site, '/languages/0'))];
}

/** The languages of a site in which nothing is written. */
const emptyLanguages = (site: SourceFile, isWritten: (language: string) => boolean): readonly Diagnostic[] =>
  listIn(site.data, 'languages').flatMap((language, i) =>
    typeof language === 'string' && isLanguage(language) && !isWritten(language)
      ? [emptyLanguage({ language }, locate(site, `/languages/${i}`))]
      : [],
  );

/**
 * Checks the translations of a site against their originals.
 * @see the rules `translation/*`
 */
export async function checkTranslations({ originals, pairs }: Separated, tools: Tools): Promise<readonly Diagnostic[]> {
  const { source: site, isValid = false } = originals.find(({ source }) => source.kind === siteKind.name) ?? {};
  const listed = languagesOf(site?.data);
  const [first = ''] = listed;
  const agreed = originals.find(({ source, isValid }) => source.kind === termsKind.name && isValid);
  const { terms } = (agreed?.source.data ?? { terms: [] }) as Terms;
  const recordOf = (language: string): Examined | undefined =>
    originals.find(({ source: { kind, file } }) => kind === translationsKind.name && nameOfFile(file) === language);
  const found = Array.from(pairs, async ([language, of]) => [
    ...(listed.includes(language) || !isValid
      ? []
      : [unlistedLanguage({ language, files: of.length }, startOf(of[0]?.translation.source.file ?? ''))]),
    ...(await checkLanguage(of, recordOf(language), {
      ...tools,
      context: { language, main: first, terms },
      listed,
      originals,
      origin: textIn(site?.data, 'origin'),
      known: addressesIn(originals, of, tools.kinds),
      untranslated: untranslatedIn(originals, of, tools.kinds),
    })),
  ]);
  const wrongFirst = isValid ? checkFirst(site, first) : [];
  return [
    ...wrongFirst,
    ...(site && wrongFirst.length === 0
      ? emptyLanguages(site, (language) => language === first || pairs.has(language))
      : []),
    ...(await Promise.all(found)).flat(),
    ...checkMessages(originals, { main: first, terms }),
  ];
}
