// A photograph for a category, and what of a picture stays in sight.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { invariant } from '../../../../generator/base/invariant.ts';
import { checkAndLink } from '../../../../generator/build/pipeline/check.ts';
import { siteDrawings } from '../../../../generator/features/pictures/drawings.ts';
import { pictureOf } from '../../../../generator/features/pictures/picture-variants.ts';
import { siteContext } from '../../../../generator/features/shell/site-context.ts';
import { site, writeFiles } from '../../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../../fixtures/tiny', import.meta.url));
const photograph = readFileSync(fileURLToPath(new URL('../../../fixtures/moving/abend.png', import.meta.url)));
const now = new Date('2026-01-01T12:00:00Z');

async function linked(change: (catalogue: string) => string) {
  const file = 'content/catalogue.yaml';
  const folder = site({ [file]: change(readFileSync(`${tiny}/${file}`, 'utf8')) }, tiny);
  writeFiles(folder, { 'content/media/ward.png': photograph });
  const result = await checkAndLink({ content: `${folder}/content`, now });
  return { site: result.site, codes: result.diagnostics.map(({ code }) => code) };
}

const withPicture = (yaml: string) => (catalogue: string) =>
  catalogue.replace('name: Health\n', `name: Health\n    picture: ${yaml}\n`);

test('the courses of a category without a picture of their own have that of the category, with its focus', async () => {
  const { site: found, codes } = await linked(withPicture('{ file: media/ward.png, focus: top left }'));
  invariant(found, 'the content has no errors');
  const context = siteContext(found, { base: '/', now });
  const pictureFor = (slug: string) => {
    const course = context.order.courseOf(slug);
    return course && pictureOf(course, 0, context);
  };
  const own = {
    alt: '',
    focus: 'top left',
    width: 1200,
    height: 800,
    src: expect.stringMatching(/^media\/ward\..*\.jpg$/),
  };
  expect(pictureFor('first-aid')).toMatchObject(own);
  expect(pictureFor('fire-safety')).toEqual({
    alt: '',
    width: 1200,
    height: 630,
    src: 'media/covers/safety/site-1.svg',
  });
  const covers = siteDrawings(context).filter(({ file }) => file.startsWith('media/covers/'));
  expect(covers.map(({ file }) => file)).toEqual(['media/covers/safety/site-1.svg']);
  expect(codes).not.toContain('link/unused-media');
});

test.each([
  ['{ file: media/nowhere.png }', 'link/missing-media'],
  ['{ file: media/ward.png, focus: middle }', 'schema/not-allowed'],
])('%s is an error', async (yaml, code) => {
  expect((await linked(withPicture(yaml))).codes).toContain(code);
});
