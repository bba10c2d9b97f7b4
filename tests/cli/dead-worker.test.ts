// A worker process that dies in the middle of a build, as when the memory runs out.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { writeCorpus } from '../../bench/corpus.ts';
import { site } from '../support/content/site.ts';
import { killWorker } from '../support/program/worker-processes.ts';

const bin = fileURLToPath(new URL('../../cli/bin.js', import.meta.url));

/** The first build bundles the site's code. */
const BUILD_MS = 600_000;

interface Ended {
  readonly status: number | null;
  readonly stderr: string;
}

/** Builds the sample content with two workers; `during` is given the number of the process, and whether it has ended. */
function build(cwd: string, during: (pid: number, isOver: () => boolean) => Promise<unknown>): Promise<Ended> {
  const argv = [bin, 'build', '--now', '2026-11-01', '--workers', '2'];
  const child = spawn(process.execPath, argv, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (stderr += text));
  const ended = new Promise<Ended>((resolve) => void child.once('close', (status) => resolve({ status, stderr })));
  const isOver = (): boolean => child.exitCode !== null;
  return Promise.all([ended, during(child.pid ?? 0, isOver)]).then(([result]) => result);
}

/** Enough for workers to check, too. */
const COURSES = 300;

test.each([
  { moment: 'the content is read', mark: '' },
  { moment: 'pages are written', mark: '.prospectus/releases/dist/staging/courses' },
])(
  'a worker that dies while $moment ends the build with a message; the old site stays, and nothing is left behind',
  // On a busy machine, the build may be over before this process looks.
  { timeout: BUILD_MS, retry: 2 },
  async ({ mark }) => {
    const cwd = site({ 'dist/.prospectus.json': '{"base":"/"}', 'dist/index.html': 'the old site' });
    writeCorpus(COURSES, join(cwd, 'content'));
    let killed: number | undefined;
    const { status, stderr } = await build(cwd, async (pid, isOver) => {
      for (let n = 0; n < BUILD_MS / 20 && !existsSync(join(cwd, mark)) && !isOver(); n++) await sleep(10);
      killed = await killWorker(pid, BUILD_MS / 20);
    });
    expect(killed).toBeDefined();
    expect(stderr).toMatch(
      /^prospectus: A worker process ended before its work was done \(SIGKILL\)\. Nothing was published.*\n$/m,
    );
    expect(status).toBe(3);
    expect(readdirSync(cwd)).toEqual(['content', 'dist']);
    expect(readdirSync(join(cwd, 'dist'))).toEqual(['.prospectus.json', 'index.html']);
    expect(readFileSync(join(cwd, 'dist/index.html'), 'utf8')).toBe('the old site');
  },
);
