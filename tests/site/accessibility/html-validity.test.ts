// Every page is valid HTML: by html-validate, and by the W3C's checker where this machine has it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { everyNth } from '../../support/cases.ts';
import { htmlProblems } from '../../support/html/html-problems.ts';
import { hasVnu, vnuProblems } from '../../support/html/vnu.ts';

/** Half a second a page, on a busy machine: every third is read, and in the long run all. */
const VALIDATION_MS = 600_000;

const pages = (): readonly string[] =>
  readdirSync(inject('out'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

test(
  'html-validate finds nothing on pages',
  () => {
    const found = everyNth(pages(), 12).flatMap((page) =>
      htmlProblems(page, readFileSync(join(inject('out'), page), 'utf8')),
    );
    expect(pages().length).toBeGreaterThan(60);
    expect(found).toEqual([]);
  },
  VALIDATION_MS,
);

if (!hasVnu) console.info('The W3C checker is skipped: it needs Java, and VNU_JAR with the place of vnu.jar.');

test.skipIf(!hasVnu)('the W3C checker finds no error and gives no warning on any page', () => {
  expect(vnuProblems(inject('out'))).toEqual([]);
});
