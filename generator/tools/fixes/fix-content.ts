// check --fix: applies what needs no decision. All rounds are made in a copy of the content, and the author's files are
// replaced at the end, each as a whole; a file that was saved in the meantime is left alone.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from '../../base/disk.ts';
import { check } from '../../build/pipeline/check.ts';
import { fixInRounds, isFixable, type FixedFile, type Work } from './bench.ts';
import { copyContent } from './content-copy.ts';

export type { FixedFile } from './bench.ts';

export interface FixOptions {
  readonly content: string;
  /** The moment by which sessions are past or to come. */
  readonly now: Date;
  /** Whether a file, relative to the content folder with `/`, may be changed. */
  readonly isChosen: (file: string) => boolean;
  readonly isDryRun: boolean;
}

export interface FixResult extends Work {
  /** Files that were saved, renamed or deleted in the meantime, and that were left as they are. */
  readonly left: readonly string[];
}

/** The text of a file; undefined where it has gone or may not be read. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes files that are still as they were; returns the names of the others. */
function publish(content: string, files: readonly FixedFile[]): readonly string[] {
  return files.flatMap(({ file, before, after }) => {
    const target = path.join(content, file);
    if (textOf(target) !== before) return [file];
    replaceFile(target, after);
    return [];
  });
}

/** Applies all fixes of a content folder that are safe, and returns what it did; with `isDryRun`, nothing is written. */
export async function fixContent({ content, now, isChosen, isDryRun }: FixOptions): Promise<FixResult> {
  const { diagnostics } = await check({ content, now });
  if (!diagnostics.some((one) => isFixable(one) && isChosen(one.location.file)))
    return { files: [], fixed: [], left: [] };
  const copy = await copyContent(content);
  try {
    const find = async () => (await check({ content: copy.folder, now })).diagnostics;
    const work = await fixInRounds(copy.folder, { find, isChosen });
    return { ...work, left: isDryRun ? [] : publish(content, work.files) };
  } finally {
    copy.remove();
  }
}
