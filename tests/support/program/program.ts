// The compiled program in a separate folder, run as its users run it: only the compiled program uses caches.
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { filesIn } from './files-in.ts';
import { copyBundle, copyProject } from './project-copy.ts';

/** The date of every build: before the first session of the generated schedule. */
const DAY = '2026-12-01';

export interface BuildArguments {
  readonly content: string;
  readonly out: string;
  readonly now?: string;
  /** Such as 1/2. */
  readonly shard?: string;
  /** The folders of shards, which are merged. */
  readonly shards?: readonly string[];
  /** Options of Node.js for all of its processes. */
  readonly nodeOptions?: string;
}

export interface ProgramResult {
  /** Undefined if it was killed. */
  readonly status: number | undefined;
  readonly stderr: string;
}

/** A running build, which leads its own process group. */
export interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<ProgramResult>;
}

export interface Program {
  readonly folder: string;
  start(site: BuildArguments): Started;
  build(site: BuildArguments): Promise<ProgramResult>;
}

/** Copies the program into a folder, with the bundle of its code. */
export function copyOfProgram(folder: string): Program {
  const bin = copyProject(folder);
  copyBundle(folder);
  const start = ({ content, out, now = DAY, shard, shards, nodeOptions }: BuildArguments): Started => {
    const part = shard === undefined ? [] : ['--shard', shard];
    const command = [
      bin,
      ...(shards ? ['merge', ...shards] : ['build']),
      '--content',
      content,
      '--out',
      out,
      '--now',
      now,
      ...part,
    ];
    const child = spawn(process.execPath, command, {
      cwd: folder,
      detached: true,
      env: { ...process.env, ...(nodeOptions !== undefined && { NODE_OPTIONS: nodeOptions }) },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    const ended = new Promise<ProgramResult>((resolve, reject) => {
      child.once('close', (code) => resolve({ status: code ?? undefined, stderr })).once('error', reject);
    });
    return { child, ended };
  };
  return { folder, start, build: (site) => start(site).ended };
}

/** How a process ends that has killed itself: Windows has no signals, but a code. */
export const KILLED = process.platform === 'win32' ? { status: 1, signal: null } : { status: null, signal: 'SIGKILL' };

/** Returns the hashes of all files in a folder, by name. */
export function hashesOf(folder: string): Readonly<Record<string, string>> {
  const hash = (file: string): string =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex')
      .slice(0, 16);
  return Object.fromEntries(filesIn(folder).map((file) => [file, hash(file)]));
}

/** Removes assets of earlier releases, which are published for a while for open tabs. */
export function withoutRetired(found: Readonly<Record<string, string>>, wanted: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(found).filter(([file]) => file in wanted || !file.startsWith('assets/')));
}
