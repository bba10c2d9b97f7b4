// What visitors have sent can be removed, by id and by age, and nothing else is lost.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appendLine } from '../../generator/serve/store.ts';
import { runCli } from '../support/program/run-cli.ts';
import { site } from '../support/content/site.ts';

const ids = ['aaaaaaaa-1111-4111-8111-111111111111', 'bbbbbbbb-2222-4222-8222-222222222222', 'bbbbbbbb-3333'] as const;

const line = (id: string, receivedAt: string): string =>
  `${JSON.stringify({ id, receivedAt, submission: { name: `N-${id}` } })}\n`;

const old = line(ids[0], '2024-06-01T10:00:00.000Z');
const recent = line(ids[1], '2025-09-12T10:00:00.000Z');
const last = line(ids[2], '2025-10-11T10:00:00.000Z');
const torn = '{"id":"half';

const folder = (text = old + recent + last): string => site({ 'submissions/submissions.jsonl': text });
const stored = (cwd: string): string => readFileSync(join(cwd, 'submissions/submissions.jsonl'), 'utf8');
const run = (cwd: string, ...args: readonly string[]) => runCli(['enquiries', ...args], { cwd });

test('delete removes by id or its beginning, shows what, and counts', async () => {
  const cwd = folder();
  const rights = (): number => statSync(join(cwd, 'submissions/submissions.jsonl')).mode;
  const before = rights();
  const { stdout, stderr, status } = await run(cwd, 'delete', 'aaaaaaaa', ids[1]);
  expect([status, stored(cwd)]).toEqual([0, last]);
  expect(stdout).toMatch(/N-aaaaaaaa[\s\S]*N-bbbbbbbb-2222/);
  expect(stderr).toBe('Removed: 2 enquiries of 3; 1 stays.\n');
  expect(rights()).toBe(before);
  expect(existsSync(join(cwd, 'submissions/submissions.jsonl.lock'))).toBe(false);
});

test.each([
  { what: 'an unknown id', args: ['delete', ids[0], 'cccccccc'], says: 'There is no enquiry "cccccccc"' },
  { what: 'a beginning of several', args: ['delete', 'bbbbbbbb'], says: 'Several enquiries begin with "bbbbbbbb"' },
  { what: 'a beginning that is too short', args: ['delete', 'aaaa'], says: 'There is no enquiry "aaaa"' },
  { what: 'no id', args: ['delete'], says: 'delete: name the ids' },
  { what: 'no age', args: ['prune'], says: 'prune: say from which age on' },
  { what: 'an empty age', args: ['prune', '--older-than', '0d'], says: 'Use a number of days' },
  { what: 'a flag of another action', args: ['prune', '--older-than', '1d', '--since', '2026-01-01'], says: '--since' },
  { what: 'ids where none are taken', args: ['list', ids[0]], says: 'list: does not take ids' },
])('$what is wrong usage, and removes nothing', async ({ args, says }) => {
  const cwd = folder();
  const { stderr, status } = await run(cwd, ...args);
  expect([status, stored(cwd)]).toEqual([2, old + recent + last]);
  expect(stderr).toContain(says);
});

test('a dry run shows what would be removed, and removes nothing', async () => {
  const cwd = folder();
  const { stdout, stderr, status } = await run(cwd, 'prune', '--older-than', '180d', '--dry-run');
  expect([status, stored(cwd)]).toEqual([0, old + recent + last]);
  expect(stdout).toContain(`N-${ids[0]}`);
  expect(stderr).toBe('Would be removed: 1 enquiry of 3; 2 stay.\n');
});

test.each([
  { span: '180d', left: recent + last },
  { span: '6w', left: last },
  { span: '2m', left: recent + last },
  { span: '2y', left: old + recent + last },
])('prune --older-than $span', async ({ span, left }) => {
  const cwd = folder();
  await run(cwd, 'prune', '--older-than', span);
  expect(stored(cwd)).toBe(left);
});

test.each([
  { today: '2026-03-31', span: '1m', first: '2026-03-01', left: true },
  { today: '2026-03-31', span: '1m', first: '2026-02-27', left: false },
  { today: '2028-02-29', span: '1y', first: '2027-02-28', left: false },
])('on $today, what was received on $first is older than $span, or not', async ({ today, span, first, left }) => {
  const kept = line(ids[0], `${first}T06:00:00.000Z`);
  const cwd = folder(kept);
  const world = { now: () => new Date(`${today}T08:00:00Z`) };
  await runCli(['enquiries', 'prune', '--older-than', span], { cwd, world });
  expect(stored(cwd)).toBe(left ? kept : '');
});

test('half a line, a line that is no submission, and a foreign line ending stay byte for byte', async () => {
  const cwd = folder(`not json\n${old}${recent.replace('\n', '\r\n')}${torn}`);
  const { stderr } = await run(cwd, 'delete', ids[0]);
  expect(stored(cwd)).toBe(`not json\n${recent.replace('\n', '\r\n')}${torn}`);
  expect(stderr).toContain('line 1, 4');
});

test('before anything was received there is nothing to remove', async () => {
  const { stderr, status } = await run(site({ 'x.txt': '' }), 'prune', '--older-than', '1d');
  expect([status, stderr]).toEqual([0, 'Nothing has been received in submissions yet.\n']);
});

test('lines that arrive meanwhile are neither lost nor written twice', async () => {
  const cwd = folder(Array.from({ length: 300 }, (_, i) => line(`old-${i}-xxxxxxxx`, '2024-01-01T00:00:00Z')).join(''));
  const fresh = Array.from({ length: 60 }, (_, i) => line(`new-${i}-xxxxxxxx`, '2025-10-31T00:00:00Z').trim());
  const place = join(cwd, 'submissions');
  await Promise.all([
    ...fresh.map((each) => appendLine(place, 'submissions.jsonl', each)),
    ...Array.from({ length: 6 }, (_, i) =>
      run(cwd, 'delete', ...Array.from({ length: 20 }, (__, n) => `old-${i * 20 + n}-xxxxxxxx`)),
    ),
  ]);
  const lines = stored(cwd).trim().split('\n');
  expect(lines.filter((each) => each.includes('"new-')).toSorted()).toEqual([...fresh].toSorted());
  expect(lines).toHaveLength(300 - 6 * 20 + fresh.length);
});

test('the lock of a process that has ended delays nothing', async () => {
  const cwd = folder();
  const lock = join(cwd, 'submissions/submissions.jsonl.lock');
  const { hostname } = await import('node:os');
  writeFileSync(lock, JSON.stringify({ id: 'x', pid: 2 ** 22 + 1, host: hostname() }));
  const { status } = await run(cwd, 'delete', ids[0]);
  expect([status, stored(cwd), existsSync(lock)]).toEqual([0, recent + last, false]);
});
