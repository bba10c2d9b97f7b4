// The page of "prospectus edit" in a browser, used as a person does: by labels, keys, the clipboard and dropped files.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { axeViolations } from '../../support/browser/axe.ts';
import { changes, closePreview, paste, sharedEditor, unfold } from '../../support/browser/editor-page.ts';
import { holdSubmissions } from '../../support/browser/form-visit.ts';
import { everyNth } from '../../support/cases.ts';

const { content, open } = sharedEditor('tiny');

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const twenty = [
  'Course\tStart date\tFrom\tUntil\tLocation',
  ...Array.from({ length: 20 }, (_, i) => `First Aid\t${twoDigits(i + 1)}/06/2026\t9am\t4:30 pm\tMuscat`),
].join('\n');

test('on a narrow screen, what is named in no Latin letters is given an address', async () => {
  const { page } = await open({ width: 375, hasPreview: true });
  expect((await page.locator('main').boundingBox())?.width).toBe(375);
  await page.getByRole('button', { name: '+ New', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('select').first().selectOption('trainer');
  const address = dialog.getByLabel('End of the web address');
  await dialog.getByLabel('Name').fill('Reem');
  expect(await address.count()).toBe(0);
  await dialog.getByLabel('Name').fill('ريم الخطيب');
  await address.fill('reem-al-khatib');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('trainers/reem-al-khatib.yaml').waitFor();
  // The preview is below the form, and scrolls by itself to what is edited.
  await unfold(page, '.nav');
  await page.locator('.nav .entry', { hasText: /^First Aid$/ }).click();
  await page.frameLocator('iframe').getByText('Act until help arrives').waitFor();
  await unfold(page, '.form');
  await page.locator('[data-pointer="/objectives/2"]').locator('input, textarea').click();
  const place = () => page.evaluate(() => document.querySelector('.columns')?.scrollTop);
  const before = await place();
  await page.waitForTimeout(1000);
  expect(await place()).toBe(before);
  await page.locator('.preview').scrollIntoViewIfNeeded();
  await expect.poll(() => page.frames()[1]?.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

const scheduleTitle = { fr: 'Calendrier', de: 'Terminplan', ar: 'الجدول' } as const;
const titleHelp = { fr: 'Le nom de la formation', de: 'Der Name des Kurses', ar: 'اسم الدورة كما' } as const;

test.each(everyNth(['ar', 'de', 'fr'] as const, 3))('the page speaks %s, and passes axe', async (language) => {
  const { page, problems } = await open({ language, width: 1024 });
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  // Nothing below the window can be scrolled to: its parts scroll by themselves.
  expect(await page.evaluate(() => document.getElementById('root')?.scrollHeight)).toBe(900);
  expect(await axeViolations(page)).toEqual([]);
  await unfold(page, '.nav');
  await page.getByRole('button', { name: scheduleTitle[language], exact: true }).click();
  await page.getByRole('heading', { level: 1, name: scheduleTitle[language] }).waitFor();
  // Fields are explained in the language.
  await page.locator('.nav .entry', { hasText: 'First Aid' }).first().click();
  await page.locator('.form .help', { hasText: titleHelp[language] }).first().waitFor({ state: 'attached' });
  for (const width of everyNth([1024, 1440], 2)) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeViolations(page), String(width)).toEqual([]);
  }
  expect(problems).toEqual([]);
});

test('a form knows what was changed before it was opened, stays as it is when that is saved, sends what is written while an answer is awaited as one, and refuses each file that is no picture', async () => {
  const { page } = await open();
  await closePreview(page);
  await page.getByRole('button', { name: 'Prices', exact: true }).click();
  await page.locator('tbody tr', { hasText: 'First Aid' }).last().getByRole('gridcell').nth(1).click();
  const releaseCell = await holdSubmissions(page, '**/api/type');
  await page.keyboard.type('from 77');
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox', { name: 'Filter' }).first().fill('first aid');
  await page.locator('.nav .entry', { hasText: /^First Aid$/ }).click();
  releaseCell();
  const folded = page.getByText(/^Fields without a value/);
  await folded.last().click();
  const subtitle = page.getByLabel('Subtitle');
  await subtitle.fill('For offices');
  await expect.poll(() => changes(page).textContent()).toBe('Changes: 2');
  await changes(page).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.textContent()).toMatch(/Price: \d+ → 77/);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved.').waitFor();
  const saved = readFileSync(path.join(content, 'courses/first-aid.yaml'), 'utf8');
  expect(saved).toContain('from: 77');
  expect(saved).toContain('subtitle: For offices');
  expect([await subtitle.isVisible(), await subtitle.inputValue()]).toEqual([true, 'For offices']);

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/set')) sent.push(request.postData() ?? '');
  });
  const release = await holdSubmissions(page, '**/api/set');
  const label = page.getByLabel('Subject label', { exact: true });
  await label.fill('One');
  await expect.poll(() => sent.length).toBe(1);
  for (const text of ['Two', 'Three']) {
    await label.fill(text);
    // Longer than the pause after which what was written is sent.
    await page.waitForTimeout(400);
  }
  expect(sent).toHaveLength(1);
  const isAsked = () => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await isAsked()).toBe(true);
  release();
  await expect.poll(() => sent.slice(1)).toEqual([expect.stringContaining('"label":"Three"')]);
  await expect.poll(isAsked).toBe(false);

  // No picture.
  await page.locator('summary', { hasText: 'Picture' }).first().click();
  for (const buffer of [Buffer.from('%PDF-1.7'), Buffer.from('%PDF-1.7')]) {
    await page.locator('input[type=file]').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer });
    await dialog.getByLabel('What does the picture show').fill('A plan');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.getByText('This file cannot be read as a picture. Save it as JPEG, PNG or WebP.').waitFor();
    await page.keyboard.press('Escape');
  }
  // Of an iPhone, before anything is asked: systems that do not know the type give none.
  const buffer = Buffer.from('....ftypheic');
  await page.locator('input[type=file]').setInputFiles({ name: 'IMG_1.HEIC', mimeType: '', buffer });
  await page.getByRole('alert').filter({ hasText: 'Export it as JPEG first' }).waitFor();
  expect(await dialog.count()).toBe(0);
});

