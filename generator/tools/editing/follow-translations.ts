// Translations go with their originals: their files, the items of their lists, and the record of which originals they are of.
import type { Kind } from '../../kinds/kind.ts';
import { builtInKinds } from '../../kinds/kinds.ts';
import { languageOfFile } from '../../model/site-settings.ts';
import { fingerprintOf, keyIn, misfitsOf, withoutSlug } from '../../model/translation.ts';
import { fieldsIn, type FileRecord, recordLines, recordsIn, withSupplied } from '../../site/languages/translations.ts';
import { dataOf, type Draft } from '../edits/draft.ts';
import type { Edit } from '../edits/edit.ts';
import { modelineFor, pathOf } from './things.ts';

/** Writes a record: the fingerprints of originals by the names of their texts. */
export function writeRecord(draft: Draft, file: string, record: ReadonlyMap<string, string>): void {
  const lines = recordLines(record);
  const head = /^\uFEFF?(#.*\n)/.exec(draft.text(file) ?? '')?.[1] ?? modelineFor(draft, file, 'translations');
  if (lines !== '' || draft.text(file) !== undefined) draft.write(file, head + (lines || '{}\n'));
}

const originalOf = (translation: string): string => translation.slice(translation.indexOf('/') + 1);

/** Returns the translations of a file. */
export const translationsOf = (draft: Draft, file: string): readonly string[] =>
  draft.files().filter((one) => languageOfFile(one) !== undefined && originalOf(one) === file);

/** An original before and after a change. */
interface Changed {
  readonly file: string;
  /** What it is called afterwards. */
  readonly to: string;
  readonly before: unknown;
  /** Undefined where it has gone. */
  readonly after: unknown;
}

/** A text of an original: its name in the record, and its fingerprint. */
type Original = readonly [name: string, fingerprint: string];

function textsOf(file: string, original: unknown): readonly Original[] {
  const kind = builtInKinds.ofFile(file);
  if (!kind || original === undefined) return [];
  const fields = fieldsIn({ kind, language: '', original, translated: undefined }, builtInKinds.schemas);
  return fields.map(({ path, original: text }) => [`${file}/${path}`, fingerprintOf(text)]);
}

/** Returns the lines of a record that are of an original: of a text that has gone there is none, and links in others may be new. */
function linesAfter({ file, to, ...change }: Changed, lines: FileRecord): readonly Original[] {
  const [before, after] = [textsOf(file, change.before), textsOf(to, change.after)];
  return Object.entries(lines).flatMap(([path, recorded]): readonly Original[] => {
    const at = before.findIndex(([name]) => name === `${file}/${path}`);
    const now = before.length === after.length ? after[at] : after.find(([name]) => name === `${to}/${path}`);
    return now ? [[now[0], before[at]?.[1] === recorded ? now[1] : recorded]] : [];
  });
}

/** Returns pointers to what a translation says of things that its original has not. */
export const orphansIn = (kind: Kind, original: unknown, translated: unknown): readonly string[] =>
  misfitsOf({ key: keyIn(kind.name), isFree: () => true })(
    withSupplied(kind, original),
    withoutSlug(translated).words,
  ).map(({ pointer }) => pointer);

/** Removes what translations say of things that have gone from their original. */
function removeOrphans(draft: Draft, { to, before, after }: Changed): void {
  const kind = builtInKinds.ofFile(to);
  if (!kind) return;
  for (const translation of translationsOf(draft, to)) {
    if (after === undefined) {
      draft.write(translation, undefined);
      continue;
    }
    const translated = draft.data(translation);
    const known = orphansIn(kind, before, translated);
    const gone = orphansIn(kind, after, translated).filter((pointer) => !known.includes(pointer));
    const edits = gone.map((pointer): Edit => ({ kind: 'remove', at: pathOf(pointer) }));
    draft.edit(translation, edits);
  }
}

/** Changes content, and its translations with it; `renamed` is a file that gets another name by the change. */
export function withTranslations(
  draft: Draft,
  change: () => void,
  renamed?: { readonly from: string; readonly to: string },
): void {
  const records = draft.files().filter((file) => /^translations\/[^/]+\.yaml$/.test(file));
  const lines = new Map(records.map((file) => [file, recordsIn(draft.data(file))]));
  const translated = draft.files().filter((file) => languageOfFile(file) !== undefined);
  const originals = new Set([...translated.map(originalOf), ...[...lines.values()].flatMap((of) => [...of.keys()])]);
  const texts = Array.from(originals, (file) => [file, draft.text(file)] as const);
  if (renamed)
    for (const one of translationsOf(draft, renamed.from)) draft.move(one, one.replace(renamed.from, renamed.to));
  change();
  const changes = texts.flatMap(([file, text]): readonly Changed[] => {
    const to = file === renamed?.from ? renamed.to : file;
    const now = draft.text(to);
    return text === undefined || (text === now && to === file)
      ? []
      : [{ file, to, before: dataOf(text), after: now === undefined ? undefined : draft.data(to) }];
  });
  for (const one of changes) removeOrphans(draft, one);
  const changed = new Map(changes.map((one) => [one.file, one]));
  for (const [record, files] of changes.length > 0 ? lines : []) {
    const kept = Array.from(files).flatMap(([file, own]) => {
      const one = changed.get(file);
      return one
        ? linesAfter(one, own)
        : Object.entries(own).map(([path, value]) => [`${file}/${path}`, value] as const);
    });
    writeRecord(draft, record, new Map(kept));
  }
}
