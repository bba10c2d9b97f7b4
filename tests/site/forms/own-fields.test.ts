// A registration form with fields of the provider's own and several consents: built from the tiny provider.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { preview, type PreviewServer } from '../../../generator/index.ts';
import { axeViolations } from '../../support/browser/axe.ts';
import { writeFiles } from '../../support/content/site.ts';
import { visit } from '../../support/browser/visit.ts';
import { buildCompiled } from '../../support/program/build-compiled.ts';

const tiny = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'prospectus-own-fields-'));
const submissions = join(folder, 'submissions.jsonl');
let server: PreviewServer;

const formsYaml = `endpoints: [{ service: json, url: /submissions }]
fields:
  registration:
    - course
    - firstName
    - email
    - { name: diet, label: Diet, type: radio, choices: [None, 'Vegan, no nuts'], required: true }
    - { name: days, label: Days, type: checkbox, choices: [Sunday, 'Monday, evening'], required: true }
    - { name: seats, label: Seats, type: number, min: 1, max: 3 }
    - { name: allergies, label: Allergies, sensitive: true }
    - { name: laptop, label: I bring a laptop, type: checkbox }
consent:
  - label: You may keep it, as the [contact page](/contact) says.
  - { name: newsletter, label: Send me **dates**, required: false }
choices: { subject: [Question] }
`;

const stored = (): readonly { readonly submission: Readonly<Record<string, unknown>> }[] =>
  existsSync(submissions)
    ? readFileSync(submissions, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];

beforeAll(async () => {
  const content = join(folder, 'content');
  cpSync(tiny, content, { recursive: true });
  writeFiles(content, { 'forms.yaml': formsYaml });
  const now = new Date(inject('now'));
  const out = join(folder, 'dist');
  await buildCompiled({ content, out, day: inject('now').slice(0, 10) });
  server = await preview({ out, submissions, now: () => now });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** A draft keeps choices and boxes, but nothing sensitive. */
async function expectDraft(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Vegan, no nuts' }).check();
  await page.getByRole('checkbox', { name: 'Monday, evening' }).check();
  await page.getByRole('checkbox', { name: 'I bring a laptop' }).check();
  await page.getByRole('textbox', { name: 'Allergies' }).fill('Peanuts');
  await page.reload();
  await expect.poll(() => page.getByRole('radio', { name: 'Vegan, no nuts' }).isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: 'Monday, evening' }).isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: 'Sunday' }).isChecked()).toBe(false);
  expect(await page.getByRole('checkbox', { name: 'I bring a laptop' }).isChecked()).toBe(true);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Peanuts');
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect.poll(() => page.getByRole('radio', { name: 'Vegan, no nuts' }).isChecked()).toBe(false);
}

test('own fields pass axe, are kept but for what is sensitive, and are filled in and sent by the keyboard alone', async () => {
  const { page } = await visit('/register', { url: server.url });
  expect(await axeViolations(page)).toEqual([]);
  await expectDraft(page);
  const before = stored().length;
  await page.getByRole('textbox', { name: 'First Name' }).fill('Salma');
  await page.getByRole('textbox', { name: 'Email' }).fill('salma@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.getByRole('checkbox', { name: 'You may keep it' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Submit Registration' }).focus();
  await page.keyboard.press('Enter');
  // One of the boxes is missing: the browser says so at the first of them, and nothing is sent.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('days');
  expect(stored()).toHaveLength(before);
  const words = await page
    .getByRole('checkbox', { name: 'Sunday' })
    .evaluate((box: HTMLInputElement) => box.validationMessage);
  await page.getByRole('group', { name: 'Days', description: words }).waitFor();
  await page.keyboard.press('Space');
  await expect.poll(() => page.getByText(words, { exact: true }).count()).toBe(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Submit Registration' }).press('Enter');
  await expect.poll(() => stored().length).toBe(before + 1);
  expect(stored().at(-1)?.submission).toMatchObject({
    firstName: 'Salma',
    days: 'Sunday, Monday, evening',
    laptop: '',
    consent: 'You may keep it, as the contact page says.',
    formType: 'registration',
  });
  expect(stored().at(-1)?.submission).not.toHaveProperty('newsletter');
  expect(stored().at(-1)?.submission).not.toHaveProperty('idNumber');
});

test('without JavaScript the form is sent all the same', async () => {
  const { page } = await visit('/register', { url: server.url, hasScript: false });
  await page.getByRole('textbox', { name: 'First Name' }).fill('Khalid');
  await page.getByRole('textbox', { name: 'Email' }).fill('khalid@example.com');
  await page.getByRole('radio', { name: 'None' }).check();
  await page.getByRole('checkbox', { name: 'Sunday' }).check();
  await page.getByRole('checkbox', { name: 'Monday, evening' }).check();
  await page.getByRole('checkbox', { name: 'You may keep it' }).check();
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  await page.waitForURL(/thank-you/);
  expect(stored().at(-1)?.submission).toMatchObject({ diet: 'None', days: ['Sunday', 'Monday, evening'] });
});
