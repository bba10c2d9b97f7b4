// What was typed and not sent: it outlives links, Back and reloads within the tab, and nothing private is kept.
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { type FieldEntries, fillIn, readForm, visitForm } from '../../support/browser/form-visit.ts';
import { newVisit, untilHydrated } from '../../support/browser/visit.ts';
import { everyNth, longTest } from '../../support/cases.ts';

const session = '/register?course=CAPM&startDate=2025-12-05&endDate=2025-12-19&duration=40%20Hours';
const person = { 'First Name': 'Salma', Company: 'Example Works', Message: 'One\nTwo' };
const secret = { 'Date of Birth': '1990-04-12', 'ID Number': 'A1234567' };
const kept = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(sessionStorage));
const clearButton = (page: Page) => page.getByRole('button', { name: 'Clear the form' });

async function toSchedule(page: Page): Promise<void> {
  await page.locator('footer').getByRole('link', { name: 'Schedule', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Course schedule' }).waitFor();
}

/** Clears the form with the keyboard. */
async function expectClearing(page: Page, form: Locator): Promise<void> {
  await fillIn(form, secret);
  await form.locator('[type=submit]').focus();
  await page.keyboard.press('Tab');
  expect(await clearButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  expect(new Set(Object.values(await readForm(form, Object.keys({ ...person, ...secret }))))).toEqual(new Set(['']));
  expect(await clearButton(page).count()).toBe(0);
  // The place on the schedule is kept by the site itself.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['prospectus-positions']);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('group');
  const heading = await page.getByRole('heading', { level: 2, name: 'Your registration' }).boundingBox();
  expect(heading?.y).toBeGreaterThan(0);
}

test('a link and Back, a link to another course and a reload find a registration as it was left, without what is private, until a button clears it', async () => {
  const { page, form } = await visitForm(session);
  const expectEntries = (entries: FieldEntries) =>
    expect.poll(() => readForm(form, Object.keys(entries))).toEqual(entries);
  await fillIn(form, { ...secret, ...person });
  expect(await kept(page)).toContain('Salma');
  for (const value of Object.values(secret)) expect(await kept(page)).not.toContain(value);
  await toSchedule(page);
  await page.goBack();
  await expectEntries({ ...person, Course: 'CAPM', 'Start Date': '2025-12-05', 'Date of Birth': '', 'ID Number': '' });

  // A course without a date leaves no date of the course before.
  await page.goto('/register?course=PMP&duration=40+Hours');
  await expectEntries({ ...person, Course: 'PMP', 'Start Date': '', 'End Date': '', Duration: '40 Hours' });
  await fillIn(form, { Course: 'PMP at our site' });
  await page.reload();
  const left = { ...person, Course: 'PMP at our site', Duration: '40 Hours' };
  await expectEntries(left);

  // An address without a query takes all, but for what is typed before the page has come to life.
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(/entries\/src_vike_client\..*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/register', { waitUntil: 'commit' });
  const typed = { Course: 'Something else', 'First Name': 'Typed' };
  await fillIn(form, typed);
  goOn();
  await untilHydrated(page);
  await expectEntries({ ...left, ...typed });
  await expectClearing(page, form);
});

longTest('another session takes the place of the first, and the person stays', async () => {
  const { page, form } = await visitForm(session);
  await fillIn(form, person);
  await toSchedule(page);
  await page
    .getByRole('link', { name: /^Register: .*Six Sigma Green Belt/ })
    .first()
    .click();
  await page.waitForURL('**/register?*');
  const entries = { ...person, 'Start Date': '2025-11-04', 'End Date': '2025-11-06', Duration: '24 Hours' };
  await expect.poll(() => readForm(form, Object.keys(entries))).toEqual(entries);
  expect((await readForm(form, ['Course']))['Course']).toMatch(/Six Sigma Green Belt/);
});

longTest('a question of the visitor’s own is not replaced by one about a course, and a prepared one is', async () => {
  const { page, form } = await visitForm('/contact?course=CAPM');
  await fillIn(form, { 'Full Name': 'Salma' });
  await page.goto('/contact?course=PMP');
  const message = () => readForm(form, ['Full Name', 'Message']);
  await expect.poll(message).toEqual({ 'Full Name': 'Salma', Message: 'I have a question about PMP.' });
  await fillIn(form, { Message: 'Do you have parking?' });
  await page.goto('/contact?course=CAPM');
  await expect.poll(message).toEqual({ 'Full Name': 'Salma', Message: 'Do you have parking?' });
});

longTest('each form keeps its own', async () => {
  const { page, form } = await visitForm('/contact');
  await fillIn(form, { Email: 'salma@example.com' });
  await page.goto('/custom-corporate');
  await untilHydrated(page);
  expect(await readForm(form, ['Email'])).toEqual({ Email: '' });
  expect(await clearButton(page).count()).toBe(0);
});

test.each(everyNth(['setItem', 'getItem'], 2))('where storage refuses (%s) the form works without', async (method) => {
  const { page, problems } = await newVisit({ isFresh: true });
  await page.addInitScript((name) => {
    Object.defineProperty(Storage.prototype, name, {
      value: () => {
        throw new DOMException('Refused', 'QuotaExceededError');
      },
    });
  }, method);
  await page.goto(session);
  const form = page.locator('main form');
  await expect.poll(() => readForm(form, ['Course'])).toEqual({ Course: 'CAPM' });
  await fillIn(form, person);
  expect(await clearButton(page).isVisible()).toBe(true);
  expect(problems).toEqual([]);
});
