// check --fix: fixes what is safe before the check reports what is left, or only shows it.
import type { FixResult } from '../../generator/index.ts';
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

/** Returns the lines that say what was done, or would be; `nameOf` names a file for people. */
export function fixLines(
  { files, fixed, left }: FixResult,
  { isDryRun, nameOf }: { readonly isDryRun: boolean; readonly nameOf: (file: string) => string },
): readonly string[] {
  const done = fixed.filter(({ location }) => !left.includes(location.file));
  const each = done.map(({ code, location }) => `Fixed ${nameOf(location.file)}:${location.start.line}: ${code}`);
  const aside = left.map(
    (file) => `${nameOf(file)} was changed during the run, so it was left alone. Run the command again.`,
  );
  const whole = `${amount(done.length, 'problem')} in ${amount(files.length - left.length, 'file')}.`;
  if (isDryRun && done.length > 0) return [`Would fix ${whole}`];
  if (done.length > 0) return [...each, ...aside, `Fixed ${whole}`];
  return aside.length > 0 ? aside : ['Nothing can be fixed automatically.'];
}

/** Fixes the content, and says what it has fixed; a dry run prints the difference instead. */
export async function fixFindings(request: FixRequest, io: Io): Promise<void> {
  const { content, folder, paths, now, isDryRun } = request;
  const { fixContent } = await import('../../generator/index.ts');
  const isChosen = chooseFiles(paths, { cwd: io.cwd, content }, []);
  const result = await fixContent({ content, now, isChosen, isDryRun });
  const nameOf = (file: string): string => repositoryFile(file, { isColor: false, columns: io.columns, folder });
  if (isDryRun) for (const { file, before, after } of result.files) io.out(unifiedDiff(nameOf(file), before, after));
  for (const line of fixLines(result, { isDryRun, nameOf })) io.err(`${line}\n`);
}
