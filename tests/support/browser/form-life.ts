// What all forms have in common, as a visitor sees it: sending, a confirmation for five seconds, and an empty form
// again.
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

/** Fills in a form, submits it, and follows it until it is empty again. */
export async function expectLife({ page, form, button }: FormVisit, life: FormLife): Promise<void> {
  const { entries, submit, submitting, confirmation } = life;
  const [title, text] = confirmation;
  await fillIn(form, entries);
  const release = await holdSubmissions(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  expect(await button.innerText()).toBe(submit);
  await button.click();
  await expect.poll(() => button.innerText()).toBe(submitting);
  expect(await button.isDisabled()).toBe(true);
  release();
  const thanks = page.getByRole('heading', { name: title, exact: true });
  await thanks.waitFor();
  await page.getByText(text, { exact: true }).waitFor();
  expect(await form.count()).toBe(0);
  // The confirmation gets the focus when its timer starts.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('group');
  await page.clock.runFor(CONFIRMATION_MS - 1);
  expect(await thanks.isVisible()).toBe(true);
  await page.clock.runFor(1);
  await form.waitFor();
  expect(await thanks.isVisible()).toBe(false);
  expect(new Set(Object.values(await readForm(form, Object.keys(entries))))).toEqual(new Set(['']));
  expect(await button.innerText()).toBe(submit);
  expect(await button.isEnabled()).toBe(true);
}

/** Submits a form that must fail, and expects that no input is lost and no confirmation appears. */
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
  await page.getByText('Sorry, this wasn’t sent', { exact: true }).waitFor();
  await expect.poll(() => button.isEnabled()).toBe(true);
  expect(await button.innerText()).toBe(submit);
  expect(await readForm(form, Object.keys(entries))).toEqual(entries);
  await expect.poll(() => logged.join('\n')).toMatch(cause === 'abort' ? /Failed to fetch/ : /Out of order/);
  const said = logged.join('\n');
  for (const value of Object.values(entries).filter((each) => each.length > 3)) expect(said).not.toContain(value);
}
