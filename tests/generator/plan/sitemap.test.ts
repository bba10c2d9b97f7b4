import { expect, test } from 'vitest';
import { robots, sitemap } from '../../../generator/plan/sitemap.ts';
import { planOfTiny } from '../../support/tiny-plan.ts';

test('addresses are escaped', () => {
  expect(sitemap(['https://example.com/?a=1&b=<2>'])).toContain('<loc>https://example.com/?a=1&amp;b=&lt;2&gt;</loc>');
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
