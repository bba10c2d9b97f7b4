import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { searchFiles } from '../../../../generator/features/search/search-index.ts';
import { siteContext } from '../../../../generator/features/shell/site-context.ts';
import type { SearchIndex } from '../../../../src/search/search-props.ts';
import { linkLarge } from '../../../support/browser/large-site.ts';

/** What a phone may load before it can search, compressed. */
const BUDGET = 300_000;

const syllables = 'pro ject ma nage risk in spec tion la bour safe ty pay ment lap top cer ti fi cate'.split(' ');

/** Questions of which no two are the same, except the first: all courses ask it. */
const questionsAt = (i: number) => [
  { question: 'Is there parking?' },
  ...[1, 2, 3, 4].map((n) => {
    const word = (from: number) => [7, 11, 13].map((step) => syllables[(from * step + n) % syllables.length]).join('');
    return { question: `Do I need ${word(i)} ${word(i * 3)} before ${word(i * 7 + n)} ${i * n}?` };
  }),
];

test('only a site with a search has its index, and ten thousand courses are a small one', async () => {
  const site = await linkLarge(10_000);
  const input = { base: '/', now: new Date('2026-01-01T12:00:00Z') };
  expect(searchFiles(siteContext(site, input))).toEqual([]);
  const settings = { ...site.settings, header: { search: 'site' as const } };
  const courses = site.courses.map((linked, i) => ({
    ...linked,
    course: { ...linked.course, questions: questionsAt(i) },
  }));
  const [file] = searchFiles(siteContext({ ...site, courses, settings }, input));
  expect(file?.file).toBe('data/search.json');
  const packed = gzipSync(file?.text ?? '');
  expect(packed.length).toBeLessThan(BUDGET);
  const index = JSON.parse(gunzipSync(packed).toString()) as SearchIndex;
  expect(index.courses).toHaveLength(10_000);
  expect(index.pages.map(({ to }) => to)).toContain('/courses');
  // Each question once; where there is no room for all, those that come first.
  expect(index.asked.slice(0, 2)).toEqual(['Is there parking?', questionsAt(0)[1]?.question]);
  expect(index.askedOf.slice(0, 3)).toEqual([0, 0, 1]);
  expect(new Set(index.asked).size).toBe(index.asked.length);
  expect(index.asked.length).toBeGreaterThan(5000);
  expect(index.asked.length).toBeLessThan(10_000);
});

test('a page of text is found by its words, each once, as far as there is room for all of them', async () => {
  const site = await linkLarge(1);
  const [page] = site.pages;
  if (!page) throw new Error('no page');
  const words = {
    template: 'text',
    title: 'Terms',
    text: '## Fees\n\nA Refund of fees is no refund of **fees**.',
  } as const;
  const long = {
    template: 'text',
    title: 'Long',
    text: Array.from({ length: 100_000 }, (_, i) => `word${i}`).join(' '),
  } as const;
  const settings = { ...site.settings, header: { search: 'site' as const } };
  const pages = [words, long, words].map((one, i) => ({ ...page, address: `/${i}`, words: one }));
  const [file] = searchFiles(
    siteContext({ ...site, pages, settings }, { base: '/', now: new Date('2026-01-01T12:00:00Z') }),
  );
  const found = (JSON.parse(file?.text ?? '') as SearchIndex).pages;
  expect(found).toContainEqual({ title: 'Terms', to: '/0', words: 'Fees', text: 'fees refund' });
  expect(found).toContainEqual({ title: 'Terms', to: '/2', words: 'Fees', text: 'fees refund' });
  expect(found).toContainEqual({ title: 'Long', to: '/1' });
});
