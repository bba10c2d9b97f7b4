// Git, where the content is in a repository: what was saved can be committed with a sentence.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ChangeRefused } from '../tools/edits/refusal.ts';

const run = promisify(execFile);

const git = (content: string, ...given: readonly string[]) =>
  run('git', ['-C', content, ...given], { timeout: 60_000 });

/** Whether a content folder is in a repository, and Git is installed. */
export const isInRepository = async (content: string): Promise<boolean> =>
  git(content, 'rev-parse', '--is-inside-work-tree').then(
    ({ stdout }) => stdout.trim() === 'true',
    () => false,
  );

/** Commits files of the content and nothing else. Throws a ChangeRefused with what Git says. */
export async function commitFiles(content: string, files: readonly string[], sentence: string): Promise<void> {
  try {
    await git(content, 'add', '--all', '--', ...files);
    await git(content, 'commit', '--quiet', `--message=${sentence}`, '--', ...files);
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr ?? error).trim();
    throw new ChangeRefused(`It is saved, but Git could not commit it: ${said}`);
  }
}
