// One file from bytes to data, with every problem along the way.
import path from 'node:path';
import { digest } from '../base/digest.ts';
import { bytesOf } from '../base/disk.ts';
import { ContentChanged, type ReadContent } from '../model/planned.ts';
import { builtInKinds, type Kinds } from '../kinds/kinds.ts';
import type { LinkedFile, Outcome, SourceFile } from '../model/content.ts';
import { joinedHash, keyIn, merged } from '../model/translation.ts';
import { type Diagnostic, startOf } from '../model/diagnostic.ts';
import { redirectTable } from '../model/redirect-table.ts';
import { EXTRA_FILE } from '../model/theme-properties.ts';
import { brokenTable } from '../rules/words/load.ts';
import { hugeFile } from '../rules/words/yaml-files.ts';
import { locationIn } from '../rules/locate.ts';
import { decodeText, readableText } from './yaml/decode-text.ts';
import { parseQuickly } from './yaml/parse-quickly.ts';
import { parseYaml } from './yaml/parse-yaml.ts';

/** Parses a table of redirects, as the data that redirects.yaml would have; undefined where a row cannot be read. */
function parseTable(file: string, text: string): Outcome<unknown> {
  const { rows, mistakes } = redirectTable(text);
  const place = locationIn(file, text);
  if (mistakes.length > 0)
    return {
      value: undefined,
      diagnostics: mistakes.map(({ values, from, to }) => brokenTable({ values }, place(from, to))),
    };
  const redirects = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, { text: value }]) => [key, value])),
  );
  return { value: { redirects }, diagnostics: [] };
}

const MEGABYTE = 1_000_000;

/** The largest file that is read, in megabytes. */
const limits = { entry: 1, list: 32 };

const limitOf = (kind: string, kinds: Kinds): number => (kinds.of(kind).isList ? limits.list : limits.entry);

/** A file whose name says what it holds. */
export type KnownFile = Pick<SourceFile, 'file' | 'kind'>;

/** A file of which nothing can be said. */
export const unreadSource = ({ file, kind }: KnownFile): SourceFile => ({
  file,
  kind,
  text: '',
  data: undefined,
  media: [],
  hash: '',
});

/** A figure with a point before its last three digits. The point comes first, so that the pattern is tried only where one is. */
const pointed = /\.(?<=[\s:,[{]\d{1,3}\.)\d{3}(?![^\s,\]}])/;

/** Every text within a value that names a file of the media folder, either directly or in a link. */
function mediaIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.match(/media\/[A-Za-z0-9._/-]+/g) ?? [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(mediaIn) : [];
}

/** The problem of a file that is too large. */
export function tooLarge({ file, kind }: KnownFile, bytes: number, kinds: Kinds): Diagnostic {
  const megabytes = Math.ceil((bytes / MEGABYTE) * 10) / 10;
  return hugeFile({ megabytes, limit: limitOf(kind, kinds) }, startOf(file));
}

/** Decodes and parses the bytes of a content file; its data is undefined where that is not possible. */
export function readSource(known: KnownFile, bytes: Buffer, kinds: Kinds = builtInKinds): Outcome<SourceFile> {
  const { file, kind } = known;
  const unread = unreadSource(known);
  if (bytes.length > limitOf(kind, kinds) * MEGABYTE) {
    const diagnostics = [tooLarge(known, bytes.length, kinds)];
    return { value: { ...unread, text: readableText(bytes) }, diagnostics };
  }
  const { value: text, diagnostics } = decodeText(file, bytes);
  if (text === undefined) return { value: { ...unread, text: readableText(bytes) }, diagnostics };
  const parsed = file.endsWith('.csv') ? parseTable(file, text) : parseYaml(file, text);
  const media = text.includes('media/') ? mediaIn(parsed.value) : [];
  const point = pointed.test(text) ? { hasPoint: true as const } : {};
  const value = { file, kind, text, data: parsed.value, media, hash: digest(bytes), ...point };
  return { value, diagnostics: parsed.diagnostics };
}

/** The data of a file that was checked before: nothing is looked for in it. */
export const dataOf = ({ file, text }: Pick<SourceFile, 'file' | 'text'>): unknown =>
  parseQuickly(text) ?? parseYaml(file, text).value;

/** The same of its bytes. */
export const readData = (file: string, bytes: Buffer): unknown => dataOf({ file, text: readableText(bytes) });

/** Reads files of a content folder that was checked, one at a time. Throws a `ContentChanged` for one saved since. */
export function contentReader(folder: string): ReadContent {
  const content = path.resolve(folder);
  return ({ file, hash }) => {
    const bytes = bytesOf(path.join(content, file));
    if (!bytes || digest(bytes) !== hash) throw new ContentChanged(file);
    return readData(file, bytes);
  };
}

/** The facts of a file in a language: what is said once for all languages, and what refers to what is there in this one. */
const factsIn = (linked: LinkedFile): object => {
  const { course, data } = linked as { readonly course?: object; readonly data?: object };
  const { questions: _questions, ...facts } = (course ?? data ?? {}) as { readonly questions?: unknown };
  return facts;
};

/** Returns readers of files in the language with a folder, such as "ar/": originals with the words of their translations. */
export const readerIn =
  (content: string) =>
  (folder: string): ReadContent => {
    const own = contentReader(content);
    if (folder === '') return own;
    return (linked) => {
      const { file, hash } = linked;
      const [original, translation] = [file, folder + file].map((one) => bytesOf(path.resolve(content, one)));
      if (!original || !translation || joinedHash(digest(original), digest(translation)) !== hash)
        throw new ContentChanged(file);
      const whole = merged(readData(file, original), readData(folder + file, translation), keyIn(''));
      return { ...(whole as object), ...factsIn(linked) };
    };
  };

/** Returns what reads the text of a content file that a check has seen; undefined of any other file. */
export const textReader =
  (content: string, sources: readonly string[]) =>
  (file: string): string | undefined => {
    const bytes = file === EXTRA_FILE || sources.includes(file) ? bytesOf(path.join(content, file)) : undefined;
    return bytes && readableText(bytes);
  };
