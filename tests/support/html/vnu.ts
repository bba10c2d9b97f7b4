// The W3C's checker, where this machine has it.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

/** The place of vnu.jar: as a package it weighs 30 MB and loads a Java of its own, which is too much for each install. */
const jar = process.env['VNU_JAR'];
const java = process.env['JAVA'] ?? 'java';

/** Whether the checker and Java are there. */
export const hasVnu = jar !== undefined && spawnSync(java, ['-version']).status === 0;

/** Returns the errors and warnings on the pages of a folder; none where the checker is absent. */
export function vnuProblems(out: string): readonly string[] {
  if (!hasVnu) return [];
  const args = ['-jar', jar ?? '', '--format', 'json', '--stdout', '--skip-non-html', out];
  const { stdout } = spawnSync(java, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const { messages }: { messages: readonly Readonly<Record<'type' | 'subType' | 'url' | 'message', string>>[] } =
    JSON.parse(stdout);
  // What is not a warning is advice about React's manner of writing <img/>.
  const found = messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning');
  return found.map(({ url, message }) => `${url}: ${message}`);
}
