// Text that a visitor makes twice as large (WCAG 1.4.4) or sets wider (1.4.12), with words of every length: all of it can
// be read, and the header keeps its buttons.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { appear } from '../../support/browser/appearance.ts';
import { lostTexts } from '../../support/browser/lost-texts.ts';
import { openOtherProvider } from '../../support/browser/other-provider.ts';
import { overflow } from '../../support/browser/overflow.ts';
import { spaceText } from '../../support/browser/text-spacing.ts';
import { newVisit, untilHydrated, visit } from '../../support/browser/visit.ts';

const faultsOf = async (page: Page): Promise<readonly string[]> => [
  ...((await page.evaluate(overflow)) ?? []),
  ...(await page.evaluate(lostTexts, 'main')),
];

/** Runs in the browser: the words of the facts of a course that take more than one line. */
const brokenFacts = (): readonly string[] =>
  [...document.querySelectorAll('main dl:first-of-type :is(dt, dd)')].flatMap((fact) => {
    const walker = document.createTreeWalker(fact, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
    return broken;
  });

/** Runs in the browser: the sessions whose badge reaches the button beside it. */
const touched = (): readonly string[] =>
  [...document.querySelectorAll('main tr:has(td:last-child a)')].flatMap((row) => {
    const [button, badge] = [row.querySelector('td:last-child a'), row.querySelector('td:nth-last-child(2) span')];
    if (!button || !badge) return [];
    const [left, right] = [badge.getBoundingClientRect(), button.getBoundingClientRect()];
    return left.right >= right.left && left.bottom > right.top ? [badge.textContent] : [];
  });

test('a course and a form on a phone, in letters of twice the size', async () => {
  const { page } = await newVisit({ isFresh: true });
  for (const address of ['/courses/project-management', '/register?course=PMP+Certification+Training']) {
    await page.goto(address);
    await untilHydrated(page);
    await appear(page, { width: 375, text: 200 });
    expect({ address, faults: await faultsOf(page) }).toEqual({ address, faults: [] });
  }
});

test('words of other languages, in large text and set wide', async () => {
  const url = await openOtherProvider(({ edit }) => {
    edit('site.yaml', {
      shortName: 'Harbour Training',
      languages: ['fr', 'de', 'en', 'ar'],
      header: { search: 'site', language: 'switch' },
    });
    edit('schedule.yaml', {
      'sessions.3.availability': 'Waiting list',
      'sessions.2.availability': undefined,
      'sessions.1.seats': 12,
      'sessions.1.seatsLeft': 2,
      'sessions.1.availability': undefined,
      'sessions.1.endDate': undefined,
    });
    edit('messages/fr.yaml', {
      'navigation.requestInfo': 'Demander des informations',
      'catalogue.viewDetails': 'Voir les détails',
      'catalogue.enrollNow': 'S’inscrire maintenant',
      'schedule.seatsLeft.other': 'Plus que {count} places libres',
      'catalogue.filter': 'Filtrer les formations',
    });
  });
  const { page } = await visit('/courses', { url, isFresh: true });
  await appear(page, { width: 375, text: 200 });
  expect(await faultsOf(page)).toEqual([]);
  await appear(page, { width: 1280, text: 200 });
  expect(await faultsOf(page)).toEqual([]);
  await appear(page, { width: 375, text: 200 });
  const name = page.locator('header').getByText('Harbour Training', { exact: true });
  // Two lines, of one word each.
  expect(await name.evaluate((text) => text.scrollHeight / parseFloat(getComputedStyle(text).lineHeight))).toBeLessThan(
    2.5,
  );
  await page.goto('/courses/eclairage-studio');
  await appear(page, { width: 375, text: 200 });
  expect(await page.evaluate(brokenFacts)).toEqual([]);
  await appear(page, { width: 1280 });
  await page.goto('/');
  await spaceText(page);
  expect(await faultsOf(page)).toEqual([]);
  await appear(page, { width: 375 });
  await page.goto('/schedule');
  await spaceText(page);
  expect(await page.getByText('Plus que 2 places libres').isVisible()).toBe(true);
  expect(await page.evaluate(touched)).toEqual([]);
  expect(await faultsOf(page)).toEqual([]);
});
