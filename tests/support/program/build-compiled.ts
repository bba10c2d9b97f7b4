// A site built by the compiled program, in a process beside that of the tests: that takes a fifth of the processor time that the sources
// take in a process of the tests, and what the project keeps of the content and of pictures is taken. The builds of a test process
// share one: to start it and to load the program is two thirds of what a small site takes.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Diagnostic } from '../../../generator/model/diagnostic.ts';
import { V8_OPTIONS } from '../v8-options.ts';

/** What is built, where to, and for which day. */
interface CompiledBuild {
  readonly content: string;
  readonly out: string;
  readonly day: string;
  /** The path below which the site is served; / by default. */
  readonly base?: string;
}

/** How a command has ended, and what it has printed. */
interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

let started: ChildProcess | undefined;

/** The program of this process, which ends with it. */
function program(): ChildProcess {
  if (started) return started;
  // Kept where the sources keep pictures, wherever the commands of other tests keep theirs.
  const { PROSPECTUS_CACHE: _other, ...env } = process.env;
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  started = fork(new URL('warm-program.js', import.meta.url), { cwd, env, execArgv: V8_OPTIONS });
  started.unref();
  started.channel?.unref();
  return started;
}

/** Ends the program of this process, which the next build starts again. */
export function endProgram(): void {
  started?.disconnect();
  started = undefined;
}

async function answerTo(command: readonly string[]): Promise<Ended> {
  const child = program();
  const left = new AbortController();
  // It keeps this process from ending only while an answer is awaited.
  child.channel?.ref();
  try {
    child.send(command);
    const ended = once(child, 'exit', left).then(([code]) => {
      throw new Error(`The program has ended with ${String(code)}.`);
    });
    const [answer] = (await Promise.race([once(child, 'message', left), ended])) as [Ended];
    return answer;
  } finally {
    left.abort();
    child.channel?.unref();
  }
}

/** The command before: a process runs one at a time. */
let last: Promise<unknown> = Promise.resolve();

/** Builds a site, without worker processes; returns what is said. Throws it where the build fails. */
async function run({ content, out, day, base = '/' }: CompiledBuild, ...options: readonly string[]): Promise<Ended> {
  const command = ['build', '--content', content, '--out', out, '--now', day, '--base', base, '--workers', '0'];
  const answer = last.then(() => answerTo([...command, ...options]));
  last = answer.catch(() => undefined);
  const ended = await answer;
  if (ended.code !== 0) throw new Error(ended.stderr + ended.stdout);
  return ended;
}

/** Builds a site for a day; returns what is said of the content. */
export const buildCompiled = async (build: CompiledBuild): Promise<string> => (await run(build)).stderr;

/** Builds a site for a day; returns the problems of the content, none of which is an error. */
export async function buildReported(build: CompiledBuild): Promise<readonly Diagnostic[]> {
  const { stdout } = await run(build, '--format', 'json');
  return (JSON.parse(stdout) as { readonly diagnostics: readonly Diagnostic[] }).diagnostics;
}