test('a window that still shows the rows of before changes none in their places; a table is used by keys alone: moving, selecting, filling down, giving up; and so is the search', async () => {
  const { page } = await open();
  const other = await page.context().newPage();
  onTestFinished(() => other.close());
  const token = await page.evaluate(() => sessionStorage.getItem('prospectus-edit'));
  await other.goto(`${page.url()}#${token}`);
  const first = (window: Page) => window.getByRole('gridcell').first();
  await first(other).click();
  await first(page).click();
  await page.getByRole('button', { name: 'Remove rows' }).click();
  await expect.poll(() => changes(page).textContent()).toBe('Changes: 1');
  await other.getByRole('button', { name: 'Remove rows' }).click();
  await other.getByText('was changed at the same place in another window').waitFor();
  await expect.poll(() => other.getByRole('row').count()).toBe(2);
  await other.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => other.getByRole('row').count()).toBe(3);
  await other.close();
  // The page asks for what is new when a person comes back to it.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => changes(page).textContent()).toBe('Changes: 0');

  await closePreview(page);
  await page.getByRole('button', { name: 'Prices', exact: true }).press('Enter');
  await page.getByRole('heading', { name: 'Prices' }).waitFor();
  const cell = (row: number, column: number) => page.locator('tbody tr').nth(row).getByRole('gridcell').nth(column);
  await cell(0, 0).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('77');
  await page.keyboard.press('Escape');
  expect(await changes(page).textContent()).toBe('Changes: 0');
  // Nothing waits for the server: what was typed is filled down before it has answered.
  const release = await holdSubmissions(page, '**/api/type');
  await page.keyboard.type('77');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  const prices = () => Promise.all([0, 1, 2].map((row) => cell(row, 1).textContent()));
  expect(await prices()).toEqual(['77', '77', '77']);
  release();
  await expect.poll(() => changes(page).textContent()).toBe('Changes: 3');
  expect(await prices()).toEqual(['77', '77', '77']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => changes(page).textContent()).toBe('Changes: 1');
  await expect.poll(prices).toEqual(['77', '60', '120']);
  // Where the chosen rows are filtered out, another can be reached.
  const filter = page.getByRole('main').getByRole('searchbox');
  await filter.fill('fire');
  expect(await page.locator('td[tabindex="0"]').allTextContents()).toEqual(['60']);
  await filter.fill('');
  // Two rows below the last one, the second before the first is answered.
  await page.getByRole('button', { name: 'Sessions', exact: true }).press('Enter');
  await page.getByRole('heading', { name: 'Sessions' }).waitFor();
  const count = await page.locator('tbody tr').count();
  await page.getByRole('button', { name: '+ New row' }).press('Enter');
  const releaseRows = await holdSubmissions(page, '**/api/type');
  await page.keyboard.type('first-aid');
  await page.keyboard.press('Enter');
  await page.keyboard.type('child-care');
  await page.keyboard.press('Enter');
  const added = () => Promise.all([0, 1, 2].map((row) => cell(count - 1 + row, 0).textContent()));
  expect(await added()).toEqual(['first-aid', 'child-care', '']);
  releaseRows();
  await expect.poll(() => changes(page).textContent()).toBe('Changes: 3');
  expect(await added()).toEqual(['first-aid', 'child-care', '']);
  // What cannot be read is still there when one comes back.
  await cell(0, 1).click();
  await page.keyboard.type('soon');
  await page.keyboard.press('Enter');
  await expect.poll(() => cell(0, 1).getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('button', { name: 'Prices', exact: true }).press('Enter');
  await page.getByRole('heading', { name: 'Prices' }).waitFor();
  await page.getByRole('button', { name: 'Sessions', exact: true }).press('Enter');
  await page.getByRole('heading', { name: 'Sessions' }).waitFor();
  expect(await cell(0, 1).textContent()).toBe('soon');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('77');
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').press('Enter');
  await page.locator('.form').waitFor();
});

