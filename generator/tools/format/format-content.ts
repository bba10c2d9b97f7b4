// prospectus fmt: every file of the content in the one style. Files that cannot be read stay as they are.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from '../../base/replace-file.ts';
import { arrange } from '../../rules/arrange.ts';
import { listContent, loadFile } from '../../read/load.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { formatText } from './format-text.ts';

export interface FormatOptions {
  readonly content: string;
  /** Whether a file, relative to the content folder with `/`, is to be formatted. */
  readonly isChosen: (file: string) => boolean;
  /** Whether files are only compared with the style. */
  readonly isDryRun: boolean;
}

/** A file whose style differs, before and after. */
export interface FormattedFile {
  /** Relative to the content folder, with `/`. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

export interface FormatResult {
  readonly files: readonly FormattedFile[];
  /** Files that cannot be written in the style without a change of data or comments, and stay as they are. */
  readonly left: readonly string[];
  /** Why other files stay as they are: they cannot be read. */
  readonly diagnostics: readonly Diagnostic[];
  /** All files that were to be formatted. */
  readonly sources: readonly string[];
  /** The text of a file that a diagnostic names. */
  readonly textOf: (file: string) => string | undefined;
}

/** Formats the files of a content folder, each replaced as a whole; with `isDryRun`, nothing is written. */
export async function formatContent({ content, isChosen, isDryRun }: FormatOptions): Promise<FormatResult> {
  const { value: listed } = await listContent(content);
  const chosen = listed.files.filter(({ file }) => isChosen(file));
  const files: FormattedFile[] = [];
  const left: string[] = [];
  const broken: Diagnostic[] = [];
  const texts = new Map<string, string>();
  for (const known of chosen) {
    const { file } = known;
    const { value: source, diagnostics } = loadFile(content, known) ?? { diagnostics: [] };
    if (source?.data === undefined) {
      broken.push(...diagnostics.filter(({ severity }) => severity === 'error'));
      if (source) texts.set(file, source.text);
      continue;
    }
    const before = readFileSync(path.join(content, file), 'utf8');
    const after = formatText(before);
    if (after === undefined) left.push(file);
    else if (after !== before) {
      if (!isDryRun) replaceFile(path.join(content, file), after);
      files.push({ file, before, after });
    }
  }
  const sources = chosen.map(({ file }) => file);
  return { files, left, diagnostics: arrange(broken), sources, textOf: (file) => texts.get(file) };
}
