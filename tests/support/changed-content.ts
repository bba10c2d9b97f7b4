// A content folder that is read once and then checked as if one of its files were different, without touching the disk.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { arrange } from '../../generator/diagnostics/arrange.ts';
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts';
import { link } from '../../generator/link/link.ts';
import { load } from '../../generator/load/load.ts';
import { readSource } from '../../generator/load/read-source.ts';
import type { SourceFile } from '../../generator/model.ts';
import { validate } from '../../generator/validate/validate.ts';

export interface ChangedContent {
  readonly files: readonly string[];
  readonly textOf: (file: string) => string;
  /** Checks the content with other bytes in one file: reads, validates and links, as `check` does. */
  readonly check: (file: string, text: string | Buffer) => Promise<ChangedCheck>;
}

export interface ChangedCheck {
  readonly source: SourceFile;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a content folder for checks with changes, at the moment `now`. */
export async function changedContent(content: string, now: Date): Promise<ChangedContent> {
  const loaded = await load(content);
  const { sources } = loaded.value;
  return {
    files: sources.map(({ file }) => file),
    textOf: (file) => readFileSync(join(content, file), 'utf8'),
    check: async (file, text) => {
      const old = sources.find((source) => source.file === file);
      if (!old) throw new Error(`There is no file ${file}.`);
      const read = readSource(file, old.kind, typeof text === 'string' ? Buffer.from(text) : text);
      const changed = sources.map((source) => (source === old ? read.value : source));
      const validated = await validate(changed);
      const linked = link(validated.value, { ...loaded.value, sources: changed }, now);
      return {
        source: read.value,
        diagnostics: arrange([...read.diagnostics, ...validated.diagnostics, ...linked.diagnostics]),
      };
    },
  };
}
