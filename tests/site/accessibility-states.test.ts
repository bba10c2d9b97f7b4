// Every design of a page in every appearance, and whatever a visitor can open or bring about: axe finds nothing.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { templateAddresses } from '../support/addresses.ts';
import { appear, appearances } from '../support/appearance.ts';
import { axeViolations } from '../support/axe.ts';
import { type FieldEntries, fillIn } from '../support/form-visit.ts';
import { visit } from '../support/visit.ts';

/** Runs in the browser: by how many pixels the page is wider than the screen. */
const excess = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test.each(templateAddresses)('%s holds in every appearance', async (address) => {
  const { page } = await visit(address);
  for (const [name, appearance, rules] of appearances) {
    await appear(page, appearance);
    const violations = rules === undefined ? [] : await axeViolations(page, rules);
    expect({ name, violations, excess: await page.evaluate(excess) }).toEqual({ name, violations: [], excess: 0 });
  }
});

interface State {
  readonly name: string;
  readonly address: string;
  readonly width?: number;
  /** Whether the state would pass by itself: the visitor's clock then stands. */
  readonly isClockStopped?: boolean;
  /** Brings the state about; it ends when the state can be seen. */
  readonly bring: (page: Page) => Promise<void>;
}

const press = async (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const menus: readonly State[] = [
  {
    name: 'the dropdown is open',
    address: '/',
    bring: async (page) => {
      await press(page, 'Courses');
      await page.getByRole('link', { name: 'View All Courses', exact: true }).waitFor();
    },
  },
  {
    name: 'the mobile menu and its courses are open',
    address: '/',
    width: 375,
    bring: async (page) => {
      await press(page, 'Menu');
      await page.locator('header summary').click();
      await page.getByRole('link', { name: 'View All Courses', exact: true }).waitFor();
    },
  },
  ...[1280, 375].map((width) => ({
    name: `the phone button is open at ${width} px`,
    address: '/',
    width,
    bring: async (page: Page) => {
      await press(page, 'Call or email us');
      await page.getByRole('complementary').getByRole('link').first().waitFor();
    },
  })),
];

const openFilter = async (page: Page): Promise<void> => {
  await page.locator('main summary').first().click();
  await page.getByRole('searchbox').waitFor();
};

const lists: readonly State[] = [
  { name: 'the filter is open', address: '/courses', bring: openFilter },
  { name: 'the filter is open at 375 px', address: '/courses', width: 375, bring: openFilter },
  {
    name: 'nothing matches the filter',
    address: '/courses',
    bring: async (page) => {
      await openFilter(page);
      await page.getByRole('searchbox').fill('zzz');
      await page.getByText('No courses found matching your criteria.').waitFor();
    },
  },
  {
    name: 'a picture is shown in large',
    address: '/gallery',
    bring: async (page) => {
      await page.locator('main figure a').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the map is shown',
    address: '/contact',
    bring: async (page) => {
      await page.route('https://www.openstreetmap.org/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title>' }),
      );
      await press(page, 'Show the map');
      await page.locator('main iframe').waitFor();
    },
  },
];

const tabs: readonly State[] = ['/courses/cad', '/courses/9'].flatMap((address) =>
  ['Curriculum', 'Success Stories'].map((name) => ({
    name: `the tab ${name} is chosen on ${address}`,
    address,
    bring: async (page: Page) => {
      await page.getByRole('tab', { name, exact: true }).click();
      if (name === 'Curriculum') await press(page, 'Expand all');
    },
  })),
);

const enquiries: readonly (readonly [address: string, entries: FieldEntries, thanks: string])[] = [
  [
    '/contact',
    { 'Full Name': 'A Visitor', Email: 'axe@example.com', Subject: 'Feedback', Message: 'Thank you.' },
    'Message Sent Successfully!',
  ],
  [
    '/register',
    { 'First Name': 'A Visitor', Email: 'axe@example.com', Phone: '+968 9999 0000' },
    'Registration Submitted Successfully!',
  ],
  [
    '/custom-corporate',
    {
      'Company Name': 'Example Works',
      'Contact Name': 'A Visitor',
      Email: 'axe@example.com',
      'Training Topics': 'Leadership',
    },
    'Thank you!',
  ],
];

const submit = async (page: Page): Promise<void> => page.locator('main form [type=submit]').click();

const forms: readonly State[] = enquiries.flatMap(([address, entries, thanks]) => [
  {
    name: `the form of ${address} is not valid`,
    address,
    bring: async (page: Page) => {
      await submit(page);
      await page.locator('main form :user-invalid').first().waitFor();
    },
  },
  {
    name: `the form of ${address} could not be sent`,
    address,
    bring: async (page: Page) => {
      page.on('dialog', (dialog) => void dialog.accept());
      await page.route('**/submissions', (route) => route.abort());
      await fillIn(page.locator('main form'), entries);
      await submit(page);
      await page.getByText("Sorry, this wasn't sent", { exact: true }).waitFor();
    },
  },
  {
    name: `the form of ${address} was sent`,
    address,
    isClockStopped: true,
    bring: async (page: Page) => {
      await fillIn(page.locator('main form'), entries);
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await submit(page);
      await page.getByRole('heading', { name: thanks, exact: true }).waitFor();
    },
  },
]);

/** Lets a clock that stands go on by as little as axe needs. */
async function whileTicking<T>(page: Page, work: Promise<T>): Promise<T> {
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  while (!isDone) await page.clock.runFor(5);
  return done;
}

const schemes = [
  ['light', 'all'],
  ['dark', 'colours'],
] as const;

test.each([...menus, ...lists, ...tabs, ...forms])(
  '$name',
  async ({ address, width = 1280, bring, isClockStopped }) => {
    const { page } = await visit(address, { width, isClockHeld: isClockStopped === true });
    await bring(page);
    for (const [colorScheme, rules] of schemes) {
      await page.emulateMedia({ colorScheme });
      const found = axeViolations(page, rules);
      const violations = await (isClockStopped ? whileTicking(page, found) : found);
      expect({ colorScheme, violations }).toEqual({ colorScheme, violations: [] });
    }
  },
);
