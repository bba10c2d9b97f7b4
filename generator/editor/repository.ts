// Git, where the content is in a repository: what was saved can be committed with a sentence.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ChangeRefused } from '../tools/edits/edit.ts';

const run = promisify(execFile);

const git = (content: string, ...given: readonly string[]) =>
  run('git', ['-C', content, '--literal-pathspecs', ...given], { timeout: 60_000 });

/** Git with the names of files as its input: a command line has room for some hundred of them on Windows. */
const gitForFiles = async (content: string, files: readonly string[], ...given: readonly string[]) => {
  const ends = git(content, ...given, '--pathspec-from-file=-', '--pathspec-file-nul');
  // Git that stops before it has read them says why itself.
  ends.child.stdin?.on('error', () => undefined).end(files.join('\0'));
  await ends;
};

/** Whether a content folder is in a repository, and Git is installed. */
export const isInRepository = async (content: string): Promise<boolean> =>
  git(content, 'rev-parse', '--is-inside-work-tree').then(
    ({ stdout }) => stdout.trim() === 'true',
    () => false,
  );

/** The files that are there, or that Git knows: of one that was never committed and is gone, there is nothing to commit. */
async function committable(content: string, files: readonly string[]): Promise<readonly string[]> {
  const gone = files.filter((file) => !existsSync(path.join(content, file)));
  const { stdout } = gone.length === 0 ? { stdout: '' } : await git(content, 'ls-files', '-z', '--', ...gone);
  const known = stdout.split('\0');
  return files.filter((file) => known.includes(file) || !gone.includes(file));
}

/** Commits files of the content and nothing else. Throws a ChangeRefused with what Git says. */
export async function commitFiles(content: string, saved: readonly string[], sentence: string): Promise<void> {
  try {
    const files = await committable(content, saved);
    await gitForFiles(content, files, 'add', '--all');
    await gitForFiles(content, files, 'commit', '--quiet', `--message=${sentence}`);
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr ?? error).trim();
    throw new ChangeRefused(`It is saved, but Git could not commit it: ${said}`);
  }
}
