// A worker process that dies in the middle of a build, as when the memory runs out.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { writeCorpus } from '../../bench/corpus.ts';
import { site } from '../support/content/site.ts';
import { KILLED } from '../support/program/program.ts';
import { everyNth } from '../support/cases.ts';

const bin = fileURLToPath(new URL('../../cli/bin.js', import.meta.url));

const BUILD_MS = 600_000;

/** Enough for workers to check, too. */
const COURSES = 200;

/** A module that each process of the build loads first: it kills a worker where it would give an answer that has a field. */
const dyingWith = (field: string): string =>
  `data:text/javascript,${encodeURIComponent(`
    const send = process.send;
    if (send) process.send = (answer, ...more) => {
      if (Object.hasOwn(answer.output ?? {}, '${field}')) process.kill(process.pid, 'SIGKILL');
      else send.call(process, answer, ...more);
    };`)}`;

const moments = [
  // What is found in files is a list.
  { moment: 'the content is read', field: 'length' },
  { moment: 'pages are written', field: 'frames' },
];

test.each(everyNth(moments, 2))(
  'a worker that dies while $moment ends the build with a message; the old site stays, and nothing is left behind',
  { timeout: BUILD_MS },
  ({ field }) => {
    const cwd = site({ 'dist/.prospectus.json': '{"base":"/"}', 'dist/index.html': 'the old site' });
    writeCorpus(COURSES, join(cwd, 'content'));
    const env = { ...process.env, NODE_OPTIONS: `--import ${dyingWith(field)}` };
    const argv = [bin, 'build', '--now', '2026-11-01', '--workers', '2'];
    const { status, stderr } = spawnSync(process.execPath, argv, { cwd, env, encoding: 'utf8' });
    const why = KILLED.signal ?? `code ${KILLED.status}`;
    expect(stderr).toMatch(
      new RegExp(
        `^prospectus: A worker process ended before its work was done \\(${why}\\)\\. Nothing was published.*\n$`,
        'm',
      ),
    );
    expect(status).toBe(3);
    expect(readdirSync(cwd)).toEqual(['content', 'dist']);
    expect(readdirSync(join(cwd, 'dist'))).toEqual(['.prospectus.json', 'index.html']);
    expect(readFileSync(join(cwd, 'dist/index.html'), 'utf8')).toBe('the old site');
  },
);
