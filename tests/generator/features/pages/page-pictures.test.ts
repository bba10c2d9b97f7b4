// Pictures that decorate a page are planned beside its words, without words of their own.
import { expect, test } from 'vitest';
import { invariant } from '../../../../generator/base/invariant.ts';
import { splitExtras } from '../../../../generator/features/pages/content-pages.ts';
import { contextOfTiny } from '../../../support/content/tiny-plan.ts';

test('a page has the pictures that its heading and its closing call name, without alternative texts', async () => {
  const media = [
    { file: 'media/room.svg', width: 1600, height: 1000 },
    { file: 'media/street.svg', width: 900, height: 600 },
  ];
  const context = await contextOfTiny({ media });
  const about = { template: 'about', title: 'About us', picture: 'media/room.svg' } as const;
  const closing = { title: 'Come in', picture: 'media/street.svg' };
  const { words, extras } = splitExtras({ ...about, closing }, context);
  expect(extras).toEqual({
    picture: { src: 'media/room.svg', alt: '', width: 1600, height: 1000 },
    closingPicture: { src: 'media/street.svg', alt: '', width: 900, height: 600 },
  });
  expect(words).not.toHaveProperty('picture');
});

test('a page that names none has none', async () => {
  const context = await contextOfTiny();
  const [page] = context.site.pages;
  invariant(page, 'the tiny provider has pages');
  expect(splitExtras(page.words, context).extras).not.toHaveProperty('picture');
  expect(splitExtras(page.words, context).extras).not.toHaveProperty('closingPicture');
});
