// A site built by the compiled program, in a process of its own: that takes a fifth of the processor time that the sources take in
// a process of the tests, which optimises late, and what the project keeps of the content and of pictures is taken.
import { execFile } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Diagnostic } from '../../../generator/model/diagnostic.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What is built, where to, and for which day. */
interface CompiledBuild {
  readonly content: string;
  readonly out: string;
  readonly day: string;
  /** The path below which the site is served; / by default. */
  readonly base?: string;
}

/** Builds a site, without worker processes; returns what is said. Throws it where the build fails. */
async function run({ content, out, day, base = '/' }: CompiledBuild, ...options: readonly string[]) {
  const bin = fileURLToPath(new URL('../../../cli/bin.js', import.meta.url));
  const command = [bin, 'build', '--content', content, '--out', out, '--now', day, '--base', base, '--workers', '0'];
  // Kept where the sources keep pictures, wherever the commands of other tests keep theirs.
  const { PROSPECTUS_CACHE: _other, ...env } = process.env;
  return promisify(execFile)(process.execPath, [...command, ...options], { cwd: root, env });
}

/** Builds a site for a day; returns what is said of the content. */
export const buildCompiled = async (build: CompiledBuild): Promise<string> => (await run(build)).stderr;

/** Builds a site for a day; returns the problems of the content, none of which is an error. */
export async function buildReported(build: CompiledBuild): Promise<readonly Diagnostic[]> {
  const { stdout } = await run(build, '--format', 'json');
  return (JSON.parse(stdout) as { readonly diagnostics: readonly Diagnostic[] }).diagnostics;
}
