// Every page is valid HTML: by html-validate, and by the W3C's checker where this machine has it.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, inject, test } from 'vitest';
import { htmlProblems } from '../support/html-problems.ts';

/** Half a second a page, on a busy machine. */
const VALIDATION_MS = 180_000;

const pages = (): readonly string[] =>
  readdirSync(inject('out'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

test(
  'html-validate finds nothing on any page',
  () => {
    const found = pages().flatMap((page) => htmlProblems(page, readFileSync(join(inject('out'), page), 'utf8')));
    expect(pages().length).toBeGreaterThan(60);
    expect(found).toEqual([]);
  },
  VALIDATION_MS,
);

/** The place of vnu.jar: as a package it weighs 30 MB and loads a Java of its own, which is too much for each install. */
const jar = process.env['VNU_JAR'];
const java = process.env['JAVA'] ?? 'java';
const isCheckable = jar !== undefined && spawnSync(java, ['-version']).status === 0;
if (!isCheckable) console.info('The W3C checker is skipped: it needs Java, and VNU_JAR with the place of vnu.jar.');

test.skipIf(!isCheckable)('the W3C checker finds no error and gives no warning on any page', () => {
  const args = ['-jar', jar ?? '', '--format', 'json', '--stdout', '--skip-non-html', inject('out')];
  const { stdout } = spawnSync(java, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const { messages }: { messages: readonly Readonly<Record<'type' | 'subType' | 'url' | 'message', string>>[] } =
    JSON.parse(stdout);
  // What is not a warning is advice about React's manner of writing <img/>.
  const found = messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning');
  expect(found.map(({ url, message }) => `${url}: ${message}`)).toEqual([]);
});
