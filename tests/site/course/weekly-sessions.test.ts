// A course that is held every week: its page shows the next sessions, and the later ones on demand.
import { expect, test } from 'vitest';
import { openOtherProvider } from '../../support/browser/other-provider.ts';
import { visit } from '../../support/browser/visit.ts';

const WEEK_MS = 604_800_000;
const first = Date.UTC(2030, 0, 8);
const dayOf = (week: number): string => new Date(first + week * WEEK_MS).toISOString().slice(0, 10);

const sessionsOf = (course: string, count: number): string =>
  Array.from({ length: count }, (_, week) => `  - { course: ${course}, startDate: "${dayOf(week)}" }\n`).join('');

const url = await openOtherProvider((draft) => {
  draft.write(
    'schedule.yaml',
    `sessions:\n${sessionsOf('portrait-professionnel', 20)}${sessionsOf('retouche-photo', 12)}`,
  );
});

test.each([true, false])('the later ones can be unfolded, with scripts: %s', async (hasScript) => {
  const { page } = await visit('/courses/portrait-professionnel', { url, hasScript });
  const items = page.locator('#sessions li');
  expect(await items.count()).toBe(20);
  expect(await items.evaluateAll((all) => all.filter((each) => each.checkVisibility()).length)).toBe(8);
  await page.locator('#sessions summary', { hasText: '12' }).click();
  expect(await items.last().isVisible()).toBe(true);
});

test('a dozen is shown whole', async () => {
  const { page } = await visit('/courses/retouche-photo', { url, hasScript: false });
  expect(await page.locator('#sessions li').last().isVisible()).toBe(true);
  expect(await page.locator('#sessions summary').count()).toBe(0);
});
