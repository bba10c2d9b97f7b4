// What visitors send is kept beside the content, never among the caches, and its owner hears when it cannot be kept.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../support/program/run-cli.ts';
import { site } from '../support/content/site.ts';

const built = { 'dist/index.html': '<!doctype html><title>Built</title>' };
const kept = (id: string): string =>
  `${JSON.stringify({ id, receivedAt: '2026-01-01T10:00:00.000Z', submission: {} })}\n`;
const file = 'submissions/submissions.jsonl';
const textOf = (cwd: string, name: string): string => readFileSync(join(cwd, name), 'utf8');
const ids = (cwd: string, name: string): readonly unknown[] =>
  textOf(cwd, name)
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line).id);

async function post(stdout: string): Promise<number> {
  const url = /http:\S+/.exec(stdout)?.[0] ?? '';
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(`${url}submissions`, { method: 'POST', headers, body: '{"name":"Salma"}' })).status;
}

const preview = (cwd: string, whileServing = async (_said: { stdout: string; stderr: string }): Promise<void> => {}) =>
  runCli(['preview'], { cwd, whileServing });

const lost = (stderr: string): readonly string[] =>
  stderr.split('\n').filter((line) => line.includes('cannot be kept'));

test('a submission is kept beside the content', async () => {
  const cwd = site(built);
  const { stderr } = await preview(cwd, async ({ stdout }) => {
    expect(existsSync(join(cwd, 'submissions'))).toBe(false);
    expect(await post(stdout)).toBe(200);
  });
  expect(stderr).toBe('What visitors send with the forms is kept in submissions.\n');
  expect(ids(cwd, file)).toHaveLength(1);
  expect(existsSync(join(cwd, '.prospectus'))).toBe(false);
});

test('a flag names a folder, or a file by its ending, and enquiries read the same', async () => {
  const cwd = site(built);
  const place = ['--submissions', 'inbox/of-2026.jsonl'];
  await runCli(['preview', ...place], {
    cwd,
    whileServing: async ({ stdout }) => expect(await post(stdout)).toBe(200),
  });
  expect(ids(cwd, 'inbox/of-2026.jsonl')).toHaveLength(1);
  const { stdout } = await runCli(['enquiries', 'list', '--format', 'json', ...place], { cwd });
  expect(JSON.parse(stdout).enquiries).toHaveLength(1);
});

test('caches are no place to keep them', async () => {
  const { status, stderr } = await runCli(['preview', '--submissions', '.prospectus/inbox'], { cwd: site(built) });
  expect(status).toBe(2);
  expect(stderr).toMatch(/^prospectus: --submissions: "\.prospectus\/inbox".*caches[^\n]*\n$/);
});

test('a place that cannot be written to is named before the first visitor, and once in a flood', async () => {
  const cwd = site({ ...built, submissions: 'a file' });
  const { status, stderr } = await preview(cwd, async (said) => {
    expect(lost(said.stderr)).toHaveLength(1);
    said.stderr = '';
    expect(await Promise.all(Array.from({ length: 5 }, () => post(said.stdout)))).toEqual(Array(5).fill(500));
    expect(lost(said.stderr)).toEqual([
      expect.stringMatching(/kept in submissions: there is a file where .* not sent\.$/),
    ]);
    rmSync(join(cwd, 'submissions'));
    expect(await post(said.stdout)).toBe(200);
    rmSync(join(cwd, file));
    mkdirSync(join(cwd, file));
    said.stderr = '';
    expect(await post(said.stdout)).toBe(500);
  });
  // Windows opens a folder in order to write, and says something else when it is written to.
  const reason = process.platform === 'win32' ? 'submissions' : 'a folder has this name';
  expect(lost(stderr)).toEqual([expect.stringContaining(reason)]);
  expect(status).toBe(0);
});

test('the check before the first visitor leaves nothing behind', async () => {
  const cwd = site({ ...built });
  mkdirSync(join(cwd, 'submissions'));
  writeFileSync(join(cwd, file), kept('1'));
  await preview(cwd);
  expect(textOf(cwd, file)).toBe(kept('1'));
  expect(existsSync(join(cwd, '.prospectus'))).toBe(false);
});
