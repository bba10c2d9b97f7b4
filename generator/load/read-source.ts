// One file from bytes to data, with every problem on the way.
import { startOf } from '../diagnostics/diagnostic.ts';
import { hugeFile } from '../diagnostics/rules/yaml.ts';
import type { Kind, Outcome, SourceFile } from '../model.ts';
import { decodeText } from './decode-text.ts';
import { parseYaml } from './parse-yaml.ts';

const MEGABYTE = 1_000_000;

/** The largest file that is read, in megabytes. */
const limits = { entry: 1, list: 32 };

/** Files with one line or more for each course: they grow with the provider. */
const lists: readonly Kind[] = ['addresses', 'catalogue', 'redirects', 'schedule', 'seo', 'stories'];

/** Decodes and parses the bytes of a content file; its data is undefined where that is not possible. */
export function readSource(file: string, kind: Kind, bytes: Buffer): Outcome<SourceFile> {
  const limit = lists.includes(kind) ? limits.list : limits.entry;
  if (bytes.length > limit * MEGABYTE) {
    const megabytes = Math.ceil((bytes.length / MEGABYTE) * 10) / 10;
    return {
      value: { file, kind, text: '', data: undefined },
      diagnostics: [hugeFile({ megabytes, limit }, startOf(file))],
    };
  }
  const { value: text, diagnostics } = decodeText(file, bytes);
  if (text === undefined) return { value: { file, kind, text: '', data: undefined }, diagnostics };
  const parsed = parseYaml(file, text);
  return { value: { file, kind, text, data: parsed.value }, diagnostics: parsed.diagnostics };
}
