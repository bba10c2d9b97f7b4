// Tables that an author writes in Markdown: they look like tables, and a wide one never moves the page sideways.
import { beforeAll, expect, test } from 'vitest';
import { axeViolations } from '../../support/browser/axe.ts';
import { openOtherProvider } from '../../support/browser/other-provider.ts';
import { overflow } from '../../support/browser/overflow.ts';
import { visit } from '../../support/browser/visit.ts';

const WIDE = `Les modules :

| Module | Durée | Formateur | Salle | Matériel |
|:--|--:|:-:|---|---|
| Rattrapage photographique | 12 h | Intervenante extérieure | Laboratoire | Appareil photographique |
| Développement | 8 h | Intervenant | Studio | Ordinateur |

Le niveau :

| | Module |
|---|---|
| Un | Deux |

Les dates :

| | Module |
|---|---|
| Lundi | Mardi |

Les prix :

| Un | Deux | Trois | Quatre |
|---|---|---|---|
| 1 | 2 | 3 | 4 |
`;

let url: string;

beforeAll(async () => {
  url = await openOtherProvider(({ edit }) => edit('courses/montage-video.yaml', { overview: WIDE }));
});

test('a wide table scrolls within its frame on a phone, by keyboard too, and looks like a table', async () => {
  const { page } = await visit('/courses/montage-video', { url, width: 375 });
  const frame = page.getByRole('group', { name: 'Module, Durée, Formateur, Salle, Matériel' });
  // Four columns have room for words, whatever is in them.
  const short = page.getByRole('group', { name: 'Un, Deux, Trois, Quatre' });
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(overflow)).toBeUndefined();
    expect(await frame.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
    expect(await short.evaluate((box) => box.scrollWidth)).toBe(576);
  }
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await axeViolations(page)).toEqual([]);
  // On a wide screen cells have borders, headers a ground of their own, and numbers are at the end.
  await page.setViewportSize({ width: 1280, height: 800 });
  const table = page.locator('main table').first();
  const style = (selector: string) =>
    table
      .locator(selector)
      .first()
      .evaluate((cell) => {
        const { borderInlineStartWidth: border, backgroundColor: ground, textAlign } = getComputedStyle(cell);
        return { border, ground, textAlign };
      });
  const [head, cell] = [await style('th'), await style('td')];
  expect(cell).toMatchObject({ border: '1px', textAlign: 'start' });
  expect(head.ground).not.toBe(cell.ground);
  expect((await style('td:nth-child(2)')).textAlign).toBe('end');
  expect(await page.locator('main th:empty').count()).toBe(0);
});
