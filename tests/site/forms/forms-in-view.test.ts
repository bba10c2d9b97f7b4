// On a phone a form is many screens long: whatever it says is on the screen, below the fixed header.
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { isLong } from '../../support/cases.ts';
import { type FieldEntries, fillIn, holdSubmissions, visitForm } from '../../support/browser/form-visit.ts';

const forms: readonly { address: string; entries: FieldEntries; thanks: string; sending: string }[] = [
  {
    address: '/contact',
    entries: { 'Full Name': 'Salma', Email: 'view@example.com', Subject: 'Other', Message: 'Hello' },
    thanks: 'Message Sent Successfully!',
    sending: 'Sending...',
  },
  {
    address: '/register',
    entries: { 'First Name': 'Salma', Email: 'view@example.com', Phone: '+968 9999 0000' },
    thanks: 'Registration Submitted Successfully!',
    sending: 'Submitting...',
  },
  {
    address: '/custom-corporate',
    entries: { 'Company Name': 'Works', 'Contact Name': 'Salma', Email: 'view@example.com', 'Training Topics': 'Risk' },
    thanks: 'Thank you!',
    sending: 'Submitting...',
  },
];

/** The forms share the code that sends them: each test tries one of them, in turn, and the long run all. */
const inTurn = (turn: number) => (isLong ? forms : forms.slice(turn, turn + 1));

/** Whether the whole of an element stands between the fixed header and the end of the window. */
async function isInView(page: Page, element: Locator): Promise<boolean> {
  const header = await page.locator('header').first().boundingBox();
  const box = await element.boundingBox();
  if (!header || !box) return false;
  return box.y >= header.y + header.height && box.y + box.height <= (page.viewportSize()?.height ?? 0);
}

test.each(inTurn(0))(
  '$address: after a second tap the confirmation is in view',
  async ({ address, entries, thanks }) => {
    const { page, form, button } = await visitForm(address, 375);
    await page.setViewportSize({ width: 375, height: 812 });
    await fillIn(form, entries);
    const release = await holdSubmissions(page);
    await button.scrollIntoViewIfNeeded();
    const place = await button.boundingBox();
    const tap = () => page.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 20);
    await tap();
    await expect.poll(() => button.isDisabled()).toBe(true);
    await tap();
    release();
    const heading = page.getByRole('heading', { name: thanks, exact: true });
    await heading.waitFor();
    await expect.poll(() => isInView(page, heading)).toBe(true);
  },
);

test.each(inTurn(1))('$address: after the confirmation the note is in view', async ({ address, entries, thanks }) => {
  const { page, form, button } = await visitForm(address, 375);
  await page.setViewportSize({ width: 375, height: 812 });
  await fillIn(form, entries);
  await button.click();
  await page.getByRole('heading', { name: thanks, exact: true }).waitFor();
  await page.clock.runFor(5000);
  const note = page.locator('main [role=status]').getByText(/^Sent at/);
  await note.waitFor();
  await expect.poll(() => isInView(page, note)).toBe(true);
  const [noteTop, firstField] = [await note.boundingBox(), await form.locator('label').first().boundingBox()];
  expect(noteTop?.y ?? Infinity).toBeLessThan(firstField?.y ?? 0);
});

test.each(inTurn(2))('$address: that it is on its way is announced, and the focus stays in the form', async (each) => {
  const { page, form, button } = await visitForm(each.address);
  await fillIn(form, each.entries);
  const release = await holdSubmissions(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await page.locator('main [role=status]').getByText(each.sending, { exact: true }).waitFor();
  expect(await button.isDisabled()).toBe(true);
  const isInForm = () => page.evaluate(() => document.activeElement?.closest('main [role=group]') !== null);
  expect(await isInForm()).toBe(true);
  release();
  await page.getByRole('heading', { name: each.thanks, exact: true }).waitFor();
  expect(await isInForm()).toBe(true);
});

test('a field that is missing is in view with its label', async () => {
  const { page, form, button } = await visitForm('/register', 375);
  await page.setViewportSize({ width: 375, height: 812 });
  await button.click();
  const field = form.locator('[name=firstName]');
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await isInView(page, field)).toBe(true);
  expect(await isInView(page, form.locator('label', { hasText: 'First Name' }))).toBe(true);
});
