// A content folder that is read once and then checked as if one of its files were different, without touching the disk.
import { arrange } from '../../generator/diagnostics/arrange.ts';
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts';
import { link } from '../../generator/link/link.ts';
import { load } from '../../generator/load/load.ts';
import { readSource } from '../../generator/load/read-source.ts';
import type { Outcome, SourceFile } from '../../generator/model.ts';
import { validate } from '../../generator/validate/validate.ts';

export interface ChangedContent {
  readonly files: readonly string[];
  readonly textOf: (file: string) => string;
  /** Checks the content with other bytes in one file: reads, validates and links, as `check` does. */
  readonly check: (file: string, text: string | Buffer) => Promise<ChangedCheck>;
  /** Reads and validates that one file only. */
  readonly checkFile: (file: string, text: string | Buffer) => Promise<ChangedCheck>;
}

export interface ChangedCheck {
  readonly source: SourceFile;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a content folder for checks with changes, at the moment `now`. */
export async function changedContent(content: string, now: Date): Promise<ChangedContent> {
  const loaded = await load(content);
  const { sources } = loaded.value;
  const find = (file: string): SourceFile => {
    const source = sources.find((known) => known.file === file);
    if (!source) throw new Error(`There is no file ${file}.`);
    return source;
  };
  const read = (file: string, text: string | Buffer): Outcome<SourceFile> =>
    readSource(file, find(file).kind, typeof text === 'string' ? Buffer.from(text) : text);
  return {
    files: sources.map(({ file }) => file),
    textOf: (file) => find(file).text,
    checkFile: async (file, text) => {
      const { value: source, diagnostics } = read(file, text);
      const validated = await validate([source]);
      return { source, diagnostics: arrange([...diagnostics, ...validated.diagnostics]) };
    },
    check: async (file, text) => {
      const { value: source, diagnostics } = read(file, text);
      const changed = sources.map((known) => (known.file === file ? source : known));
      const validated = await validate(changed);
      const linked = link(validated.value, { ...loaded.value, sources: changed }, now);
      return { source, diagnostics: arrange([...diagnostics, ...validated.diagnostics, ...linked.diagnostics]) };
    },
  };
}
