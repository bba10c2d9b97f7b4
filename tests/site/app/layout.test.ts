// On every design of a page and on every size of screen: nothing runs out at the side, what is to be pressed is large
// enough, what moves is still for those who asked for it, and the policy of the response headers is sent and kept.
import { expect, inject, test } from 'vitest';
import { everyNth } from '../../support/cases.ts';
import { templateAddresses } from '../../support/html/addresses.ts';
import { appear } from '../../support/browser/appearance.ts';
import { cutTexts, overflow } from '../../support/browser/overflow.ts';
import { spaceText } from '../../support/browser/text-spacing.ts';
import { movements, smallTargets } from '../../support/browser/targets.ts';
import { newVisit, untilHydrated, visit } from '../../support/browser/visit.ts';

const widths = [320, 375, 768, 1440] as const;

test('every picture on the way down the catalogue arrives', async () => {
  const { page } = await visit('/courses');
  const pictures = page.locator('main img');
  await pictures.last().scrollIntoViewIfNeeded();
  await page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main img')];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
  });
  expect(await pictures.evaluateAll((all) => all.every((image) => image.hasAttribute('width')))).toBe(true);
});

test('the maps that a host needs are published', async () => {
  const redirects = await fetch(new URL('maps/redirects.json', inject('url')));
  expect(await redirects.json()).toMatchObject({ '/courses/33': '/courses/capm' });
});

test('a header whose words need more room than there is shows the menu button in place of the navigation; a violation of the policy would be noticed', async () => {
  const { page, problems } = await visit('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const menu = page.locator('header').getByRole('button', { name: 'Menu' });
  const request = page.locator('header').getByRole('link', { name: 'Request Info' });
  const shown = async () => [await navigation.count(), await menu.isVisible(), await request.isVisible()];
  expect(await shown()).toEqual([1, false, true]);
  await spaceText(page);
  expect(await shown()).toEqual([0, true, true]);
  expect(problems).toEqual([]);
  await page.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/a.png' }));
  });
  await expect.poll(() => problems.join('\n')).toContain('policy: img-src https://elsewhere.example/a.png');
});

/** Runs in the browser: the words of headings that are broken over lines. */
function brokenWords(): readonly string[] {
  const texts = [...document.querySelectorAll('main :is(h1, h2, h3)')].flatMap((heading) => {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    return nodes;
  });
  return texts.flatMap((node) =>
    [...(node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ index, 0: word }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
    }),
  );
}

// One visit for all: to load a page takes longer than to look at it.
test.each(everyNth(templateAddresses, 18))(
  '%s keeps its policy and fits every screen, also with spaced text and with text of twice its size',
  async (address) => {
    const { page, problems } = await newVisit({ width: widths[0], isFresh: true });
    const response = await page.goto(address);
    const headers = response?.headers() ?? {};
    expect(headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/);
    expect(headers['content-security-policy']).toMatch(/style-src 'self'(;|$)/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    await untilHydrated(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const found = { out: await page.evaluate(overflow), small: await page.evaluate(smallTargets) };
      expect({ width, ...found }).toEqual({ width, out: undefined, small: [] });
    }
    expect(await page.evaluate(movements)).toEqual([]);
    expect(await page.locator('[style], script:not([src]):not([type$=json])').count()).toBe(0);
    await appear(page, { width: 375, text: 200 });
    expect(await page.evaluate(brokenWords)).toEqual([]);
    await appear(page, {});
    await spaceText(page);
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const found = { out: await page.evaluate(overflow), cut: await page.evaluate(cutTexts, 'body > * > header') };
      expect({ width, ...found }).toEqual({ width, out: undefined, cut: [] });
    }
    expect(problems.filter((problem) => !(address === '/nothing' && problem.includes('404 (Not Found)')))).toEqual([]);
  },
);
