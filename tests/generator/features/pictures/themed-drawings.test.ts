import { expect, test } from 'vitest';
import type { MediaFile } from '../../../../generator/model/content.ts';
import { themedDrawings } from '../../../../generator/features/pictures/themed-drawings.ts';
import { palettesOf } from '../../../../generator/theme/derive.ts';
import { planOfTiny } from '../../../support/content/tiny-plan.ts';

const drawing = (svg: string): MediaFile => ({ file: 'media/hero.svg', width: 10, height: 10, svg });

const named = drawing(
  '<svg xmlns="http://www.w3.org/2000/svg"><path fill="var(--color-sea, #123456)" stroke="var( --color-none,red)"/></svg>\n',
);

test('a drawing that names a colour has its value in light and dark mode, after a change of the theme too', () => {
  for (const brand of ['#8c2f4b', '#0f5f59']) {
    const [published] = themedDrawings({ media: [named], theme: { brand } });
    const { light, dark } = palettesOf({ brand });
    expect(published).toEqual({
      file: 'media/hero.svg',
      text: named.svg?.replace(
        '</svg>',
        `<style>:root{--color-sea:${light.sea}}@media(prefers-color-scheme:dark){:root{--color-sea:${dark.sea}}}</style></svg>`,
      ),
    });
  }
});

test('other drawings and photographs are published as they are', () => {
  const plain = drawing('<svg xmlns="http://www.w3.org/2000/svg"><path fill="#123456"/></svg>');
  const photograph = { file: 'media/room.jpg', width: 10, height: 10, hash: 'abc' };
  expect(themedDrawings({ media: [plain, photograph] })).toEqual([]);
});

test('it is planned once: as a text, not as a copy', async () => {
  const plan = await planOfTiny('/', { media: [named] });
  expect(plan.media).not.toContain('media/hero.svg');
  expect(plan.texts.filter(({ file }) => file === 'media/hero.svg')).toHaveLength(1);
});
