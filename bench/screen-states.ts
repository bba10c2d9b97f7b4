// What a photographer visits: every screen of the specification, and the states that a visitor brings about on them.
import type { Page } from 'playwright';

/** A screen, or a state of one, to take a picture of. */
export interface Shot {
  readonly name: string;
  readonly address: string;
  /** Widths in CSS pixels at which the state exists; every width by default. */
  readonly widths?: readonly number[];
  /** Whether the picture ends at the edge of the window, because the state is tied to it. */
  readonly isWindowOnly?: boolean;
  /** Brings the state about; it ends when the state can be seen. */
  readonly bring?: (page: Page) => Promise<void>;
}

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

async function openFilter(page: Page): Promise<void> {
  await page.locator('main summary').first().click();
  await page.getByRole('searchbox').waitFor();
}

const screens: readonly Shot[] = [
  ['home', '/'],
  ['about', '/about'],
  ['catalogue', '/courses'],
  ['catalogue-subcategory', '/courses?category=project-technical&subcategory=data-ai'],
  ['course', '/courses/project-management'],
  ['course-without-reviews', '/courses/forensic-delay-analysis'],
  ['course-tabbed', '/courses/cad'],
  ['course-single', '/courses/bim'],
  ['course-generic', '/courses/9'],
  ['course-leadership', '/leadership-management'],
  ['course-not-found', '/courses/999'],
  ['schedule', '/schedule'],
  ['register', '/register'],
  ['register-prefilled', '/register?course=CAPM&startDate=2027-04-02&endDate=2027-05-14&duration=40%20Hours'],
  ['contact', '/contact'],
  ['corporate', '/custom-corporate'],
  ['soft-skills', '/soft-skills'],
  ['leadership', '/leadership'],
  ['communication-skills', '/communication-skills'],
  ['personal-development', '/personal-development'],
  ['gallery', '/gallery'],
  ['not-found', '/nothing/here'],
].map(([name = '', address = '']) => ({ name, address }));

const menus: readonly Shot[] = [
  { name: 'dropdown', address: '/', widths: [1440], isWindowOnly: true, bring: (page) => press(page, 'Courses') },
  {
    name: 'mobile-menu',
    address: '/',
    widths: [375, 768],
    isWindowOnly: true,
    bring: async (page) => {
      await press(page, 'Menu');
      await page.locator('header summary').click();
    },
  },
  { name: 'phone-button', address: '/', isWindowOnly: true, bring: (page) => press(page, 'Call or email us') },
  {
    name: 'header-scrolled',
    address: '/',
    isWindowOnly: true,
    bring: (page) => page.mouse.wheel(0, 900).then(() => page.waitForTimeout(300)),
  },
];

const lists: readonly Shot[] = [
  { name: 'catalogue-filter', address: '/courses', isWindowOnly: true, bring: openFilter },
  {
    name: 'catalogue-no-match',
    address: '/courses',
    bring: async (page) => {
      await openFilter(page);
      await page.getByRole('searchbox').fill('zzz');
      await page.getByText('No courses found matching your criteria.').waitFor();
    },
  },
  { name: 'schedule-no-match', address: '/schedule?category=nothing&month=2020-01' },
  {
    name: 'course-tab',
    address: '/courses/cad',
    bring: async (page) => {
      await page.getByRole('tab', { name: 'Curriculum', exact: true }).click();
      await press(page, 'Expand all');
    },
  },
  {
    name: 'gallery-large',
    address: '/gallery',
    isWindowOnly: true,
    bring: async (page) => {
      await page.locator('main figure a').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

async function fillContact(page: Page): Promise<void> {
  for (const [name, value] of [
    ['name', 'A Visitor'],
    ['email', 'visitor@example.com'],
    ['message', 'Is there a course in March?'],
  ] as const)
    await page.locator(`main form [name=${name}]`).fill(value);
  await page.locator('main form [name=subject]').selectOption({ index: 1 });
}

const submit = (page: Page): Promise<void> => page.locator('main form [type=submit]').click();

const forms: readonly Shot[] = [
  {
    name: 'form-invalid',
    address: '/contact',
    bring: async (page) => {
      await submit(page);
      await page.locator('main form :user-invalid').first().waitFor();
    },
  },
  {
    name: 'form-failed',
    address: '/contact',
    bring: async (page) => {
      page.on('dialog', (dialog) => void dialog.accept());
      await page.route('**/submissions', (route) => route.abort());
      await fillContact(page);
      await submit(page);
      await page.getByText('Sorry, this wasn’t sent', { exact: true }).waitFor();
    },
  },
  {
    name: 'form-sent',
    address: '/contact',
    bring: async (page) => {
      await page.route('**/submissions', (route) => route.fulfill({ status: 200, body: '{}' }));
      await fillContact(page);
      await submit(page);
      await page.getByRole('heading', { name: 'Message Sent Successfully!' }).waitFor();
    },
  },
];

async function followFirstCourse(page: Page): Promise<void> {
  await page.locator('main article a', { hasText: 'View Details' }).first().click();
  await page.locator('main h1').waitFor();
}

const failures: readonly Shot[] = [
  {
    name: 'load-failed',
    address: '/',
    bring: async (page) => {
      await page.route('**/courses/*', (route) => route.abort());
      await followFirstCourse(page);
      await page.getByRole('button', { name: 'Retry' }).waitFor();
    },
  },
  {
    name: 'unexpected-error',
    address: '/',
    bring: async (page) => {
      await page.route('**/courses/*', async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({ response, body: html.replace('"sessions":', '"another":') });
      });
      await followFirstCourse(page);
      await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    },
  },
];

/** Every picture that is taken, screens first. */
export const shots: readonly Shot[] = [...screens, ...menus, ...lists, ...forms, ...failures];

/** The addresses that are also printed on paper. */
export const sheets: readonly Shot[] = screens.filter(({ name }) =>
  ['course', 'course-tabbed', 'schedule'].includes(name),
);
