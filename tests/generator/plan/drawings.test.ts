import { expect, test } from 'vitest';
import type { Site } from '../../../schemas/types.ts';
import { plan } from '../../../generator/plan/plan.ts';
import { linkTiny, readCourseOfTiny } from '../../support/tiny-plan.ts';

const input = { base: '/', now: new Date('2026-01-01T12:00:00Z') };

async function planWith(covers: Site['covers']) {
  const site = await linkTiny();
  const settings = { ...site.settings, ...(covers ? { covers } : {}) };
  return plan({ ...site, settings }, input, readCourseOfTiny);
}

const socialFiles = async (covers: Site['covers']): Promise<readonly string[]> =>
  (await planWith(covers)).pictures
    .map(({ file }) => file)
    .filter((file) => file.startsWith('media/social/') && !/\/(pages\/|site\.png)/.test(file));

test.each([undefined, { social: 'course' as const }])('with %j every course has its social picture', async (covers) => {
  expect((await socialFiles(covers)).toSorted()).toEqual([
    'media/social/child-care.png',
    'media/social/fire-safety.png',
    'media/social/first-aid.png',
  ]);
});

test('the courses of a category may share one', async () => {
  expect(await socialFiles({ social: 'category' })).toEqual([
    'media/social/categories/health.png',
    'media/social/categories/safety.png',
  ]);
});

test('the shared picture is the one that pages name, with the words that stand on it', async () => {
  const { pages } = await planWith({ social: 'category' });
  const meta = pages.find(({ address }) => address === '/courses/first-aid')?.head.meta ?? [];
  const content = (name: string) => meta.find((tag) => (tag['name'] ?? tag['property']) === name)?.['content'];
  expect(content('og:image')).toBe('https://harbour.example.com/media/social/categories/health.png');
  expect(content('twitter:image')).toBe(content('og:image'));
  expect([content('og:image:alt'), content('twitter:image:alt')]).toEqual(['Health', 'Health']);
});

test('covers are drawn all the same, one for each of the first courses of a subcategory', async () => {
  const files = (await planWith({ social: 'category' })).pictures.map(({ file }) => file);
  expect(files.filter((file) => file.startsWith('media/covers/'))).toHaveLength(3);
});
