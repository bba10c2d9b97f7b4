// What is fixed while another program changes the same files, and what a fix does that breaks a file.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { copyContent } from '../../../../generator/tools/edits/content-copy.ts';
import { fixContent } from '../../../../generator/tools/fixes/fix-content.ts';
import { site } from '../../../support/content/site.ts';

vi.mock('../../../../generator/tools/edits/content-copy.ts', { spy: true });

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));
const now = new Date('2026-01-01T12:00:00Z');

const COURSE = 'courses/first-aid.yaml';
const right = readFileSync(join(tiny, COURSE), 'utf8');
const title = /^title: (.*)$/m.exec(right)?.[0] ?? '';
const wrong = right.replace(title, 'title: First Aid: the basics');

/** Fixes a content in which a file is wrong; `meanwhile` is called when the copy was made. */
async function fix(text: string, meanwhile: (file: string) => void = () => undefined) {
  const content = site({ [COURSE]: text }, tiny);
  const target = join(content, COURSE);
  const isChosen = (): boolean => {
    if (vi.mocked(copyContent).mock.calls.length > 0) meanwhile(target);
    return true;
  };
  vi.mocked(copyContent).mockClear();
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

test('content in which nothing can be fixed is not copied', async () => {
  expect((await fix(right)).result).toEqual({ files: [], fixed: [], left: [] });
  expect(copyContent).not.toHaveBeenCalled();
});

test('copies of a content have one place, one after the other, and leave nothing behind', async () => {
  const content = site({ 'a.yaml': 'x' });
  const first = await copyContent(content);
  writeFileSync(join(first.folder, 'left.yaml'), 'y');
  const second = copyContent(content);
  first.remove();
  const { folder, remove } = await second;
  expect([folder, readdirSync(folder)]).toEqual([first.folder, ['a.yaml']]);
  remove();
  expect(existsSync(folder)).toBe(false);
});
