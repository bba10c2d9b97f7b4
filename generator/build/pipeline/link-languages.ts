// The other languages of a site: translations are checked against their originals, and each language is linked as a site of its
// own. What was found in a pair of files is kept until one of them changes: both are read whole to compare them.
import type { FolderRecord } from '../../cache/record.ts';
import type { Addresses } from '../../../schemas/types.ts';
import { addressesKind } from '../../kinds/settings.ts';
import { furtherAddresses } from '../../model/language-addresses.ts';
import type { Kinds } from '../../kinds/kinds.ts';
import type { Examined, LinkedSite } from '../../model/content.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { filesIn } from '../../site/languages/files-in.ts';
import { checkTranslations, type ComparePairs, inDesignOf } from '../../site/languages/check-translations.ts';
import { isBelow, languagesOf, type Pair, type Separated, siteDataIn } from '../../site/languages/translations.ts';
import { link, type Linked, type LinkInput } from '../../site/link.ts';
import { mainAddresses, supplyPages } from '../../site/needed-pages.ts';
import type { Pool } from '../../workers/pool.ts';
import { compareAll } from './compare-pairs.ts';

const PART = 'translations';

interface PairMemory {
  /** Recalls what was found in these pairs, and has those compared of which it is not known. */
  readonly compare: ComparePairs;
  readonly keep: () => void;
}

function openMemory(record: FolderRecord, compareNow: ComparePairs): PairMemory {
  const { lines } = record.read(PART);
  const known = new Map(
    lines.flatMap((line) => (line === '' ? [] : [[line.slice(0, line.indexOf('\t')), line] as const])),
  );
  const asked: string[] = [];
  return {
    compare: async (pairs, context) => {
      const news = pairs.filter(({ state }) => !known.has(state));
      const found = await compareNow(news, context);
      news.forEach(({ state }, i) => known.set(state, `${state}\t${JSON.stringify(found[i])}`));
      return pairs.map(({ state }) => {
        const line = known.get(state) ?? '';
        asked.push(line);
        // The program itself has written it.
        return JSON.parse(line.slice(state.length + 1)) as readonly Diagnostic[];
      });
    },
    keep: () => {
      if (asked.length !== lines.length || asked.some((line, i) => line !== lines[i])) record.keep(PART, asked);
    },
  };
}

/** Adds the pages that the tool supplies. */
export const withPages = ({ originals, pairs }: Separated): Separated => {
  const byFile = new Map(supplyPages(originals).map((one) => [one.source.file, one]));
  const whole = ({ translation, original }: Pair): Pair => {
    const { file } = translation.source;
    const of = original ?? byFile.get(file.slice(file.indexOf('/') + 1));
    return { translation: inDesignOf(of, translation), original: of };
  };
  return {
    originals: [...byFile.values()],
    pairs: new Map(Array.from(pairs, ([language, of]) => [language, of.map(whole)] as const)),
  };
};

/** All translations, in their order. */
export const translationsIn = ({ pairs }: Separated): readonly Examined[] =>
  Array.from(pairs.values()).flatMap((of) => of.map(({ translation }) => translation));

/** Content with translations. */
export interface LanguagesInput extends LinkInput {
  readonly kinds: Kinds;
  /** The content folder, absolute. */
  readonly content: string;
  readonly record: FolderRecord;
  readonly separated: Separated;
  /** The languages that site.yaml lists: what others add this time is not to be recorded. */
  readonly listed: readonly string[];
  readonly pool: Pool;
}

interface OtherLanguages {
  readonly others: Pick<LinkedSite, 'translated'>;
  readonly furtherOf?: NonNullable<LinkInput['furtherOf']>;
  readonly found: Promise<readonly Diagnostic[]>;
}

/** Returns addresses of languages, and while a file of one is broken, all that were published there. */
function furtherIn(
  linked: readonly LinkedSite[],
  { originals, pairs }: Separated,
  languages: readonly string[],
): NonNullable<LinkInput['furtherOf']> {
  const isWhole = (language: string): boolean =>
    linked.some(({ settings }) => settings.language === language) &&
    (pairs.get(language) ?? []).every(
      ({ translation, original }) => translation.isValid && original?.isValid !== false,
    );
  const broken = languages.filter((language) => !isWhole(language));
  const ledger = originals.find(({ source, isValid }) => source.kind === addressesKind.name && isValid)?.source.data;
  const { published = [] } = (ledger ?? {}) as Partial<Addresses>;
  const kept = published.filter((address) => isBelow(address, broken));
  return (first) => new Map([...kept.map((address) => [address, ''] as const), ...furtherAddresses(linked, first)]);
}

const isSupplied = ({ source }: Examined): boolean => source.isSupplied === true;

function asWritten({ source: { isSupplied: _mark, ...source }, ...page }: Examined): Examined {
  return { ...page, source };
}

/** The files of a language with the pages that the tool supplies in it; where these are translated, with the words of the translation. */
function filesWithPages(language: string, { originals, pairs }: Separated, kinds: Kinds): readonly Examined[] {
  const own = pairs.get(language) ?? [];
  const written = originals.filter((one) => !isSupplied(one));
  const whole = (from: readonly Examined[], of: readonly Pair[]) =>
    supplyPages(filesIn(language, { originals: from, pairs: new Map([[language, of]]) }, kinds), originals);
  const usual = whole(written, own);
  const translated = new Map<string | undefined, Examined>(
    own.flatMap(({ original }) => {
      const page = usual.find((one) => isSupplied(one) && one.source.file === original?.source.file);
      return page ? [[page.source.file, asWritten(page)] as const] : [];
    }),
  );
  if (translated.size === 0) return usual;
  const over = own.map(({ original, translation }): Pair => ({
    translation,
    original: translated.get(original?.source.file) ?? original,
  }));
  return whole([...written, ...translated.values()], over);
}

/** Links the site in each of its other languages, and checks translations in the meantime. */
export function linkLanguages({ content, record, separated, listed, pool, ...input }: LanguagesInput): OtherLanguages {
  const languages = languagesOf(siteDataIn(separated.originals));
  if (languages.length < 2 && separated.pairs.size === 0) return { others: {}, found: Promise.resolve([]) };
  const { kinds, loaded, now, isDraft } = input;
  const { compare, keep } = openMemory(record, (pairs, context) =>
    compareAll({ content, context, pairs }, pool, kinds),
  );
  const firstCatalogue = mainAddresses(separated.originals.map(({ source }) => source)).catalogue;
  const linkIn = (language: string): Linked => {
    const examined = filesWithPages(language, separated, kinds);
    const sources = examined.map(({ source }) => source);
    // The rules are for what authors write; that the words fit is found below.
    return link({ examined, loaded: { ...loaded, sources }, now, kinds, isDraft, firstCatalogue, recall: () => [] });
  };
  // While worker processes compare, this one links.
  const checked = checkTranslations(separated, { kinds, compare });
  const linked = languages.slice(1).map(linkIn);
  const own = translationsIn(separated).flatMap(({ diagnostics }) => diagnostics);
  const translated = linked.flatMap(({ value }) => value ?? []);
  return {
    others: translated.length > 0 ? { translated } : {},
    furtherOf: furtherIn(
      translated.filter(({ settings }) => listed.includes(settings.language)),
      separated,
      languages.slice(1),
    ),
    found: checked.then((compared) => {
      keep();
      return [...own, ...compared, ...linked.flatMap(({ diagnostics }) => diagnostics)];
    }),
  };
}
