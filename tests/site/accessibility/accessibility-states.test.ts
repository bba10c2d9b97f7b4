// Every design of a page in every appearance, and whatever a visitor can open or bring about: axe finds nothing.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { templateAddresses } from '../../support/html/addresses.ts';
import { appear, appearances } from '../../support/browser/appearance.ts';
import { axeViolations } from '../../support/browser/axe.ts';
import { everyNth, isLong } from '../../support/cases.ts';
import { type FieldEntries, fillIn } from '../../support/browser/form-visit.ts';
import { visit } from '../../support/browser/visit.ts';

/** Runs in the browser: by how many pixels the page is wider than the screen. */
const excess = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Designs share their parts: axe examines each appearance on one of two designs. */
const turns = isLong ? 1 : 2;

/** Every ninth design; pages.test.ts opens others in wide and light. */
const designs = everyNth(templateAddresses, 9).map((address, turn) => ({ turn, address }));

test.each(designs)('$address holds in every appearance', async ({ turn, address }) => {
  const { page } = await visit(address, { isFresh: true });
  for (const [index, [name, appearance, rules]] of appearances.entries()) {
    await appear(page, appearance);
    const isExamined = rules !== undefined && (turn + index) % turns === 0;
    const violations = !isExamined ? [] : await axeViolations(page, rules);
    expect({ name, violations, excess: await page.evaluate(excess) }).toEqual({ name, violations: [], excess: 0 });
  }
});

/** What a visitor brings about on a page. */
interface State {
  readonly name: string;
  /** Whether the state would pass by itself: the visitor's clock stops. */
  readonly isClockStopped?: boolean;
  /** Brings the state about, after those before it; it ends when the state can be seen. */
  readonly bring: (page: Page) => Promise<void>;
}

/** The states of a page in the order in which one visitor brings them about: to load a page takes as long as axe. */
interface Walk {
  readonly address: string;
  readonly width?: number;
  readonly states: readonly State[];
}

const press = async (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const openPhone: State = {
  name: 'the phone button is open',
  bring: async (page) => {
    await press(page, 'Call or email us');
    await page.getByRole('complementary').getByRole('link').first().waitFor();
  },
};

const seeAll = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'View All Courses', exact: true }).waitFor();

const menus: readonly Walk[] = [
  {
    address: '/',
    states: [
      {
        name: 'the dropdown is open',
        bring: async (page) => {
          await press(page, 'Courses');
          await seeAll(page);
        },
      },
      openPhone,
    ],
  },
  {
    address: '/',
    width: 375,
    states: [
      openPhone,
      {
        name: 'the mobile menu and its courses are open',
        bring: async (page) => {
          await page.keyboard.press('Escape');
          await press(page, 'Menu');
          await page.locator('header summary').click();
          await seeAll(page);
        },
      },
    ],
  },
];

const filterIsOpen: State = {
  name: 'the filter is open',
  bring: async (page) => {
    await page.locator('main summary').first().click();
    await page.getByRole('searchbox').waitFor();
  },
};

const lists: readonly Walk[] = [
  { address: '/courses', width: 375, states: [filterIsOpen] },
  {
    address: '/courses',
    states: [
      filterIsOpen,
      {
        name: 'nothing matches the filter',
        bring: async (page) => {
          await page.getByRole('searchbox').fill('zzz');
          await page.getByText('No courses found matching your criteria.').waitFor();
        },
      },
    ],
  },
  {
    address: '/gallery',
    states: [
      {
        name: 'a picture is shown in large',
        bring: async (page) => {
          await page.locator('main figure a').first().click();
          await page.getByRole('dialog').waitFor();
        },
      },
    ],
  },
];

const mapIsShown: State = {
  name: 'the map is shown',
  bring: async (page) => {
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title>' }),
    );
    await press(page, 'Show the map');
    await page.locator('main iframe').waitFor();
  },
};

const tabs: readonly Walk[] = everyNth(['/courses/cad', '/courses/9'], 2).map((address) => ({
  address,
  states: ['Curriculum', 'Success Stories'].map((name) => ({
    name: `the tab ${name} is chosen`,
    bring: async (page: Page) => {
      await page.getByRole('tab', { name, exact: true }).click();
      if (name === 'Curriculum') await press(page, 'Expand all');
    },
  })),
}));

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

const forms: readonly Walk[] = enquiries.map(([address, entries, thanks]) => ({
  address,
  states: [
    ...(address === '/contact' ? [mapIsShown] : []),
    {
      name: 'the form is not valid',
      bring: async (page) => {
        await submit(page);
        await page.locator('main form :user-invalid').first().waitFor();
      },
    },
    {
      name: 'the form could not be sent',
      bring: async (page) => {
        page.on('dialog', (dialog) => void dialog.accept());
        await page.route('**/submissions', (route) => route.abort());
        await fillIn(page.locator('main form'), entries);
        await submit(page);
        await page.getByText('Sorry, this wasn’t sent', { exact: true }).waitFor();
      },
    },
    {
      name: 'the form was sent',
      isClockStopped: true,
      bring: async (page) => {
        await page.unroute('**/submissions');
        await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
        await submit(page);
        await page.getByRole('heading', { name: thanks, exact: true }).waitFor();
      },
    },
  ],
}));

/** Lets a stopped clock go on by as little as axe needs. */
async function whileTicking<T>(page: Page, work: Promise<T>): Promise<T> {
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  while (!isDone) await page.clock.runFor(5);
  return done;
}

/** States share their colours: every fourth of all is examined in dark ones too. */
const schemesOf = (state: number) =>
  [['light', 'all'] as const, ['dark', 'colours'] as const].slice(0, isLong || state % 4 === 0 ? 2 : 1);

/** The form that most visitors fill in is looked at on a phone and on a wide screen; what brings one about is common to all. */
const sizedForms = everyNth(
  forms.flatMap((walk) =>
    walk.address === '/register' ? [375, 1440].map((width) => ({ ...walk, width })) : [{ ...walk, width: 1280 }],
  ),
  4,
);

const walks = [...everyNth(menus.toReversed(), 2), ...everyNth(lists, 2), ...tabs, ...sizedForms].map(
  (walk, index, all) => ({
    width: 1280,
    before: all.slice(0, index).reduce((sum, { states }) => sum + states.length, 0),
    ...walk,
  }),
);

test.each(walks)(
  'what a visitor opens and brings about on $address at $width px',
  async ({ address, width, before, states }) => {
    const isClockHeld = states.some(({ isClockStopped }) => isClockStopped);
    const { page } = await visit(address, { width, isClockHeld, isFresh: isClockHeld });
    for (const [turn, { name, bring, isClockStopped }] of states.entries()) {
      await bring(page);
      for (const [colorScheme, rules] of schemesOf(before + turn)) {
        await page.emulateMedia({ colorScheme });
        const found = axeViolations(page, rules);
        const violations = await (isClockStopped ? whileTicking(page, found) : found);
        expect({ name, colorScheme, violations }).toEqual({ name, colorScheme, violations: [] });
      }
    }
  },
);
