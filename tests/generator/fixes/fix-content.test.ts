// What is fixed while somebody else works on the same files, and what a fix does that breaks a file.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fixContent } from '../../../generator/fixes/fix-content.ts';
import { site } from '../../support/site.ts';

const tiny = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));
const now = new Date('2026-01-01T12:00:00Z');

const COURSE = 'courses/first-aid.yaml';
const right = readFileSync(join(tiny, COURSE), 'utf8');
const title = /^title: (.*)$/m.exec(right)?.[0] ?? '';
const wrong = right.replace(title, 'title: First Aid: the basics');

/** Fixes a content in which a file is wrong; `meanwhile` is called when the first problem has been found. */
async function fix(text: string, meanwhile: (file: string) => void = () => undefined) {
  const content = site({ [COURSE]: text }, tiny);
  const target = join(content, COURSE);
  const isChosen = (): boolean => {
    meanwhile(target);
    return true;
  };
  return { target, result: await fixContent({ content, now, isChosen, isDryRun: false }) };
}

test('a file that is deleted meanwhile stays deleted', async () => {
  const { target, result } = await fix(wrong, (file) => rmSync(file, { force: true }));
  expect(result.left).toEqual([COURSE]);
  expect(() => readFileSync(target)).toThrow('ENOENT');
});

test('a file that is saved meanwhile stays as it was saved', async () => {
  const { target, result } = await fix(wrong, (file) => writeFileSync(file, right));
  expect(result.left).toEqual([COURSE]);
  expect(readFileSync(target, 'utf8')).toBe(right);
});
