// How figures are written and read, and mistakes corrected, in the forms of "prospectus edit".
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { axeViolations } from '../../support/browser/axe.ts';
import { changes, openEditor, root, unfold } from '../../support/browser/editor-page.ts';
import { site } from '../../support/content/site.ts';

test.each([
  ['en-GB', 'de', '120.5', '12.500', 'price: 12.5'],
  ['de-DE', 'en', '120,5', '12.500', 'price: 12500'],
])('figures are written as the site does, %s, whatever the language of the page is', async (...given) => {
  const [locale, language, shown, typed, expected] = given;
  const [tiny, file] = [path.join(root, 'tests/fixtures/tiny/content'), 'courses/first-aid.yaml'];
  const textOf = (name: string): string => readFileSync(path.join(tiny, name), 'utf8');
  const content = site(
    {
      [file]: textOf(file).replace('price: 120', 'price: 120.5'),
      'site.yaml': textOf('site.yaml').replace('en-GB', locale).replace('GBP', 'OMR'),
    },
    tiny,
  );
  const { page, problems } = await openEditor(content, { language });
  await unfold(page, '.nav');
  await page.locator('.nav .entry', { hasText: /^First Aid$/ }).click();
  const price = page.locator('#root_price');
  expect(await price.inputValue()).toBe(shown);
  await price.fill('');
  await price.pressSequentially(typed);
  await expect.poll(() => changes(page).textContent()).toMatch(/: 1$/);
  expect(await price.inputValue()).toBe(typed);
  await changes(page).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect.poll(() => readFileSync(path.join(content, file), 'utf8')).toContain(`${expected}\n`);
  expect(problems).toEqual([]);
});

test('what needs no decision is corrected by one button, which is there as long as there is something to correct', async () => {
  const [tiny, file] = [path.join(root, 'tests/fixtures/tiny/content'), 'courses/first-aid.yaml'];
  const wrong = readFileSync(path.join(tiny, file), 'utf8').replace(/^title: .*$/m, 'title: First Aid: the basics');
  const { page, problems } = await openEditor(site({ [file]: wrong }, tiny), { width: 375 });
  await page.getByRole('button', { name: 'Problems: 1', exact: true }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Correct automatically: 1', exact: true }).click();
  await page.getByRole('button', { name: 'No problems', exact: true }).waitFor();
  await expect.poll(() => changes(page).textContent()).toBe('Changes: 1');
  expect(await page.getByRole('button', { name: /^Correct automatically/ }).count()).toBe(0);
  expect(problems).toEqual([]);
});
