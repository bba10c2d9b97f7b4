// load -> validate for one file: everything that can be known of it without the others.
import path from 'node:path';
import { digest } from '../../base/digest.ts';
import { bytesOf } from '../../base/disk.ts';
import { once } from '../../base/memoize.ts';
import { isGroup } from '../../base/objects.ts';
import type { Kind } from '../../kinds/kind.ts';
import { builtInKinds, type Kinds } from '../../kinds/kinds.ts';
import { applyFixes } from '../../model/apply-fixes.ts';
import { commentsIn } from '../../model/comments-in.ts';
import type { Examined, Outcome, SourceFile } from '../../model/content.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { type KnownFile, loadFile, type LoadOptions } from '../../read/load.ts';
import { validate } from '../../read/schema/validate.ts';
import { readableText } from '../../read/yaml/decode-text.ts';

/** Returns how many values that are no groups or lists are in a value. */
export function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + countValues(inner), 0);
}

// A file of a kind with texts is mostly what only its own pages show. What everything else needs is a tenth of it, and
// is all that stays in memory: the file is read again when its pages are made.

/** What is kept of a list: one field of each item. */
const factsIn = (items: readonly unknown[], field: string): readonly unknown[] =>
  items.map((item) => (isGroup(item) && field in item ? { [field]: item[field] } : {}));

/** What is kept of the data of a file, valid or not: everything but the texts of its kind. */
function factsOf(data: unknown, { texts, kept = [] }: Kind): unknown {
  if (!texts || !isGroup(data)) return data;
  const fieldOf = (key: string): string | undefined => kept.find(({ list }) => list === key)?.field;
  return Object.fromEntries(
    Object.entries(data)
      .filter(([key]) => !texts.includes(key))
      .map(([key, value]) => {
        const field = fieldOf(key);
        return [key, field !== undefined && Array.isArray(value) ? factsIn(value, field) : value];
      }),
  );
}

/** What is examined of a file, as plain JSON: its text is left on the disk. */
export type ExaminedRecord = Omit<Examined, 'source'> & { readonly source: Omit<SourceFile, 'text'> };

function outlineOf(
  { source, isValid, links }: Pick<Examined, 'source' | 'isValid' | 'links'>,
  { texts }: Kind,
): string {
  const { data, media, hash, hasPoint } = source;
  // What others see of a file that is no YAML is read from its text.
  if (!texts || typeof data !== 'object' || data === null) return hash;
  return digest(
    JSON.stringify([isValid, data, media, links.map(({ target, pointer }) => [target, pointer]), hasPoint]),
  );
}

/** A fix that deletes a comment, or makes it a text that visitors read, is for the author to decide. */
function sparingComments(diagnostics: readonly Diagnostic[], text: string): readonly Diagnostic[] {
  const before = once(() => commentsIn(text).join('\n'));
  return diagnostics.map((one) => {
    const { fix } = one;
    if (!fix || fix.isGuess || commentsIn(applyFixes(text, [{ fix }]).text).join('\n') === before()) return one;
    return { ...one, fix: { ...fix, isGuess: true } };
  });
}

/** Validates a file that was loaded, and leaves out what only its own pages show. */
export async function examineSource(
  { value, diagnostics }: Outcome<SourceFile>,
  kinds: Kinds = builtInKinds,
): Promise<Examined> {
  const kind = kinds.of(value.kind);
  const { value: validated, diagnostics: problems } = await validate(value, kinds);
  const size = value.data === undefined ? {} : { size: countValues(value.data) };
  const slim = { source: { ...value, ...size, data: factsOf(value.data, kind) }, ...validated };
  const all = sparingComments([...diagnostics, ...problems], value.text);
  return { ...slim, outline: outlineOf(slim, kind), diagnostics: all };
}

/** Reads, parses and validates one file of the folder `content`; undefined where its bytes have the hash of the options. */
export async function examineFile(
  content: string,
  known: KnownFile,
  options: LoadOptions,
): Promise<Examined | undefined> {
  const loaded = loadFile(content, known, options);
  return loaded && examineSource(loaded, options.kinds);
}

/** Leaves the text out. */
export function recordOf({ source: { text: _text, ...source }, ...examined }: Examined): ExaminedRecord {
  return { ...examined, source };
}

/** A file of which a record was kept. Its text is read again when it is asked for, which only problems do. */
export function fromRecord(content: string, record: ExaminedRecord): Examined {
  let text: string | undefined;
  const read = (): string => {
    const bytes = bytesOf(path.join(content, record.source.file));
    return bytes ? readableText(bytes) : '';
  };
  const source = {
    ...record.source,
    get text(): string {
      text ??= read();
      return text;
    },
  };
  return { ...record, source };
}
