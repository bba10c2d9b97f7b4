import { expect, test } from 'vitest';
import { makeHead } from '../../../../generator/features/shell/head.ts';
import { contextOfTiny } from '../../../support/content/tiny-plan.ts';

const input = {
  address: '/courses/first-aid',
  title: 'First Aid',
  description: 'Two days.',
  keywords: ['cpr'],
  picture: 'media/social/first-aid.png',
  pictureAlt: 'A kit',
  jsonLd: [{ a: 1 }],
};

async function head(base = '/'): Promise<ReadonlyMap<string | undefined, string | undefined>> {
  const { title, canonical, meta } = makeHead(input, await contextOfTiny({}, base));
  const named = meta.map((tag) => [tag['name'] ?? tag['property'], tag['content']] as const);
  return new Map([['title', title], ['canonical', canonical], ...named]);
}

test.each([
  ['title', 'First Aid | Harbour First Aid'],
  ['canonical', 'https://harbour.example.com/courses/first-aid'],
  ['description', 'Two days.'],
  ['keywords', 'cpr, first aid'],
  ['geo.region', 'GB'],
  ['geo.placename', 'Bristol'],
  ['geo.position', '51.45;-2.6'],
  ['ICBM', '51.45, -2.6'],
  ['og:title', 'First Aid | Harbour First Aid'],
  ['og:description', 'Two days.'],
  ['og:url', 'https://harbour.example.com/courses/first-aid'],
  ['og:site_name', 'Harbour First Aid'],
  ['og:locale', 'en_GB'],
  ['og:image', 'https://harbour.example.com/media/social/first-aid.png'],
  ['og:image:alt', 'A kit'],
  ['twitter:card', 'summary_large_image'],
])('%s: %s', async (name, expected) => {
  expect((await head()).get(name)).toBe(expected);
});

test('below a base, addresses carry it', async () => {
  const tags = await head('/sub/');
  expect(tags.get('canonical')).toBe('https://harbour.example.com/sub/courses/first-aid');
  expect(tags.get('og:image')).toBe('https://harbour.example.com/sub/media/social/first-aid.png');
});
