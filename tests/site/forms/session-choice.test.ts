// The registration as a choice of a session: a link chooses one, a visitor another, and the fields that the provider
// receives follow.
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeViolations } from '../../support/browser/axe.ts';
import { fillIn, receivedFrom, visitForm } from '../../support/browser/form-visit.ts';
import { layoutShifts } from '../../support/browser/layout-shift.ts';
import { look, visit } from '../../support/browser/visit.ts';
import { everyNth, longTest } from '../../support/cases.ts';

const values = (form: Locator): Promise<readonly string[]> =>
  form
    .locator('[name=course], [name=startDate], [name=endDate], [name=duration]')
    .evaluateAll((fields) => fields.map((field) => (field instanceof HTMLInputElement ? field.value : '')));

const otherDates = (form: Locator) => form.getByText('Other dates for this course');
const chosen = (form: Locator) => form.locator('[name=session]:checked');
const summary = (page: Page) => page.getByRole('region', { name: 'Your choice' });

/** The first link of the schedule to a registration for the course. */
async function linkFor(course: RegExp): Promise<string> {
  const { page } = await look('/schedule');
  const link = page.getByRole('link', { name: course }).first();
  return (await link.getAttribute('href')) ?? '';
}

async function pmpSession(): Promise<string> {
  return new URL(await linkFor(/^Register: PMP/), 'https://example.com').searchParams.get('session') ?? '';
}

/** Another date empties the dates and shows their fields; a date of the visitor's own chooses no session. */
async function expectOwnDate(form: Locator): Promise<void> {
  const start = form.locator('[name=startDate]');
  expect(await start.isVisible()).toBe(false);
  await form.getByRole('radio', { name: /^Another date/ }).check();
  expect(await start.inputValue()).toBe('');
  expect(await start.isVisible()).toBe(true);
  await form.getByRole('radio').first().check();
  expect(await start.isVisible()).toBe(false);
  await form.getByText('Dates and duration').click();
  await start.fill('2031-01-05');
  await expect.poll(() => chosen(form).inputValue()).toBe('');
}

