import { expect, test } from 'vitest';
import { headingIds, headingWords } from '../../../generator/model/heading-ids.ts';

test.each([
  ['What we keep', 'what-we-keep'],
  ['1. Who we are', '1-who-we-are'],
  ['Données personnelles & cookies', 'donnees-personnelles-cookies'],
  ['Ihr Recht auf Löschung', 'ihr-recht-auf-loschung'],
  ['سياسة الخصوصية', 'سياسة-الخصوصية'],
  ['**Your** [rights](/contact)', 'your-rights'],
  ['The file `site_map.xml`', 'the-file-site-map-xml'],
  ['!?', 'section'],
  ['Main', 'main-2'],
  ['Announcement', 'announcement-2'],
])('%s', (heading, id) => {
  expect(headingIds([heading])).toEqual([id]);
});

test('headings with the same words are counted, and never take the id of another', () => {
  expect(headingIds(['Rights', 'Rights 2', 'Rights', 'Rights'])).toEqual([
    'rights',
    'rights-2',
    'rights-3',
    'rights-4',
  ]);
});

test('the words of a heading are without its marks', () => {
  expect(headingWords('**Your** _own_ [rights](/contact) in `text`')).toBe('Your own rights in text');
});
