// The data in a page does not repeat its head: what the browser reads from there must be what a data file would say.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { JSON_LD, PAGE_TAGS } from '../../../src/app/navigation/load-page.ts';
import { visit } from '../../support/browser/visit.ts';

const ownTags = (page: Page): Promise<readonly string[]> =>
  // In HTML, a "<" of JSON is escaped; in JSON, that is the same.
  page
    .locator(`head :is(${PAGE_TAGS}), ${JSON_LD}`)
    .evaluateAll((tags) => tags.map((tag) => tag.outerHTML.replaceAll('\\u003c', '<')));

test('back puts the head of the first page back as it was', async () => {
  const { page, problems } = await visit('/courses/capm');
  const before = await ownTags(page);
  expect(before.length).toBeGreaterThan(10);
  await page.locator('footer').getByRole('link', { name: 'Schedule' }).first().click();
  await page.waitForURL('**/schedule');
  await expect.poll(() => ownTags(page)).not.toEqual(before);
  // What is the same on every page is left alone.
  expect(await page.locator('head > meta:is([charset], [name=viewport], [name=theme-color])').count()).toBe(4);
  expect(await page.title()).not.toBe('');
  expect(await page.locator('head > title').count()).toBe(1);
  await page.goBack();
  await page.waitForURL('**/courses/capm');
  await expect.poll(() => ownTags(page)).toEqual(before);
  expect(problems).toEqual([]);
});
