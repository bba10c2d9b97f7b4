// What is typed, pasted or dropped on the page of "prospectus edit" at a bad moment or in a bad place, and how figures are read.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  changes,
  closePreview,
  contentOf,
  openFile,
  paste,
  sharedEditor,
  unfold,
} from '../../support/browser/editor-page.ts';
import { holdSubmissions } from '../../support/browser/form-visit.ts';
import { everyNth } from '../../support/cases.ts';

const { content, open } = sharedEditor('tiny');

test('what was written last counts, whatever is pressed next, a dropped file replaces no page, and what is typed while the server has gone stays, is asked about before the tab closes, and is sent when it answers again', async () => {
  const { page, problems } = await open();
  await openFile(page, /^First Aid$/);
  const label = page.getByLabel('Subject label', { exact: true });
  await label.fill('One');
  await expect.poll(() => changes(page).textContent()).toBe('Changes: 1');
  await label.fill('Two');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => label.inputValue()).toBe('Health');
  expect(await changes(page).textContent()).toBe('Changes: 0');
  const asked = page.waitForRequest('**/api/set');
  const release = await holdSubmissions(page, '**/api/set');
  await label.fill('Three');
  await asked;
  await label.fill('Four');
  await page.locator('.nav .entry', { hasText: /^Fire Safety$/ }).click();
  release();
  await page.getByRole('heading', { level: 1, name: 'Fire Safety' }).waitFor();
  await changes(page).click();
  await page.getByRole('dialog').getByText('Subject label: Health → Four').waitFor();
  expect(await page.locator('.toast').count()).toBe(0);
  await page.keyboard.press('Escape');

  const isKept = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'plan.pdf'));
    return !document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  expect(isKept).toBe(true);
  expect(problems).toEqual([]);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => changes(page).textContent()).toBe('Changes: 0');
  await page.getByRole('button', { name: 'Sessions', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Sessions' }).waitFor();
  const cell = page.locator('tbody tr').first().getByRole('gridcell').nth(1);
  const comeBack = async (): Promise<void> => {
    await page.unroute('**/api/**');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  };
  await page.route('**/api/**', (route) => route.abort());
  await cell.click();
  await page.keyboard.type('2030-05-06');
  await page.keyboard.press('Enter');
  await expect.poll(() => cell.getAttribute('aria-invalid')).toBe('true');
  expect(await cell.textContent()).toBe('2030-05-06');
  await comeBack();
  await expect.poll(() => changes(page).textContent()).toBe('Changes: 1');
  await expect.poll(() => cell.getAttribute('aria-invalid')).toBeNull();

  await unfold(page, '.nav');
  const entry = (name: RegExp) => page.locator('.nav .entry', { hasText: name });
  await entry(/^First Aid$/).click();
  await label.fill('Before');
  await expect.poll(() => changes(page).textContent()).toBe('Changes: 2');
  await page.route('**/api/**', (route) => route.abort());
  await label.fill('While it slept');
  await entry(/^Fire Safety$/).click();
  await page.getByText('The editor no longer answers.').waitFor();
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => questions).toEqual(['beforeunload']);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('First Aid');
  expect(await label.inputValue()).toBe('While it slept');

  await comeBack();
  await changes(page).click();
  await page.getByRole('dialog').getByText('Subject label: Health → While it slept').waitFor();
  await page.keyboard.press('Escape');
  await entry(/^Fire Safety$/).click();
  await page.getByRole('heading', { level: 1, name: 'Fire Safety' }).waitFor();
  expect(await page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(true);
});

test('of many sessions a new row can be added at once, cells are selected with the mouse, and what has no room is counted', async () => {
  const dayOf = (i: number): string => `20${30 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}-04`;
  const sessions = Array.from({ length: 200 }, (_, i) => ({ course: 'first-aid', startDate: dayOf(i) }));
  const { page } = await open({ values: { 'schedule.yaml': { sessions, timingNotes: [] } } });
  await closePreview(page);
  const rows = page.locator('tbody tr');
  const cell = (row: number, column: number) => rows.nth(row).getByRole('gridcell').nth(column);
  await page.getByRole('main').getByRole('searchbox').fill('2031-05');
  await expect.poll(() => rows.count()).toBe(1);
  await cell(0, 0).click();
  await paste(page, 'first-aid\t2032-01-01\nfirst-aid\t2033-01-01');
  await page.getByText('Not pasted, since there is no room in the table: 2 cells').waitFor();
  await page.getByRole('button', { name: '+ New row' }).click();
  await expect.poll(() => rows.count()).toBe(201);
  await page.keyboard.type('child-care');
  await page.keyboard.press('Enter');
  await expect.poll(() => rows.count()).toBe(202);
  // A row without cells has no place below the table.
  await paste(page, 'fire-safety\t2034-01-01\n\t\nfirst-aid\tsoon');
  await expect.poll(() => cell(202, 1).getAttribute('aria-invalid')).toBe('true');
  expect([await cell(202, 0).textContent(), await rows.count()]).toEqual(['first-aid', 204]);
  // What cannot be read stays with its session.
  await cell(3, 0).hover();
  await page.mouse.down();
  await cell(4, 1).hover();
  await page.mouse.up();
  expect(await page.locator('td[aria-selected="true"]').count()).toBe(4);
  await page.getByRole('button', { name: 'Remove rows' }).click();
  await expect.poll(() => cell(200, 1).textContent()).toBe('soon');
  await page.reload();
  await page.getByRole('button', { name: '+ New row' }).click();
  await expect.poll(() => cell(200, 1).textContent()).toBe('soon');
});

const sites = [
  ['de-DE', 'en', '120,5', '12.500', 'price: 12500'],
  ['en-GB', 'de', '120.5', '12.500', 'price: 12.5'],
] as const;

test.each(everyNth(sites, 2))(
  'figures are written as the site does, %s, whatever the language of the page is',
  async (...given) => {
    const [locale, language, shown, typed, expected] = given;
    const file = 'courses/first-aid.yaml';
    const textOf = (name: string): string => readFileSync(path.join(contentOf('tiny'), name), 'utf8');
    const settings = parse(textOf('site.yaml').replace('en-GB', locale).replace('GBP', 'OMR'));
    const course = { ...parse(textOf(file)), price: 120.5 };
    const { page, problems } = await open({ language, values: { 'site.yaml': settings, [file]: course } });
    await unfold(page, '.nav');
    await page.locator('.nav .entry', { hasText: /^First Aid$/ }).click();
    const price = page.locator('#root_price');
    expect(await price.inputValue()).toBe(shown);
    await price.fill('');
    await price.pressSequentially(typed);
    await expect.poll(() => price.inputValue()).toBe(typed);
    await changes(page).click();
    await page.getByRole('dialog').getByRole('button').last().click();
    await expect.poll(() => readFileSync(path.join(content, file), 'utf8')).toContain(`${expected}\n`);
    expect(problems).toEqual([]);
  },
);
