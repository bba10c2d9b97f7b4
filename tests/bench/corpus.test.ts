import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { courseYaml, writeCorpus } from '../../bench/corpus.ts';
import { check } from '../../generator/index.ts';
import { hashesOf } from '../support/program/program.ts';
import { temporaryFolder } from '../support/content/site.ts';

/** The day of the measured builds. */
const now = new Date('2026-12-01T12:00:00Z');

test('the same number of courses gives the same bytes, and content without errors or warnings', async () => {
  const [first, second] = [join(temporaryFolder(), 'content'), join(temporaryFolder(), 'content')];
  for (const folder of [first, second]) writeCorpus(60, folder);
  expect(hashesOf(first)).toEqual(hashesOf(second));
  const { diagnostics } = await check({ content: first, now });
  expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
});

test('a course is the same in a corpus of any size', () => {
  const folder = join(temporaryFolder(), 'content');
  writeCorpus(20, folder);
  expect(readFileSync(join(folder, 'courses', 'course-00017.yaml'), 'utf8')).toBe(courseYaml(17));
});

test('lengths vary, some texts are mixed with Arabic, some titles are long', () => {
  const texts = Array.from({ length: 100 }, (_, i) => courseYaml(i + 1));
  const lengths = texts.map(({ length }) => length);
  expect(Math.max(...lengths) / Math.min(...lengths)).toBeGreaterThan(1.3);
  expect(texts.filter((text) => /[\u0600-\u06ff]/.test(text))).toHaveLength(5);
  expect(texts.filter((text) => (/^title: (.*)$/m.exec(text)?.[1] ?? '').length > 90)).toHaveLength(4);
});
