// The files of a content folder on the page of "prospectus edit": each opens as a form, and what becomes of one that is deleted.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { undoChange } from '../../../generator/index.ts';
import { axeViolations } from '../../support/browser/axe.ts';
import {
  changes,
  closePreview,
  contentOf,
  openEditor,
  openFile,
  sharedEditor,
  unfold,
} from '../../support/browser/editor-page.ts';
import { everyNth } from '../../support/cases.ts';
import { site, writeFiles } from '../../support/content/site.ts';
import { filesIn } from '../../support/program/files-in.ts';

const { content, open } = sharedEditor('whole');

const bytes = () => filesIn(content).map((file) => [file, readFileSync(path.join(content, file), 'base64')]);

test('every file opens as a form that changes nothing, passes axe, and is described by what exists', async () => {
  const { page, problems } = await open({ width: 1024 });
  await closePreview(page);
  await unfold(page, '.nav');
  const entries = await page.locator('.nav details .entry').all();
  expect(entries.length).toBeGreaterThan(15);
  for (const [index, entry] of everyNth(entries, 8).entries()) {
    await entry.click();
    await page.locator('.form').waitFor();
    await unfold(page, '.form');
    const dangling = await page.evaluate(() =>
      [...document.querySelectorAll('[aria-describedby]')].flatMap((one) =>
        (one.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => !document.getElementById(id)),
      ),
    );
    expect(dangling).toEqual([]);
    if (index % 2 === 0) expect(await axeViolations(page), (await entry.textContent()) ?? '').toEqual([]);
  }
  expect(await changes(page).textContent()).toBe('Changes: 0');
  expect(problems).toEqual([]);
});

test('a trainer is deleted by keys, taken back, deleted again, and saved as one step that undo takes back to the byte', async () => {
  const before = bytes();
  const { page, problems } = await open();
  await openFile(page, 'Ben Okafor');
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
  expect(bytes()).toEqual(before);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved.').waitFor();
  expect(existsSync(path.join(content, 'trainers/ben.yaml'))).toBe(false);
  expect(readFileSync(path.join(content, 'redirects.yaml'), 'utf8')).toContain(
    'from: /trainers/ben\n    to: /trainers/ada',
  );
  await undoChange({ content, isDryRun: false, isForced: false });
  expect(bytes()).toEqual(before);
  expect(problems).toEqual([]);
});

test('what still needs a file is named with what check says, and leads to its field; a page that the site needs has no button', async () => {
  const team = 'template: sections\ntitle: Team\nsections:\n  - { type: trainers, title: Us, trainers: [ben] }\n';
  const { page, problems } = await open({ width: 375 });
  await openFile(page, 'Ben Okafor');
  writeFiles(content, { 'pages/team.yaml': team });
  // The page asks for what is new when a person comes back to it.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      return page.locator('.nav .entry', { hasText: 'Team' }).count();
    })
    .toBe(1);
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

test('a file that cannot be read shows what is wrong in place of a form, and one button corrects what needs no decision', async () => {
  const [tiny, file] = [contentOf('tiny'), 'courses/first-aid.yaml'];
  const wrong = readFileSync(path.join(tiny, file), 'utf8').replace(/^title: .*$/m, 'title: First Aid: the basics');
  const { page, problems } = await openEditor(site({ [file]: wrong }, tiny), { width: 375 });
  await openFile(page, 'First Aid: the basics');
  const main = page.getByRole('main');
  await main.getByText('This file cannot be shown as a form.').waitFor();
  await main.getByText('Put the whole text in quotes: "First Aid: the basics".').waitFor();
  expect(await main.getByRole('textbox').count()).toBe(0);
  await page.getByRole('button', { name: 'Problems: 1', exact: true }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Correct automatically: 1', exact: true }).click();
  await page.getByRole('button', { name: 'No problems', exact: true }).waitFor();
  await expect.poll(() => changes(page).textContent()).toBe('Changes: 1');
  expect(await page.getByRole('button', { name: /^Correct automatically/ }).count()).toBe(0);
  expect(problems).toEqual([]);
});
