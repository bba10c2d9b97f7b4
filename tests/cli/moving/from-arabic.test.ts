// prospectus new site --from: what is written in other letters than those of addresses.
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