test('the session of a link is chosen; another date empties the dates; another session fills in its own, and the payload has its id', async () => {
  const email = 'choice@example.com';
  const { page, form, button } = await visitForm(await linkFor(/^Register: PMP/));
  const options = form.getByRole('group', { name: 'Choose a session' }).getByRole('radio');
  // The visitor came for this one: the others take no room until they are asked for.
  expect(await options.count()).toBe(1);
  await otherDates(form).click();
  const count = await options.count();
  expect(count).toBeGreaterThan(2);
  const first = await chosen(form).inputValue();
  expect(first).toMatch(/^pmp-/);
  await expect.poll(async () => (await values(form)).every(Boolean)).toBe(true);
  const before = await values(form);
  for (const part of ['PMP Certification Training', 'Sun to Thu', 'OMR 450', 'You don’t pay now.'])
    await summary(page).getByText(part).first().waitFor();
  await summary(page).locator('[aria-live=polite]').getByText('OMR 450').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await expectOwnDate(form);
  await options.nth(count - 2).check();
  const other = await chosen(form).inputValue();
  expect(other).not.toBe(first);
  const after = await values(form);
  expect(after[1]).not.toBe(before[1]);
  await fillIn(form, { 'First Name': 'Salma', Email: email, Phone: '+968 9999 0000' });
  await button.click();
  await page.getByRole('heading', { name: 'Registration Submitted Successfully!' }).waitFor();
  // What is kept of it says the course, has a reference that the provider sees too, and stays when the form is empty again.
  const kept = page.getByText(/^Reference: [\dA-F]{8}$/);
  await kept.waitFor();
  expect(await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toMatch(/\.ics$/);
  const [course, startDate, endDate, duration] = after;
  expect(await options.count()).toBe(0);
  expect(receivedFrom(email)).toEqual([
    expect.objectContaining({ course, startDate, endDate, duration, session: other }),
  ]);
});

test('a course that is typed shows its sessions, an unknown one the fields alone, an abbreviation those of the course that it means; optional fields are folded until one is refused or filled in', async () => {
  const { page, form, button } = await visitForm('/register');
  const course = form.locator('[name=course]');
  await page.getByText('Choose a course to see its dates and fee.').waitFor();
  expect(await form.getByRole('radio').count()).toBe(0);
  expect(await form.locator('[name=startDate]').isVisible()).toBe(true);
  await course.fill('PMP Certification Training');
  await expect.poll(() => form.getByRole('radio').count()).toBeGreaterThan(2);
  await course.fill('Basket weaving');
  await expect.poll(() => form.getByRole('radio').count()).toBe(0);
  await summary(page).getByText('Basket weaving').waitFor();
  await course.fill('pmp');
  await course.press('Tab');
  await expect.poll(() => course.inputValue()).toBe('PMP Certification Training');
  await expect.poll(() => form.getByRole('radio').count()).toBeGreaterThan(2);
  // No date is chosen for the visitor.
  expect(await chosen(form).count()).toBe(0);
  expect(await form.locator('[name=startDate]').isVisible()).toBe(false);

  const years = form.locator('[name=industryExperience]');
  expect(await years.isVisible()).toBe(false);
  const fold = form.locator('details[data-extra]');
  await fillIn(form, {
    'First Name': 'Salma',
    Email: 'folded@example.com',
    Phone: '1',
    'Industry Experience (years)': '-3',
  });
  await fold.evaluate((each) => each instanceof HTMLDetailsElement && (each.open = false));
  await button.click();
  await expect.poll(() => years.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await fold.getAttribute('open')).toBe('');
  await years.fill('3');
  await page.reload();
  await expect.poll(() => years.isVisible()).toBe(true);
  expect(await years.inputValue()).toBe('3');
});

longTest('of several courses that a word finds, the visitor presses one', async () => {
  const { page, form } = await visitForm('/register');
  const course = form.locator('[name=course]');
  await course.fill('excel');
  await course.press('Tab');
  await form.getByText('Which of these courses do you mean?').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Excel Advanced' }).click();
  expect(await course.inputValue()).toBe('Excel Advanced');
  expect(await course.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => form.getByText('Which of these courses do you mean?').count()).toBe(0);
});

test('the dates of a session leave with its course; another date keeps the length of the course', async () => {
  const { page, form } = await visitForm(await linkFor(/^Register: PMP/));
  const course = form.locator('[name=course]');
  await expect.poll(async () => (await values(form)).every(Boolean)).toBe(true);
  const before = await values(form);
  await course.fill('PMP Certification Trainin');
  expect((await values(form)).slice(1)).toEqual(['', '', '']);
  await course.fill('PMP Certification Training');
  await form.getByRole('radio').first().check();
  await expect.poll(() => chosen(form).inputValue()).toMatch(/^pmp-/);
  await otherDates(form).click();
  await form.getByRole('radio', { name: /^Another date/ }).check();
  expect((await values(form)).slice(1)).toEqual(['', '', before[3]]);
  await form.getByRole('radio').first().check();
  await course.fill('CAPM Certification Training');
  await summary(page).getByText('CAPM Certification Training').waitFor();
  expect((await values(form)).slice(1)).toEqual(['', '', '']);
  expect(await form.getByText('can no longer be booked').count()).toBe(0);
});

longTest('a link with a session alone does not undo a course that is typed later', async () => {
  const { form } = await visitForm('/register?course=PMP+Certification+Training&session=' + (await pmpSession()));
  await expect.poll(async () => (await values(form)).every(Boolean)).toBe(true);
  await form.locator('[name=course]').fill('CAPM Certification Training');
  await expect.poll(() => form.getByRole('radio', { checked: true }).count()).toBe(0);
  expect(await values(form)).toEqual(['CAPM Certification Training', '', '', '']);
});

test('a session that has begun or never existed is said to be over, and the others are offered', async () => {
  const { form } = await visitForm('/register?course=PMP+Certification+Training&session=pmp-weekday-1999');
  await form.getByText('can no longer be booked').waitFor();
  expect(await chosen(form).count()).toBe(0);
  await form.locator('[name=course]').fill('CAPM Certification Training');
  await expect.poll(() => form.getByText('can no longer be booked').count()).toBe(0);
  await form.locator('[name=course]').fill('PMP Certification Training');
  await form.getByText('can no longer be booked').waitFor();
  await form.getByRole('radio').first().check();
  await expect.poll(() => form.getByText('can no longer be booked').count()).toBe(0);
});

test('a link with a word for a course offers the course that it means, and leaves the word until then', async () => {
  const { page, form } = await visitForm('/register?course=pmp');
  const meant = form.getByRole('button', { name: 'PMP Certification Training' });
  await meant.waitFor();
  expect(await form.locator('[name=course]').inputValue()).toBe('pmp');
  await meant.click();
  await summary(page).getByText('OMR 450').first().waitFor();
  expect(await form.locator('[name=course]').inputValue()).toBe('PMP Certification Training');
  expect(await form.locator('[name=session]').count()).toBeGreaterThan(2);
});

test('without JavaScript, the session is chosen from a list of all, and is sent', async () => {
  const { page } = await visit('/register', { hasScript: false });
  const sessions = page.getByLabel('Session', { exact: true });
  const option = sessions.locator('optgroup[label="PMP Certification Training"] option').first();
  expect(await option.innerText()).toContain('Sun to Thu');
  const session = (await option.getAttribute('value')) ?? '';
  expect(session).toMatch(/^pmp-/);
  await sessions.selectOption(session);
  await page.getByLabel('First Name').fill('Salma');
  await page.getByRole('textbox', { name: 'Email' }).fill('no-script-choice@example.com');
  await page.getByRole('textbox', { name: 'Phone' }).fill('1');
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  await page.waitForURL('**/thank-you');
  expect(receivedFrom('no-script-choice@example.com')).toEqual([
    expect.objectContaining({ firstName: 'Salma', session }),
  ]);
});

test('without JavaScript, the session of a link is shown, and sent by the button at the end of the form', async () => {
  const link = await linkFor(/^Register: CAPM/);
  const session = new URL(link, 'http://site').searchParams.get('session') ?? '';
  const { page } = await visit(link, { hasScript: false });
  expect(await page.locator(':target').innerText()).toMatch(
    /CAPM Certification Training\s+Apr 2, 2027 to Apr 30, 2027/,
  );
  expect(await page.getByRole('combobox', { name: 'Session' }).isVisible()).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByLabel('First Name').fill('Salma');
  await page.getByRole('textbox', { name: 'Email' }).fill('no-script-link@example.com');
  await page.getByRole('textbox', { name: 'Phone' }).fill('1');
  await page.getByRole('textbox', { name: 'Phone' }).press('Enter');
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  await page.waitForURL('**/thank-you');
  expect(receivedFrom('no-script-link@example.com')).toEqual([
    expect.objectContaining({ firstName: 'Salma', session }),
  ]);
});

test('nothing moves while the sessions of a link appear', async () => {
  const link = await linkFor(/^Register: PMP/);
  for (const width of everyNth([375, 1280], 2)) {
    const { page } = await visit(link, { width });
    await page.getByRole('radio').first().waitFor();
    expect(await page.evaluate(layoutShifts)).toEqual([]);
  }
});
