// The other languages of a site: translations are checked against their originals, and each language is linked as a site of its
// own. What was found in a pair of files is kept until one of them changes: both are read whole to compare them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FolderRecord } from '../../cache/record.ts';
import type { Kinds } from '../../kinds/kinds.ts';
import type { Examined, LinkedSite } from '../../model/content.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { readData } from '../../read/read-source.ts';
import { filesIn } from '../../site/languages/files-in.ts';
import { checkTranslations, type PairMemory } from '../../site/languages/check-translations.ts';
import { languagesOf, type Pair, type Separated } from '../../site/languages/translations.ts';
import { link, type LinkInput } from '../../site/link.ts';
import { supplyPages } from '../../site/needed-pages.ts';

/** The part of a content folder's record that holds what was found in translations. */
const PART = 'translations';

/** Opens what is known of pairs of files; `keep` writes what was asked for this time. */
function openMemory(record: FolderRecord): { readonly remember: PairMemory; readonly keep: () => void } {
  const { lines } = record.read(PART);
  const known = new Map(
    lines.flatMap((line) => (line === '' ? [] : [[line.slice(0, line.indexOf('\t')), line] as const])),
  );
  const asked: string[] = [];
  return {
    remember: (state, find) => {
      const line = known.get(state);
      // The program itself has written it.
      const found = line === undefined ? find() : (JSON.parse(line.slice(state.length + 1)) as readonly Diagnostic[]);
      asked.push(line ?? `${state}\t${JSON.stringify(found)}`);
      return found;
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
    return { translation, original: original ?? byFile.get(file.slice(file.indexOf('/') + 1)) };
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
interface LanguagesInput extends LinkInput {
  readonly kinds: Kinds;
  /** The content folder, absolute. */
  readonly content: string;
  readonly record: FolderRecord;
  readonly separated: Separated;
}

const siteData = (originals: readonly Examined[]): unknown =>
  originals.find(({ source }) => source.kind === 'site')?.source.data;

/** Checks translations, and links the site in each of its other languages. */
export function linkLanguages({ content, record, separated, ...input }: LanguagesInput): {
  readonly others: Pick<LinkedSite, 'translated'>;
  readonly found: readonly Diagnostic[];
} {
  const languages = languagesOf(siteData(separated.originals));
  if (languages.length < 2 && separated.pairs.size === 0) return { others: {}, found: [] };
  const { kinds, loaded, now } = input;
  const { remember, keep } = openMemory(record);
  const readWhole = (file: string): unknown => readData(file, readFileSync(path.join(content, file)));
  const own = translationsIn(separated).flatMap(({ diagnostics }) => diagnostics);
  const found = [...own, ...checkTranslations(separated, { kinds, readWhole, remember })];
  keep();
  const linked = languages.slice(1).map((language) => {
    const written = separated.originals.filter(({ source }) => source.isSupplied !== true);
    const examined = supplyPages(filesIn(language, { ...separated, originals: written }, kinds));
    const sources = examined.map(({ source }) => source);
    // The rules are for what authors write; that the words fit is found above.
    return link({ examined, loaded: { ...loaded, sources }, now, kinds, recall: () => [] });
  });
  const translated = linked.flatMap(({ value }) => value ?? []);
  return {
    others: translated.length > 0 ? { translated } : {},
    found: [...found, ...linked.flatMap(({ diagnostics }) => diagnostics)],
  };
}
