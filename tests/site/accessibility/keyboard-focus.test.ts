// From end to end of every design by the Tab key: the focus is always seen and never under what floats.
import { expect, test } from 'vitest';
import { templateAddresses } from '../../support/html/addresses.ts';
import { everyNth, isLong, longTest } from '../../support/cases.ts';
import { walk } from '../../support/browser/focus.ts';
import { visit } from '../../support/browser/visit.ts';

const ways = [
  ['Tab', 1280],
  ['Shift+Tab', 375],
] as const;

/** Designs share their parts: every eleventh, one way each, in turn. */
const walks = everyNth(templateAddresses, 11).flatMap((address, turn) =>
  (isLong ? ways : [ways[turn % 2] ?? ways[0]]).map(([key, width]) => ({ address, key, width })),
);

test.each(walks)('$address by $key at $width px', async ({ address, key, width }) => {
  const { page } = await visit(address, { width, height: 700 });
  const stops = await walk(page, key);
  expect(stops.length).toBeGreaterThan(20);
  expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
});

test('a subject of the catalogue that has the focus is whole in view on a phone', async () => {
  const { page } = await visit('/courses', { width: 375 });
  const subjects = page.getByRole('navigation', { name: 'Jump to' }).getByRole('link');
  await page.getByRole('combobox', { name: 'Sort by' }).focus();
  for (const subject of await subjects.all()) {
    await page.keyboard.press('Tab');
    expect(await subject.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await subject.evaluate((link) => link.getBoundingClientRect().right)).toBeLessThanOrEqual(375);
  }
  expect(await subjects.count()).toBeGreaterThan(5);
});

test('icons have the colour of the text where the system forces its colours', async () => {
  const { page } = await visit('/courses/cad');
  await page.emulateMedia({ forcedColors: 'active' });
  const colours = await page
    .locator('i')
    .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).backgroundColor));
  expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']));
});

longTest('the focus is seen where the system forces its colours', async () => {
  const { page } = await visit('/courses/cad');
  await page.emulateMedia({ forcedColors: 'active' });
  const stops = await walk(page, 'Tab');
  expect(stops.filter(({ faults }) => faults.includes('shows no focus'))).toEqual([]);
});
