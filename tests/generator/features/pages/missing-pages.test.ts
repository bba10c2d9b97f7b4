// What browsers load where the site has no page.
import { expect, test } from 'vitest';
import { missingText } from '../../../../generator/features/pages/missing-pages.ts';
import type { MissingHelp } from '../../../../src/app/page.ts';
import { invariant } from '../../../../generator/base/invariant.ts';
import { contextOfTiny } from '../../../support/content/tiny-plan.ts';

test('a site names all addresses in one file, and courses that many look for', async () => {
  const { file, text } = missingText(await contextOfTiny());
  expect(file).toBe('data/missing.json');
  const { popular, pages = [] } = JSON.parse(text) as MissingHelp;
  expect(popular.length).toBeGreaterThan(0);
  expect(pages.map(([address]) => address)).toEqual(expect.arrayContaining(['/courses/first-aid', '/schedule']));
});

test('of too many addresses, none is loaded', async () => {
  const context = await contextOfTiny();
  const [page] = context.site.pages;
  invariant(page, 'the tiny provider has pages');
  const pages = Array.from({ length: 10_001 }, (_, i) => ({ ...page, address: `/page-${i}` }));
  const help = JSON.parse(missingText({ ...context, site: { ...context.site, pages } }).text) as MissingHelp;
  expect(help.popular.length).toBeGreaterThan(0);
  expect(help.pages).toBeUndefined();
});
