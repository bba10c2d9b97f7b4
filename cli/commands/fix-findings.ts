// check --fix: fixes what is safe before the check reports what is left, or only shows it.
import type { Io } from '../io.ts';
import { amount } from '../reports/summary.ts';
import { unifiedDiff } from '../reports/unified-diff.ts';
import { repositoryFile } from '../reports/view.ts';
import { chooseFiles } from './choose-files.ts';

/** What to fix. */
export interface FixRequest {
  /** Absolute. */
  readonly content: string;
  /** The content folder, relative to the working folder, with `/`. */
  readonly folder: string;
  readonly paths: readonly string[];
  readonly now: Date;
  readonly isDryRun: boolean;
}

/** Fixes the content, and says what it has fixed; a dry run prints the difference instead. */
export async function fixFindings(request: FixRequest, io: Io): Promise<void> {
  const { content, folder, paths, now, isDryRun } = request;
  const { fixContent } = await import('../../generator/index.ts');
  const isChosen = chooseFiles(paths, { cwd: io.cwd, content }, []);
  const { files, fixed, left } = await fixContent({ content, now, isChosen, isDryRun });
  const view = { isColor: false, columns: io.columns, folder };
  if (isDryRun)
    for (const { file, before, after } of files) io.out(unifiedDiff(repositoryFile(file, view), before, after));
  for (const { code, location } of isDryRun ? [] : fixed)
    if (!left.includes(location.file))
      io.err(`Fixed ${repositoryFile(location.file, view)}:${location.start.line}: ${code}\n`);
  for (const file of left)
    io.err(`${repositoryFile(file, view)} was saved meanwhile and left as it is: check again.\n`);
  const verb = isDryRun ? 'Would fix' : 'Fixed';
  const whole = `${verb} ${amount(fixed.length, 'problem')} in ${amount(files.length, 'file')}.\n`;
  io.err(fixed.length === 0 ? 'Nothing can be fixed without a decision of yours.\n' : whole);
}
