// What all forms have in common, as a visitor sees it: what is refused, a failure, sending, a confirmation for five seconds with a
// note that stays, and an empty form again. On a phone a form is many screens long: whatever it says is in view.
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { type FieldEntries, fillIn, type FormVisit, holdSubmissions, readForm } from './form-visit.ts';

const CONFIRMATION_MS = 5000;

/** What a form shows in its successive states. */
export interface FormLife {
  readonly entries: FieldEntries;
  readonly submit: string;
  readonly submitting: string;
  /** Heading and text of the confirmation. */
  readonly confirmation: readonly [title: string, text: string];
}

const statusOf = (page: Page): Locator => page.locator('main [role=status]');

/** Whether the whole of an element is between the fixed header and the end of the window. */
async function isInView(page: Page, element: Locator): Promise<boolean> {
  const header = await page.locator('header').first().boundingBox();
  const box = await element.boundingBox();
  if (!header || !box) return false;
  return box.y >= header.y + header.height && box.y + box.height <= (page.viewportSize()?.height ?? 0);
}

/** Whether the browser would ask before it leaves the page. */
const isWarned = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  });

/** Submits a form without what it needs: what the browser refuses is written beside each field until it is right. */
export async function expectRefusals({ page, form, button }: FormVisit, refused: readonly string[]): Promise<void> {
  /** Of each field that is marked as invalid: the texts that describe it, and what the browser says. */
  const marked = () =>
    form.locator('[aria-invalid=true]').evaluateAll((fields) =>
      (fields as HTMLInputElement[]).map((field) => {
        const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
        const words = ids.map((id) => document.getElementById(id)).filter((note) => note?.checkVisibility());
        return [field.name, words.at(-1)?.textContent, field.validationMessage];
      }),
    );
  expect(await marked()).toEqual([]);
  await button.click();
  const required = 'Please fill out this field.';
  const choice = 'Please select an item in the list.';
  const said = (name: string) => [name, ...Array<string>(2).fill(name === 'subject' ? choice : required)];
  await expect.poll(marked).toEqual(refused.map(said));
  const first = form.locator(`[name=${refused[0]}]`);
  expect(await first.evaluate((element) => element === document.activeElement)).toBe(true);
  const label = first.locator('xpath=../label');
  for (const each of [first, label]) expect(await isInView(page, each)).toBe(true);
  const email = form.locator('[name=email]');
  await email.fill('visitor');
  await expect.poll(async () => (await marked()).find(([name]) => name === 'email')?.[1]).toMatch(/'@'.*'visitor'/);
  await email.fill('visitor@example.com');
  await expect.poll(marked).toEqual(refused.filter((name) => name !== 'email').map(said));
  expect(await email.getAttribute('aria-describedby')).toBe(null);
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect.poll(marked).toEqual([]);
}

/** Presses the button twice at one place, which is another one when the form has changed: by taps on a phone, otherwise by keys. */
async function pressTwice({ page, button }: FormVisit): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const place = await button.boundingBox();
  const isPhone = (page.viewportSize()?.width ?? 0) < 500;
  if (!isPhone) await button.focus();
  const press = (): Promise<void> =>
    isPhone ? page.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 20) : page.keyboard.press('Enter');
  await press();
  await expect.poll(() => button.isDisabled()).toBe(true);
  await press();
}

/** Follows a form that was sent until it is empty again. */
async function expectConfirmation({ page, form }: FormVisit, { confirmation }: FormLife): Promise<void> {
  const [title, text] = confirmation;
  const thanks = statusOf(page).getByRole('heading', { name: title, exact: true });
  await thanks.waitFor();
  await page.getByText(text, { exact: true }).waitFor();
  expect(await form.count()).toBe(0);
  // The confirmation gets the focus when its timer starts.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('group');
  await expect.poll(() => isInView(page, thanks)).toBe(true);
  await expect.poll(() => isWarned(page)).toBe(false);
  await page.clock.runFor(CONFIRMATION_MS - 1);
  expect(await thanks.isVisible()).toBe(true);
  await page.clock.runFor(1);
  await form.waitFor();
  expect(await thanks.isVisible()).toBe(false);
  const note = statusOf(page).getByText(/^Sent at \d\d:\d\d/);
  await note.waitFor();
  await expect.poll(() => isInView(page, note)).toBe(true);
  const [noteTop, firstField] = [await note.boundingBox(), await form.locator('label').first().boundingBox()];
  expect(noteTop?.y ?? Infinity).toBeLessThan(firstField?.y ?? 0);
  await page.clock.runFor(60_000);
  expect(await note.isVisible()).toBe(true);
}

/** Fills in a form, submits it, and follows it until it is empty again. */
export async function expectLife(visited: FormVisit, life: FormLife): Promise<void> {
  const { page, form, button } = visited;
  const { entries, submit, submitting } = life;
  await fillIn(form, entries);
  expect(await isWarned(page)).toBe(false);
  expect((await statusOf(page).allInnerTexts()).join('')).toBe('');
  const release = await holdSubmissions(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  expect(await button.innerText()).toBe(submit);
  await pressTwice(visited);
  await statusOf(page).getByText(submitting, { exact: true }).waitFor();
  expect(await button.innerText()).toBe(submitting);
  expect(await button.isDisabled()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.closest('main [role=group]') !== null)).toBe(true);
  await expect.poll(() => isWarned(page)).toBe(true);
  release();
  await expectConfirmation(visited, life);
  expect(new Set(Object.values(await readForm(form, Object.keys(entries))))).toEqual(new Set(['']));
  expect(await button.innerText()).toBe(submit);
  expect(await button.isEnabled()).toBe(true);
}

/** What fails is offered to the telephone, and to e-mail with all that was written. */
async function expectOtherWays(page: Page, entries: FieldEntries): Promise<void> {
  const panel = page.locator('main [role=alert]');
  await panel.getByText('Sorry, this wasn’t sent', { exact: true }).waitFor();
  expect(await panel.locator('a[href^="tel:"]').count()).toBe(3);
  const link = panel.getByRole('link', { name: 'Send it by email' });
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^mailto:/);
  const body = new URL(href).searchParams.get('body') ?? '';
  for (const value of Object.values(entries)) expect(body).toContain(value.replaceAll('\n', '\r\n'));
}

/** Submits a form that must fail, and expects that no input is lost, other ways are offered and no confirmation appears. */
export async function expectFailure(
  visited: FormVisit,
  { entries, submit }: FormLife,
  cause: 'abort' | 500,
): Promise<void> {
  const { page, form, button, logged } = visited;
  await page.route('**/submissions', (route) =>
    cause === 'abort' ? route.abort() : route.fulfill({ status: cause, body: 'Out of order' }),
  );
  await fillIn(form, entries);
  await button.click();
  await expectOtherWays(page, entries);
  await expect.poll(() => button.isEnabled()).toBe(true);
  expect(await button.innerText()).toBe(submit);
  expect(await readForm(form, Object.keys(entries))).toEqual(entries);
  await expect.poll(() => logged.join('\n')).toMatch(cause === 'abort' ? /Failed to fetch/ : /Out of order/);
  const said = logged.join('\n');
  for (const value of Object.values(entries).filter((each) => each.length > 3)) expect(said).not.toContain(value);
  await page.unroute('**/submissions');
}
