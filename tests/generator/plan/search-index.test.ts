import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { searchFiles } from '../../../generator/plan/search-index.ts';
import { siteContext } from '../../../generator/plan/site-context.ts';
import type { SearchIndex } from '../../../src/page-props.ts';
import { linkLarge } from '../../support/large-site.ts';

/** What a phone may load before it can search, compressed. */
const BUDGET = 300_000;

test('only a site with a search has its index, and ten thousand courses are a small one', async () => {
  const site = await linkLarge(10_000);
  const input = { base: '/', now: new Date('2026-01-01T12:00:00Z') };
  expect(searchFiles(siteContext(site, input))).toEqual([]);
  const settings = { ...site.settings, header: { search: 'site' as const } };
  const [file] = searchFiles(siteContext({ ...site, settings }, input));
  expect(file?.file).toBe('data/search.json');
  const packed = gzipSync(file?.text ?? '');
  expect(packed.length).toBeLessThan(BUDGET);
  const index = JSON.parse(gunzipSync(packed).toString()) as SearchIndex;
  expect(index.titles).toHaveLength(10_000);
  expect(index.pages.map(({ to }) => to)).toContain('/courses');
});
