// prospectus new site --from: letters of other scripts, and signs of money that several countries use.
import { expect, test } from 'vitest';
import { item, movingExport, movingFile, redirectsIn } from '../../support/program/moving.ts';

test('titles in other letters than those of addresses', async () => {
  const link = (name: string): string => `https://a.example/${encodeURIComponent(name)}/`;
  const post = (title: string, id: string, kind: string): string =>
    item({
      ...{ title, link: link(title), 'wp:post_name': encodeURIComponent(title).toLowerCase() },
      ...{ 'wp:post_id': id, 'wp:post_type': kind },
    });
  const moved = await movingExport(
    '<title>Carving</title><wp:base_blog_url>https://a.example</wp:base_blog_url>',
    ...[post('دورة', '7', 'product'), post('الإسعاف', '8', 'product')],
  );
  expect([...redirectsIn(moved)].filter(([from]) => from.includes('%')).map(([, to]) => to)).toEqual([
    '/courses/dwra',
    '/courses/alasaaf',
  ]);
});

test('an address in percent signs, of which nothing can be in a new one', async () => {
  const data = JSON.stringify({
    '@type': 'Course',
    name: 'دورة',
    url: 'https://a.example/%D8%AF%D9%88%D8%B1%D8%A9/',
  });
  const moved = await movingFile('a.html', `<script type="application/ld+json">${data}</script>`);
  expect(moved.read('courses/dwra.yaml')).toMatchObject({ title: 'دورة' });
});

test.each([
  ['AU', { currency: 'AUD', price: 450 }],
  ['US', { currency: 'USD', price: 450 }],
])('a sign of several currencies is that of the country: %s', async (country, { currency, price }) => {
  const location = { '@type': 'Place', name: 'Hall', address: { '@type': 'PostalAddress', addressCountry: country } };
  const data = {
    '@type': 'Course',
    name: 'Wood Carving',
    description: 'Spoons and bowls from green wood.',
    offers: { '@type': 'Offer', price: '$450' },
    hasCourseInstance: [{ '@type': 'CourseInstance', startDate: '2030-03-04', location }],
  };
  const moved = await movingFile(
    'a.html',
    `<html><script type="application/ld+json">${JSON.stringify(data)}</script></html>`,
  );
  expect(moved.read('site.yaml')).toMatchObject({ currency });
  expect(moved.read('courses/a.yaml')).toMatchObject({ price });
});
