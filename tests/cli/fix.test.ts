// check --fix: what is corrected, what stays as its author wrote it, and what a dry run prints.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runCli } from '../support/program/run-cli.ts';
import { canLink, site } from '../support/content/site.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny', import.meta.url));
const FILE = 'content/courses/first-aid.yaml';
const right = readFileSync(join(tiny, FILE), 'utf8');
const title = /^title: (.*)$/m.exec(right)?.[1] ?? '';

const colon = '"First Aid: the basics"';
/** Two mistakes of YAML in one file, the second of which is seen when the first has gone, and a comment. */
const wrong = right
  .replace(`title: ${title}`, `title: First Aid: the basics   # as on the poster`)
  .replace(/^hours: /m, 'hours:');
const fixed = right.replace(`title: ${title}`, `title: ${colon}   # as on the poster`);

const textIn = (cwd: string): string => readFileSync(join(cwd, FILE), 'utf8');

test('what needs no decision is corrected, and everything else of the file stays', async () => {
  expect(wrong).not.toBe(right);
  const cwd = site({ [FILE]: wrong }, tiny);
  const { status, stdout, stderr } = await runCli(['check', '--fix'], { cwd });
  expect(textIn(cwd)).toBe(fixed);
  expect(stderr).toMatch(/^Fixed content\/courses\/first-aid\.yaml:\d+: yaml\/unquoted-colon$/m);
  expect(stderr).toContain('Fixed 2 problems in 1 file. "npx prospectus undo" takes it back.\n');
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('no problems') });
  expect((await runCli(['check', '--fix'], { cwd })).stderr).toBe('Nothing can be fixed automatically.\n');
  expect((await runCli(['undo'], { cwd })).stderr).toContain('Took back "check --fix"');
  expect(textIn(cwd)).toBe(wrong);
});

test('what may be meant stays: a comment that begins right after its sign is not published', async () => {
  const doubtful = right.replace(`title: ${title}`, `title: First Aid #ask Salma before we publish`);
  const cwd = site({ [FILE]: doubtful }, tiny);
  const { stdout } = await runCli(['check', '--fix'], { cwd });
  expect(stdout).toContain('yaml/hidden-text');
  expect(textIn(cwd)).toBe(doubtful);
});

test('line breaks and a byte order mark stay', async () => {
  const asOnWindows = (text: string): string => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  const cwd = site({ [FILE]: asOnWindows(wrong) }, tiny);
  await runCli(['check', '--fix'], { cwd });
  expect(textIn(cwd)).toBe(asOnWindows(fixed));
});

test('a dry run prints a difference that git can apply, and writes nothing', async () => {
  const cwd = site({ [FILE]: wrong }, tiny);
  const argv = ['check', '--fix', '--dry-run', '--output', 'json=found.json'];
  const { status, stdout, stderr } = await runCli(argv, { cwd });
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'Would fix 2 problems in 1 file.\n' });
  expect(textIn(cwd)).toBe(wrong);
  expect(JSON.parse(readFileSync(join(cwd, 'found.json'), 'utf8')).diagnostics).toHaveLength(2);
  const applied = spawnSync('git', ['apply', '-'], { cwd, input: stdout, encoding: 'utf8' });
  expect(applied.stderr).toBe('');
  expect(textIn(cwd)).toBe(fixed);
});

test.runIf(canLink)('a dry run leaves files alone whose names are wrong, and those that links lead to', async () => {
  const named = 'content/courses/first-aid.yaml.txt';
  const cwd = site({ [named]: wrong, 'elsewhere.yaml': wrong }, tiny);
  rmSync(join(cwd, FILE));
  symlinkSync(join(cwd, 'elsewhere.yaml'), join(cwd, 'content/courses/other.yaml'));
  const { stderr } = await runCli(['check', '--fix', '--dry-run'], { cwd });
  expect(stderr).toBe('Would fix 2 problems in 1 file.\n');
  expect([named, 'elsewhere.yaml'].map((file) => readFileSync(join(cwd, file), 'utf8'))).toEqual([wrong, wrong]);
});

test('only the files that are named are corrected', async () => {
  const cwd = site({ [FILE]: wrong }, tiny);
  const { stderr } = await runCli(['check', '--fix', 'content/site.yaml'], { cwd });
  expect(stderr).toContain('Nothing can be fixed');
  expect(textIn(cwd)).toBe(wrong);
});

test.each([
  ['--dry-run belongs to --fix', ['--dry-run'], 'Use both.'],
  ['a dry run prints nothing but a difference', ['--fix', '--dry-run', '--format', 'json'], '--output json=<file>'],
])('%s', async (_, flags, hint) => {
  const { status, stderr } = await runCli(['check', ...flags], { cwd: site({}, tiny) });
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(hint) });
});

test('a fix is data: a range and a text', async () => {
  const cwd = site({ [FILE]: wrong }, tiny);
  const { stdout } = await runCli(['check', '--format', 'json'], { cwd });
  const line = wrong.split('\n').findIndex((one) => one.startsWith('title:')) + 1;
  expect(JSON.parse(stdout).diagnostics[0].fix).toEqual({
    range: { start: { line, column: 8 }, end: { line, column: 29 } },
    text: colon,
    isSafe: true,
  });
  const { stdout: sarif } = await runCli(['check', '--format', 'sarif'], { cwd });
  const [{ fixes }] = JSON.parse(sarif).runs[0].results;
  expect(fixes[0].artifactChanges[0]).toMatchObject({
    artifactLocation: { uri: FILE },
    replacements: [{ deletedRegion: { startLine: line, startColumn: 8 }, insertedContent: { text: colon } }],
  });
});
