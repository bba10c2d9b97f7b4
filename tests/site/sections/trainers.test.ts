// Trainers: their list, a page of each, and the part of a course page that leads there.
import { expect, test } from 'vitest';
import { axeViolations } from '../../support/browser/axe.ts';
import { structuredDataAt } from '../../support/html/built-site.ts';
import { overflow } from '../../support/browser/overflow.ts';
import { look, visit } from '../../support/browser/visit.ts';
import { everyNth } from '../../support/cases.ts';

const trainer = '/trainers/asma-al-riyami';
const course = '/courses/effective-leadership';

test.each(
  everyNth(
    [
      ['/trainers', 375],
      ['/trainers', 1440],
      [trainer, 375],
      [trainer, 1440],
    ] as const,
    3,
  ),
)('%s fits %i pixels, without a violation', async (address, width) => {
  const { page, problems } = await visit(address, { width });
  expect(await page.evaluate(overflow)).toBeUndefined();
  expect(await axeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test.each(everyNth([375, 1440], 2))('at %i px the portrait is beside the name', async (width) => {
  const { page } = await look(trainer, { width });
  const boxes = [page.getByRole('img', { name: 'Asma Al Riyami' }), page.locator('h1')].map((part) =>
    part.boundingBox(),
  );
  const [portrait, name] = await Promise.all(boxes);
  if (!portrait || !name) throw new Error('The portrait or the name is not shown.');
  expect(portrait.x + portrait.width).toBeLessThan(name.x);
  expect(portrait.y + portrait.height).toBeGreaterThan(name.y);
});

test('the list leads to everybody who teaches, also without scripts', async () => {
  const { page } = await visit('/trainers', { hasScript: false });
  const links = page.locator('main ul a[href^="/trainers/"]');
  expect(await links.count()).toBe(7);
  await links.filter({ hasText: 'Asma Al Riyami' }).click();
  expect(new URL(page.url()).pathname).toBe(trainer);
  expect(await page.locator('h1').textContent()).toBe('Asma Al Riyami');
});

test('a trainer is reached from a course by keyboard, and leads back to it', async () => {
  const { page } = await visit(course);
  const link = page.locator('#trainers a');
  expect(await link.textContent()).toBe('Asma Al Riyami');
  await page.locator('a[href="#trainers"]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('trainers');
  await page.keyboard.press('Tab');
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${trainer}`);
  await page.locator(`main a[href="${course}"]`).first().click();
  await page.waitForURL(`**${course}`);
});

test('a course that names no trainer says nothing of trainers', async () => {
  const { page } = await look('/courses/time-management');
  expect(await page.locator('#trainers, a[href="#trainers"]').count()).toBe(0);
});

test('search engines are given the person, and the course names them', async () => {
  const person = (await structuredDataAt(trainer)).find((data) => data['@type'] === 'Person');
  expect(person).toMatchObject({ name: 'Asma Al Riyami', url: expect.stringMatching(/\/trainers\/asma-al-riyami$/) });
  const taught = (await structuredDataAt(course)).find((data) => data['@type'] === 'Course');
  const instances = taught?.['hasCourseInstance'] as readonly Record<string, unknown>[];
  expect(instances.every(({ instructor }) => JSON.stringify(instructor).includes(String(person?.['@id'])))).toBe(true);
});