test('a person adds a course, pastes dates, changes prices, adds a picture, corrects mistakes, undoes one, and saves', async () => {
  const textOf = (file: string): string => readFileSync(path.join(content, file), 'utf8');
  const before = textOf('schedule.yaml');
  const { page, problems } = await open({ hasPreview: true });
  let clicks = 0;
  const click = async (target: ReturnType<Page['locator']>): Promise<void> => {
    clicks += 1;
    await target.click();
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

  // A course is added.
  await click(button('+ New'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Work at Height');
  await dialog.getByLabel('Category').selectOption('basics');
  await dialog
    .getByLabel('Short description')
    .fill('For people who work on roofs and ladders. It leads to safe habits that last.');
  await dialog.getByLabel('Price').fill('1,250');
  await click(dialog.getByRole('button', { name: 'Add', exact: true }));
  await page.getByRole('heading', { level: 1, name: 'Work at Height' }).waitFor();
  await expect.poll(() => page.frameLocator('iframe').locator('h1').textContent()).toBe('Work at Height');
  await closePreview(page);

  // Twenty dates from a spreadsheet.
  await click(button('Sessions'));
  await click(page.getByRole('gridcell').first());
  await paste(page, twenty);
  await page.getByText('Pasted: 20 rows, of which 20 are new').waitFor();

  // Three prices, by keys.
  await click(button('Prices'));
  await click(page.getByRole('gridcell').nth(1));
  for (const price of ['610', '620', '630']) {
    await page.keyboard.type(price);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('gridcell', { name: price, exact: true }).count()).toBeGreaterThan(0);
  }

  // A picture, and two mistakes that are reported beside their fields.
  await page.getByRole('searchbox', { name: 'Filter' }).first().fill('work at');
  await click(page.locator('.nav .entry', { hasText: 'Work at Height' }));
  await page.getByRole('heading', { level: 1, name: 'Work at Height' }).waitFor();
  await click(page.getByText(/^Fields without a value/));
  const hours = page.getByLabel('Duration in hours');
  await hours.fill('ten');
  await page.locator('.form').getByText('Expected a number, but found "ten".').waitFor();
  expect(await hours.getAttribute('aria-invalid')).toBe('true');
  const described = (await hours.getAttribute('aria-describedby')) ?? '';
  for (const id of described.split(' ')) expect(await page.locator(`[id="${id}"]`).count(), id).toBe(1);
  await hours.fill('10');
  const updated = page.getByLabel('Last updated');
  await updated.fill('soon');
  await expect.poll(() => updated.getAttribute('aria-invalid')).toBe('true');
  await updated.fill('2025-10');
  await expect.poll(() => updated.getAttribute('aria-invalid')).toBeNull();
  await expect.poll(() => page.locator('.bar .has-errors').count()).toBe(0);
  await click(page.locator('summary', { hasText: 'Picture' }).first());
  const { default: sharp } = await import('sharp');
  const buffer = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'desk.jpg', mimeType: 'image/jpeg', buffer });
  await click(dialog.getByLabel('16 : 9'));
  await dialog.getByLabel('What does the picture show').fill('A desk with a table on a screen');
  await click(dialog.getByRole('button', { name: 'Add', exact: true }));
  await expect.poll(() => changes(page).textContent()).toBe('Changes: 26');

  // One is taken back, and all others are saved.
  await click(changes(page));
  expect(await axeViolations(page)).toEqual([]);
  await click(dialog.getByRole('button', { name: /^Take back: Price: .* → 620$/ }));
  await expect.poll(() => changes(page).textContent()).toBe('Changes: 25');
  await click(dialog.getByRole('button', { name: 'Save', exact: true }));
  await page.getByText('Saved.').waitFor();

  expect(textOf('courses/work-at-height.yaml')).toContain('hours: 10');
  expect(textOf('courses/work-at-height.yaml')).toContain('price: 1250\n');
  expect(textOf('courses/work-at-height.yaml')).toContain('file: media/desk.jpg');
  expect(textOf('courses/work-at-height.yaml')).toContain('alt: A desk with a table on a screen');
  expect(existsSync(path.join(content, 'media/desk.jpg'))).toBe(true);
  // Every line that was there still is, in the same order.
  const old = before.split('\n');
  const kept = textOf('schedule.yaml')
    .split('\n')
    .reduce((at, line) => (line === old[at] ? at + 1 : at), 0);
  expect(kept).toBe(old.length);
  const datesIn = (text: string): number => text.split('course: first-aid').length;
  expect(datesIn(textOf('schedule.yaml')) - datesIn(before)).toBe(20);
  expect(clicks).toBe(14);
  expect(problems).toEqual([]);
});
