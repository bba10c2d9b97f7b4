// What browsers load where the site has no page.
import { expect, test } from 'vitest';
import { missingTexts } from '../../../../generator/features/pages/missing-pages.ts';
import { letterOf } from '../../../../src/app/navigation/near-addresses.ts';
import type { MissingHelp, NamedAddress } from '../../../../src/app/page.ts';
import { siteContext } from '../../../../generator/features/shell/site-context.ts';
import { linkLarge } from '../../../support/browser/large-site.ts';
import { contextOfTiny } from '../../../support/content/tiny-plan.ts';

const parsed = <T>(text: string | undefined): T => JSON.parse(text ?? 'null');

test('a small site names all addresses in one file, and courses that many look for', async () => {
  const context = await contextOfTiny();
  const texts = missingTexts(context);
  expect(texts.map(({ file }) => file)).toEqual(['data/missing.json']);
  const { popular, pages = [] } = parsed<MissingHelp>(texts[0]?.text);
  expect(popular.length).toBeGreaterThan(0);
  expect(pages.map(([address]) => address)).toEqual(expect.arrayContaining(['/courses/first-aid', '/schedule']));
});

test('a large site has a file for each letter, and says which', async () => {
  const context = siteContext(await linkLarge(1000), { base: '/', now: new Date('2026-01-01T12:00:00Z') });
  const [first, ...parts] = missingTexts(context);
  const { letters = '', pages, popular } = parsed<MissingHelp>(first?.text);
  expect(pages).toBeUndefined();
  expect(popular).toHaveLength(6);
  expect(parts.map(({ file }) => file)).toEqual([...letters].map((letter) => `data/missing.${letter}.json`));
  const all = parts.map(({ text }, i) =>
    parsed<readonly NamedAddress[]>(text).map(([address]) => [letterOf(address), letters[i]]),
  );
  expect(all.flat().every(([letter, file]) => letter === file)).toBe(true);
  expect(all.flat().length).toBeGreaterThan(1000);
});

test('a letter with which thousands begin has no file', async () => {
  const context = siteContext(await linkLarge(2100), { base: '/', now: new Date('2026-01-01T12:00:00Z') });
  const files = missingTexts(context).map(({ file }) => file);
  expect(files).not.toContain('data/missing.c.json');
  expect(files.length).toBeGreaterThan(1);
});
