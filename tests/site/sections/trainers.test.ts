// Trainers: their list, a page of each, and the part of a course page that leads there.
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { axeViolations } from '../../support/browser/axe.ts';
import { structuredDataAt } from '../../support/html/built-site.ts';
import { overflow } from '../../support/browser/overflow.ts';
import { problemsAtBothWidths } from '../../support/browser/two-widths.ts';
import { visit } from '../../support/browser/visit.ts';

const trainer = '/trainers/asma-al-riyami';
const course = '/courses/effective-leadership';

/** Nothing is wider than the page, and the portrait is beside the name. */
async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  expect(await page.evaluate(overflow)).toBeUndefined();
  const boxes = [page.getByRole('img', { name: 'Asma Al Riyami' }), page.locator('h1')].map((part) =>
    part.boundingBox(),
  );
  const [portrait, name] = await Promise.all(boxes);
  if (!portrait || !name) throw new Error('The portrait or the name is not shown.');
  expect(portrait.x + portrait.width).toBeLessThan(name.x);
  expect(portrait.y + portrait.height).toBeGreaterThan(name.y);
}

test('the list fits a phone and a wide screen, without a violation', async () => {
  const { page, problems } = await visit('/trainers');
  expect(await problemsAtBothWidths(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('the list leads to everybody who teaches, also without scripts', async () => {
  const { page } = await visit('/trainers', { hasScript: false });
  const links = page.locator('main ul a[href^="/trainers/"]');
  expect(await links.count()).toBe(7);
  await links.filter({ hasText: 'Asma Al Riyami' }).click();
  expect(new URL(page.url()).pathname).toBe(trainer);
  expect(await page.locator('h1').textContent()).toBe('Asma Al Riyami');
});

test('a trainer is reached from a course by keyboard, on a page that fits, and leads back to it', async () => {
  const { page, problems } = await visit(course);
  const link = page.locator('#trainers a');
  expect(await link.textContent()).toBe('Asma Al Riyami');
  await page.locator('a[href="#trainers"]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('trainers');
  await page.keyboard.press('Tab');
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${trainer}`);
  await page.getByRole('heading', { level: 1, name: 'Asma Al Riyami' }).waitFor();
  await expectFits(page, 1440);
  expect(await axeViolations(page)).toEqual([]);
  await expectFits(page, 375);
  await page.locator(`main a[href="${course}"]`).first().click();
  await page.waitForURL(`**${course}`);
  expect(problems).toEqual([]);
});

test('a course that names no trainer says nothing of trainers', async () => {
  const htmlOf = async (address: string): Promise<string> => (await fetch(new URL(address, inject('url')))).text();
  expect(await htmlOf(course)).toMatch(/id="trainers"/);
  expect(await htmlOf('/courses/time-management')).not.toMatch(/id="trainers"|href="#trainers"/);
});

test('search engines are given the person, and the course names them', async () => {
  const person = (await structuredDataAt(trainer)).find((data) => data['@type'] === 'Person');
  expect(person).toMatchObject({ name: 'Asma Al Riyami', url: expect.stringMatching(/\/trainers\/asma-al-riyami$/) });
  const taught = (await structuredDataAt(course)).find((data) => data['@type'] === 'Course');
  const instances = taught?.['hasCourseInstance'] as readonly Record<string, unknown>[];
  expect(instances.every(({ instructor }) => JSON.stringify(instructor).includes(String(person?.['@id'])))).toBe(true);
});
