// load -> validate for one file: everything that can be known of it without the others.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readableText } from '../load/decode-text.ts';
import { loadFile, type KnownFile } from '../load/load.ts';
import type { Examined, SourceFile } from '../model.ts';
import { validate } from '../validate/validate.ts';
import { factsOf } from './course-facts.ts';

/** What is examined of a file, as plain JSON: its text is left on the disk. */
export type ExaminedRecord = Omit<Examined, 'source'> & { readonly source: Omit<SourceFile, 'text'> };

/** Reads, parses and validates one file of the folder `content`; undefined where its bytes are those of `knownHash`. */
export async function examineWhole(
  content: string,
  known: KnownFile,
  knownHash?: string,
): Promise<Examined | undefined> {
  const loaded = loadFile(content, known, knownHash);
  if (!loaded) return undefined;
  const { value: source, diagnostics } = loaded;
  const { value, diagnostics: problems } = await validate(source);
  return { source, ...value, diagnostics: [...diagnostics, ...problems] };
}

/** Leaves out what only the page of a course shows. */
export const slim = (examined: Examined): Examined => ({
  ...examined,
  source: { ...examined.source, data: factsOf(examined.source) },
});

/** Leaves the text out. */
export function recordOf({ source: { text: _text, ...source }, ...examined }: Examined): ExaminedRecord {
  return { ...examined, source };
}

/** A file of which a record was kept. Its text is read again if anybody asks, which only problems do. */
export function fromRecord(content: string, record: ExaminedRecord): Examined {
  let text: string | undefined;
  const read = (): string => {
    try {
      return readableText(readFileSync(path.join(content, record.source.file)));
    } catch {
      return '';
    }
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
