import { expect, test } from 'vitest';
import { robots, sitemaps } from '../../../../generator/features/shell/sitemap.ts';
import { planOfTiny } from '../../../support/content/tiny-plan.ts';

const urlOf = (file: string): string => `https://example.com/${file}`;
const pages = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => urlOf(`page-${i}`));
const entries = (urls: readonly string[]) => urls.map((url) => ({ url }));
const locations = (text = ''): readonly string[] =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);

test('addresses are escaped', () => {
  const [file] = sitemaps(entries(['https://example.com/?a=1&b=<2>']), urlOf);
  expect(file?.text).toContain('<loc>https://example.com/?a=1&amp;b=&lt;2&gt;</loc>');
});

test('the day of the last change is given where it is known', () => {
  const [file] = sitemaps([{ url: 'https://example.com/news', changed: '2026-03-09' }], urlOf);
  expect(file?.text).toContain('<loc>https://example.com/news</loc><lastmod>2026-03-09</lastmod></url>');
});

test('50,000 addresses stand in one file', () => {
  const files = sitemaps(entries(pages(50_000)), urlOf);
  expect(files.map(({ file }) => file)).toEqual(['sitemap.xml']);
  expect(files[0]?.text).toContain('<urlset');
});

test('more are split into several files with an index in the place of the one', () => {
  const urls = pages(100_001);
  const [index, ...parts] = sitemaps(entries(urls), urlOf);
  expect(index?.file).toBe('sitemap.xml');
  expect(index?.text).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(locations(index?.text)).toEqual(parts.map(({ file }) => urlOf(file)));
  expect(parts.map(({ file }) => file)).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']);
  expect(parts.map(({ text }) => locations(text).length)).toEqual([50_000, 50_000, 1]);
  expect(parts.flatMap(({ text }) => locations(text))).toEqual(urls);
});

test('a file does not grow beyond the size that is allowed, whatever the letters', () => {
  const urls = Array.from({ length: 100 }, (_, i) => urlOf(`التدريب-${i}`));
  const [, ...parts] = sitemaps(entries(urls), urlOf, { urls: 50_000, bytes: 2000 });
  expect(parts.length).toBeGreaterThan(1);
  for (const { text } of parts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(2000);
  expect(parts.flatMap(({ text }) => locations(text))).toEqual(urls);
});

test('a site without pages has an empty sitemap', () => {
  const [file, ...others] = sitemaps([], urlOf);
  expect(locations(file?.text)).toEqual([]);
  expect(others).toEqual([]);
});

test('the sitemap lists each content once, below the base', async () => {
  const { texts } = await planOfTiny('/sub/');
  const text = texts.find(({ file }) => file === 'sitemap.xml')?.text ?? '';
  const urls = [...text.matchAll(/<loc>https:\/\/harbour\.example\.com\/sub\/([^<]*)<\/loc>/g)].map(([, rest]) => rest);
  expect(urls).toEqual([
    '',
    'contact',
    'courses',
    'courses/3',
    'courses/child-care',
    'courses/first-aid',
    'register',
    'schedule',
  ]);
});

test('robots may read everything and find the sitemap', () => {
  expect(robots('https://example.com/sitemap.xml')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.com/sitemap.xml\n',
  );
});
