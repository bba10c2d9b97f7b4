// A visit to a page with a form: filling it in, delaying or rejecting what it sends, and what the collector received.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { inject } from 'vitest';
import { visit } from './visit.ts';

/** Labels of fields to the values to enter; for a select, the name of an option. */
export type FieldEntries = Readonly<Record<string, string>>;

/** The page of a form, hydrated, with its timers controlled by `page.clock`. */
export interface FormVisit {
  readonly page: Page;
  readonly form: Locator;
  readonly button: Locator;
  /** Everything that the page has written to the console, of any kind, with all arguments. */
  readonly logged: readonly string[];
  /** The texts of the alerts shown; each is accepted immediately. */
  readonly alerts: readonly string[];
}

/** Opens the page of a form. */
export async function visitForm(address: string, width = 1280): Promise<FormVisit> {
  const { page } = await visit(address, { isClockHeld: true, width });
  const logged: string[] = [];
  const alerts: string[] = [];
  page.on('console', async (message) => {
    logged.push(message.text());
    for (const argument of message.args()) logged.push(JSON.stringify(await argument.jsonValue().catch(String)));
  });
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  const form = page.locator('main form');
  return { page, form, button: form.locator('button[type=submit]'), logged, alerts };
}

// The label of a required field ends with a mark.
const field = (form: Locator, label: string): Locator =>
  form
    .locator('label', { hasText: new RegExp(`^${label.replace(/[()]/g, '\\$&')}( \\*)?$`) })
    .locator('xpath=../*[@name]');

/** Fills in fields, also those that are folded. */
export async function fillIn(form: Locator, entries: FieldEntries): Promise<void> {
  const folds = form.locator('details:not([open]) > summary:visible');
  while ((await folds.count()) > 0) await folds.first().click();
  for (const [label, value] of Object.entries(entries)) {
    const control = field(form, label);
    const isSelect = await control.evaluate((element) => element instanceof HTMLSelectElement);
    await (isSelect ? control.selectOption(value) : control.fill(value));
  }
}

/** Returns the values of fields by label. */
export async function readForm(form: Locator, labels: readonly string[]): Promise<FieldEntries> {
  const values: (readonly [string, string])[] = [];
  for (const label of labels) values.push([label, await field(form, label).inputValue()]);
  return Object.fromEntries(values);
}

/** Delays what the page sends until the returned function is called. */
export async function holdSubmissions(page: Page, address = '**/submissions'): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** Returns the submissions of one visitor that the collector has stored on disk. */
export function receivedFrom(email: string): readonly Readonly<Record<string, unknown>>[] {
  const file = join(inject('submissions'), 'submissions.jsonl');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line).submission).filter((submission) => submission.email === email);
}
