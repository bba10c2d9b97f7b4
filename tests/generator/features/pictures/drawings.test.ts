import { expect, test } from 'vitest';
import type { Site } from '../../../../schemas/types.ts';
import { siteDrawings } from '../../../../generator/features/pictures/drawings.ts';
import { COVER_FOLDER, COVERS } from '../../../../generator/features/pictures/picture-variants.ts';
import { planTheme } from '../../../../generator/features/shell/plan.ts';
import { siteContext } from '../../../../generator/features/shell/site-context.ts';
import { linkLarge } from '../../../support/browser/large-site.ts';
import { linkTiny, planOfTiny } from '../../../support/content/tiny-plan.ts';

const input = { base: '/', now: new Date('2026-01-01T12:00:00Z') };

async function planWith(covers: Site['covers']) {
  const site = await linkTiny();
  const settings = { ...site.settings, ...(covers ? { covers } : {}) };
  return planOfTiny('/', { settings });
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
  expect(content('og:image:alt')).toBe('Health');
});

test('all courses and pages may share the picture of the site', async () => {
  const { pages, pictures } = await planWith({ social: 'site' });
  const social = pictures.map(({ file }) => file).filter((file) => file.startsWith('media/social/'));
  expect(social).toEqual(['media/social/site.png']);
  const named = pages.flatMap(({ head }) => head.meta.filter((tag) => tag['property'] === 'og:image'));
  expect(named.length).toBeGreaterThan(3);
  expect(new Set(named.map(({ content }) => content))).toEqual(
    new Set(['https://harbour.example.com/media/social/site.png']),
  );
});

test('covers are drawn all the same, one for each of the first courses of a subcategory', async () => {
  const files = (await planWith({ social: 'category' })).pictures.map(({ file }) => file);
  expect(files.filter((file) => file.startsWith('media/covers/'))).toHaveLength(3);
});

test('of a large subcategory the first courses have covers of their own, which later ones share', async () => {
  const context = siteContext(await linkLarge(12 * (COVERS + 2)), input);
  const drawn = siteDrawings(context).filter(({ file }) => file.startsWith(COVER_FOLDER));
  expect(drawn).toHaveLength(12 * COVERS);
  expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length);
  const [group] = context.order.groups;
  const shown = group?.courses.map((linked) => context.cardOf(linked).picture?.src) ?? [];
  expect(shown.slice(COVERS)).toEqual(shown.slice(0, 2));
  expect(drawn.map(({ file }) => file)).toEqual(expect.arrayContaining(shown));
});

test('without theme.yaml covers are plain', async () => {
  expect((await linkTiny()).theme).toEqual({ covers: 'plain' });
  const { texts, links } = planTheme({ theme: { covers: 'plain' } }, '/');
  expect({ texts, links }).toEqual({ texts: [], links: undefined });
});
