// All texts of a site with their translations and the state of each, read from the content as it is; which originals they are made
// of, as it is recorded; and what a translator's file says of them.
import { once } from '../../base/memoize.ts';
import { groupBy, isGroup } from '../../base/objects.ts';
import { builtInKinds } from '../../kinds/kinds.ts';
import { nameOfFile } from '../../kinds/kind.ts';
import { type Field, fingerprintOf, stateOf, type Text, type TranslationState } from '../../model/translation.ts';
import { isLanguage, languageOfFile } from '../../model/site-settings.ts';
import { readData } from '../../read/read-source.ts';
import { FALLBACK_LANGUAGE, suppliedPages } from '../../read/defaults.ts';
import { nearest } from '../../rules/nearest.ts';
import { fieldsIn, type FileRecord, languagesOf, recordsIn } from '../../site/languages/translations.ts';
import { orphansIn, writeRecord } from '../editing/follow-translations.ts';
import type { Draft } from '../edits/draft.ts';
import { type ChangeOptions, type ChangeResult, makeChange } from '../edits/make-change.ts';
import { ChangeRefused } from '../edits/edit.ts';

/** A text of the site in one of its languages. */
export interface TranslatedText extends Omit<Field, 'original'> {
  readonly language: string;
  readonly file: string;
  readonly state: TranslationState;
  /** Undefined where only the translation has the text. */
  readonly original?: Field['original'];
}

/** Which texts are meant; all, where nothing is said. */
export interface TextFilter {
  readonly language?: string | undefined;
  readonly states?: readonly TranslationState[] | undefined;
  /** A file, with or without the folder of the language, or a file and a field of it. */
  readonly path?: string | undefined;
}

/** Where a language keeps of which originals its texts were made. */
export const recordFile = (language: string): string => `translations/${language}.yaml`;

/** Returns what a content file says. Throws a ChangeRefused where it cannot be read. */
export function dataIn(draft: Draft, file: string): unknown {
  const text = draft.text(file);
  if (text === undefined) return undefined;
  const data = text.trim() === '' ? {} : readData(file, Buffer.from(text));
  if (isGroup(data)) return data;
  throw new ChangeRefused(`"${file}" cannot be read. "npx prospectus check" says what is wrong with it.`);
}

/** Returns the languages that the site has, or will have, besides its own. Throws a ChangeRefused if `only` is none. */
export function otherLanguages(draft: Draft, only?: string): readonly string[] {
  const [own = '', ...listed] = languagesOf(dataIn(draft, 'site.yaml'));
  const folders = draft.files().flatMap((file) => languageOfFile(file) ?? []);
  const all = [...new Set([...listed, ...folders])].filter((one) => one !== own).sort();
  if (only === undefined || all.includes(only)) return only === undefined ? all : [only];
  const meant = isLanguage(only) ? undefined : nearest(only, all);
  const advice = isLanguage(only) && only !== own ? ` Add ${only} to languages in site.yaml.` : '';
  throw new ChangeRefused(
    `"${only}" is none of the languages into which the site is translated (${all.join(', ') || 'there are none'}).${meant === undefined ? advice : ` Did you mean "${meant}"?`}`,
  );
}

/** The language of the originals. */
export const mainLanguage = (draft: Draft): string => languagesOf(dataIn(draft, 'site.yaml'))[0] ?? '';

const supplied = once(
  (): ReadonlyMap<string, unknown> => new Map(suppliedPages(FALLBACK_LANGUAGE).map(({ file, data }) => [file, data])),
);

/** Returns what an original says, or what the tool supplies in its place. */
export const originalOf = (draft: Draft, file: string): unknown => dataIn(draft, file) ?? supplied().get(file);

function originalsIn(draft: Draft, language: string): readonly string[] {
  const files = draft.files().filter((file) => languageOfFile(file) === undefined && file.endsWith('.yaml'));
  const translated = draft.files().flatMap((file) => {
    const original = file.slice(language.length + 1);
    return file.startsWith(`${language}/`) && supplied().has(original) ? [original] : [];
  });
  return [...new Set([...files, ...translated])]
    .filter((file) => builtInKinds.ofFile(file) && builtInKinds.ofFile(`${language}/${file}`))
    .sort();
}

