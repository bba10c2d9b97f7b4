// A visit to a page with a form: filling it in, holding or refusing what it sends, and what the collector received.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { visit } from './visit.ts';

/** Label of a field to what a visitor enters; a select takes the name of a choice. */
export type Entries = Readonly<Record<string, string>>;

/** The page of a form, alive, with its timers held by `page.clock`. */
export interface FormVisit {
  readonly page: Page;
  readonly form: Locator;
  readonly button: Locator;
  /** Whatever the page has written to the console, of any kind, and all arguments of it. */
  readonly logged: readonly string[];
  /** The texts of the alerts that were raised; each is accepted at once. */
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

// A label ends with a mark where the field is required.
const field = (form: Locator, label: string): Locator =>
  form
    .locator('label', { hasText: new RegExp(`^${label.replace(/[()]/g, '\\$&')}( \\*)?$`) })
    .locator('xpath=../*[@name]');

/** Enters what the visitor says. */
export async function fillIn(form: Locator, entries: Entries): Promise<void> {
  for (const [label, value] of Object.entries(entries)) {
    const control = field(form, label);
    const isSelect = await control.evaluate((element) => element instanceof HTMLSelectElement);
    await (isSelect ? control.selectOption(value) : control.fill(value));
  }
}

/** What the fields hold, by label. */
export async function readForm(form: Locator, labels: readonly string[]): Promise<Entries> {
  const values: (readonly [string, string])[] = [];
  for (const label of labels) values.push([label, await field(form, label).inputValue()]);
  return Object.fromEntries(values);
}

/** Holds back what the page sends until the returned function is called. */
export async function holdSubmissions(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/submissions', async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** Returns the submissions of one visitor that the collector has kept on disk. */
export function receivedFrom(email: string): readonly Readonly<Record<string, unknown>>[] {
  const file = join(inject('submissions'), 'submissions.jsonl');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line).submission).filter((submission) => submission.email === email);
}
