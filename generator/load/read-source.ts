// One file from bytes to data, with every problem along the way.
import { type Diagnostic, startOf } from '../model/diagnostic.ts';
import { hugeFile } from '../diagnostics/rules/yaml.ts';
import { digest } from '../base/digest.ts';
import type { Kind, Outcome, SourceFile } from '../model/content.ts';
import { decodeText, readableText } from './decode-text.ts';
import { parseYaml } from './parse-yaml.ts';

const MEGABYTE = 1_000_000;

/** The largest file that is read, in megabytes. */
const limits = { entry: 1, list: 32 };

/** Files with at least one line per course, which grow with the catalogue. */
const lists: readonly Kind[] = ['addresses', 'catalogue', 'redirects', 'schedule', 'seo', 'stories'];

const limitOf = (kind: Kind): number => (lists.includes(kind) ? limits.list : limits.entry);

/** A file of which nothing is known but its name. */
export const unreadSource = (file: string, kind: Kind): SourceFile => ({
  file,
  kind,
  text: '',
  data: undefined,
  media: [],
  hash: '',
});

/** Every text within a value that names a file of the media folder, either directly or in a link. */
function mediaIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.match(/media\/[A-Za-z0-9._/-]+/g) ?? [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(mediaIn) : [];
}

/** Reports that a file of this size is too large. */
export function tooLarge({ file, kind }: Pick<SourceFile, 'file' | 'kind'>, bytes: number): Diagnostic {
  const megabytes = Math.ceil((bytes / MEGABYTE) * 10) / 10;
  return hugeFile({ megabytes, limit: limitOf(kind) }, startOf(file));
}

/** Decodes and parses the bytes of a content file; its data is undefined if that fails. */
export function readSource(file: string, kind: Kind, bytes: Buffer): Outcome<SourceFile> {
  const unread = unreadSource(file, kind);
  if (bytes.length > limitOf(kind) * MEGABYTE) {
    return { value: { ...unread, text: readableText(bytes) }, diagnostics: [tooLarge({ file, kind }, bytes.length)] };
  }
  const { value: text, diagnostics } = decodeText(file, bytes);
  if (text === undefined) return { value: { ...unread, text: readableText(bytes) }, diagnostics };
  const parsed = parseYaml(file, text);
  const media = text.includes('media/') ? mediaIn(parsed.value) : [];
  const value = { file, kind, text, data: parsed.value, media, hash: digest(bytes) };
  return { value, diagnostics: parsed.diagnostics };
}
