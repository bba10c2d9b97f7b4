// Deleting on the page of "prospectus edit": what is said before, and what becomes of it.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { undoChange } from '../../../generator/index.ts';
import { axeViolations } from '../../support/browser/axe.ts';
import { changes, closePreview, openEditor, root, unfold } from '../../support/browser/editor-page.ts';
import { site } from '../../support/content/site.ts';
import { filesIn } from '../../support/program/files-in.ts';

const whole = path.join(root, 'tests/fixtures/whole/content');
const bytesIn = (content: string) =>
  filesIn(content).map((file) => [file, readFileSync(path.join(content, file), 'base64')]);

/** Opens a file by its title. */
async function open(page: Page, title: string): Promise<void> {
  await closePreview(page);
  await unfold(page, '.nav');
  await page.locator('.nav .entry', { hasText: title }).first().click();
  await page.locator('.form').waitFor();
}

test('a trainer is deleted by keys, taken back, deleted again, and saved as one step that undo takes back to the byte', async () => {
  const content = site({}, whole);
  const before = bytesIn(content);
  const { page, problems } = await openEditor(content);
  await open(page, 'Ben Okafor');
  const dialog = page.getByRole('dialog');
  const remove = page.getByRole('button', { name: 'Delete: Ben Okafor', exact: true });
  await remove.press('Enter');
  await dialog.getByText('/trainers/ben → /trainers', { exact: true }).waitFor();
  expect(await dialog.textContent()).toContain('Trainers › ben: removed');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await remove.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await changes(page).textContent()).toBe('Changes: 0');

  await page.keyboard.press('Enter');
  await dialog.getByLabel('Where its old address leads').selectOption('/trainers/ada');
  await dialog.getByText('/trainers/ben → /trainers/ada', { exact: true }).waitFor();
  const confirm = dialog.getByRole('button', { name: 'Delete', exact: true });
  await expect.poll(() => confirm.isEnabled()).toBe(true);
  await confirm.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Deleted: Ben Okafor' });
  await heading.waitFor();
  expect(await heading.evaluate((one) => one === document.activeElement)).toBe(true);
  await expect.poll(() => page.locator('.nav .entry', { hasText: 'Ben Okafor' }).count()).toBe(0);
  await page.getByRole('main').getByRole('button', { name: 'Take back', exact: true }).click();
  await page.locator('.form').waitFor();
  await expect.poll(() => changes(page).textContent()).toBe('Changes: 0');

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await heading.waitFor();
  await changes(page).click();
  await dialog.getByText('Deleted: trainers/ben.yaml').waitFor();
  expect(bytesIn(content)).toEqual(before);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved.').waitFor();
  expect(existsSync(path.join(content, 'trainers/ben.yaml'))).toBe(false);
  expect(readFileSync(path.join(content, 'redirects.yaml'), 'utf8')).toContain(
    'from: /trainers/ben\n    to: /trainers/ada',
  );
  await undoChange({ content, isDryRun: false, isForced: false });
  expect(bytesIn(content)).toEqual(before);
  expect(problems).toEqual([]);
});

test('what still needs a file is named with what check says, and leads to its field; a page that the site needs has no button', async () => {
  const team = 'template: sections\ntitle: Team\nsections:\n  - { type: trainers, title: Us, trainers: [ben] }\n';
  const { page, problems } = await openEditor(site({ 'pages/team.yaml': team }, whole), { width: 375 });
  await open(page, 'Ben Okafor');
  await page.getByRole('button', { name: 'Delete: Ben Okafor', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'These still need it. Change them first:' }).waitFor();
  expect(await dialog.getByRole('button', { name: 'Delete', exact: true }).isDisabled()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: /The trainer "ben"|There is no trainer "ben"/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Team' }).waitFor();
  expect(await dialog.count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Delete: Team', exact: true }).count()).toBe(1);
  for (const title of [/^trainers$/, /^Site$/]) {
    await page.locator('.nav .entry', { hasText: title }).first().click();
    await expect.poll(() => page.locator('h1').textContent()).toMatch(title);
    expect(await page.getByRole('button', { name: /^Delete: / }).count()).toBe(0);
  }
  expect(problems).toEqual([]);
});
