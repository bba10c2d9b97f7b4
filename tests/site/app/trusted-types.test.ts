// Under the policy that the site sends, its own code writes HTML and no other code does.
import { expect, test } from 'vitest';
import { follow, markWindow, visit } from '../../support/browser/visit.ts';

test('pages are opened one from another with their prose and their data, nothing breaks the policy, and other code can write no HTML', async () => {
  const { page, problems } = await visit('/');
  const isMarked = await markWindow(page);
  for (const address of ['/about', '/contact', '/schedule', '/courses', '/courses/capm']) await follow(page, address);
  expect(await isMarked()).toBe(true);
  const data = await page.locator('head script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? '')).toHaveProperty('@context');
  expect(problems).toEqual([]);
  // Other code can write no HTML.
  const thrown = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src="x">';
      return '';
    } catch (error) {
      return error instanceof TypeError ? error.message : '';
    }
  });
  expect(thrown).toContain('TrustedHTML');
});
