// A site built by the compiled program, in a process of its own: that takes a fifth of the processor time that the sources take in
// a process of the tests, which optimises late, and what the project keeps of the content and of pictures is taken.
import { execFile } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Builds a site for a day, without worker processes; returns what is said of the content. Throws all that was said where it fails. */
export async function buildCompiled(content: string, out: string, day: string): Promise<string> {
  const bin = fileURLToPath(new URL('../../../cli/bin.js', import.meta.url));
  const command = [bin, 'build', '--content', content, '--out', out, '--now', day, '--base', '/', '--workers', '0'];
  // Kept where the sources keep pictures, wherever the commands of other tests keep theirs.
  const { PROSPECTUS_CACHE: _other, ...env } = process.env;
  const { stderr } = await promisify(execFile)(process.execPath, command, { cwd: root, env });
  return stderr;
}