function textsOfFile(
  draft: Draft,
  [language, file]: readonly [language: string, file: string],
  record: FileRecord,
): readonly TranslatedText[] {
  const kind = builtInKinds.of(builtInKinds.ofFile(file)?.name ?? '');
  const [original, translated] = [originalOf(draft, file), dataIn(draft, `${language}/${file}`)];
  const isOwn = draft.text(file) !== undefined;
  const fields = fieldsIn({ kind, language, original, translated }, builtInKinds.schemas).filter(
    (field) => isOwn || field.translated !== undefined,
  );
  const texts = fields.map((field) => ({ ...field, language, file, state: stateOf(field, record[field.path]) }));
  if (translated === undefined) return texts;
  const orphans = orphansIn(kind, original, translated).map((pointer) => {
    const path = pointer.slice(1);
    return { path, pointer, place: pointer, language, file, state: 'orphan' as const };
  });
  return [...texts, ...orphans];
}

/** Whether a text is in a file, or is the one named by a file and a field. */
const isAt = ({ language, file, path }: TranslatedText, wanted: string): boolean => {
  const [own, full] = [`${file}/${path}`, `${file}/`];
  const name = (wanted.startsWith(`${language}/`) ? wanted.slice(language.length + 1) : wanted).replace(/\/$/, '');
  return name === own || own.startsWith(`${name}/`) || full.startsWith(`${name}/`) || nameOfFile(file) === name;
};

/** Returns the texts of a site, by language, file and their order there. Throws a ChangeRefused for a path without texts. */
export function textsIn(draft: Draft, { language: only, states, path }: TextFilter): readonly TranslatedText[] {
  const all = otherLanguages(draft, only).flatMap((language) => {
    const records = recordsIn(dataIn(draft, recordFile(language)));
    const files = originalsIn(draft, language);
    return files.flatMap((file) => textsOfFile(draft, [language, file], records.get(file) ?? {}));
  });
  const there = path === undefined ? all : all.filter((one) => isAt(one, path));
  if (path !== undefined && there.length === 0)
    throw new ChangeRefused(
      `No text that is translated is at "${path}". Name a file, such as courses/capm.yaml, or a file and a field of it.`,
    );
  return states === undefined ? there : there.filter(({ state }) => states.includes(state));
}

// prospectus translations --accept: translations are right as they are, so their originals are put on record.

/** Records that texts were translated from these originals; what is not there any more leaves the record. */
export function recordTexts(draft: Draft, language: string, accepted: ReadonlyMap<string, string>): void {
  const file = recordFile(language);
  const before = recordsIn(dataIn(draft, file));
  const lines = textsIn(draft, { language }).flatMap((text): readonly (readonly [string, string])[] => {
    const name = `${text.file}/${text.path}`;
    const isThere = text.translated !== undefined && text.original !== undefined;
    const value = isThere ? (accepted.get(name) ?? before.get(text.file)?.[text.path]) : undefined;
    return value === undefined ? [] : [[name, value]];
  });
  writeRecord(draft, file, new Map(lines));
}

/** Puts on record that translations are of their originals as they are now; with `isDryRun`, nothing is written. */
export async function acceptTranslations(
  options: ChangeOptions,
  filter: TextFilter,
): Promise<ChangeResult & { readonly accepted: number }> {
  let accepted = 0;
  const result = await makeChange(options, (draft) => {
    const texts = textsIn(draft, filter).filter(({ state }) => state === 'older' || state === 'unrecorded');
    accepted = texts.length;
    for (const [language, own] of groupBy(texts, (text) => text.language)) {
      const made = own.map(({ file, path, original = '' }) => [`${file}/${path}`, fingerprintOf(original)] as const);
      recordTexts(draft, language, new Map(made));
    }
  });
  return { ...result, accepted };
}

// What a file of a translator says, whatever its format.

/** A text in a file for translators. */
export interface ExchangedText extends TranslatedText {
  /** What the original said when it was translated, of an older translation where it is known. */
  readonly previous?: Text | undefined;
}

/** A text as a translator's file has it. */
export interface ReadText {
  /** The row or line, from 1. */
  readonly row: number;
  /** The language, or the only one that the site is translated into where it is empty. */
  readonly language: string;
  /** Its file and path as they are identifiers in XLIFF, with a space between. */
  readonly id: string;
  /** What people know it by. */
  readonly name: string;
  /** The original that was translated; undefined where the file does not say. */
  readonly original?: readonly string[] | undefined;
  /** Undefined where nothing is translated. A cell may hold several entries: then it is one text with line breaks. */
  readonly translated?: readonly string[] | undefined;
  /** Whether the translator says that it is right. */
  readonly isConfirmed: boolean;
}

/** What is wrong in a line of a file. */
export type LineProblem = Pick<ReadText, 'row' | 'name'> & Readonly<Record<'problem' | 'advice', string>>;

/** What a file says. */
export interface ReadTexts {
  readonly texts: readonly ReadText[];
  readonly problems: readonly LineProblem[];
  readonly isXml?: true;
}

/** The same, or in one sentence why it cannot be read. */
export type ReadFile = ReadTexts | { readonly problem: string };
