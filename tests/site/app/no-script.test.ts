// A browser that runs no scripts: everything is there, and everything that opens can be opened.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { everyNth } from '../../support/cases.ts';
import { templateAddresses } from '../../support/html/addresses.ts';
import { untilHydrated, visit } from '../../support/browser/visit.ts';

const open = async (address: string, width = 1280): Promise<Page> =>
  (await visit(address, { hasScript: false, width })).page;

test.each(everyNth(templateAddresses, 10))('%s shows a heading, its text and the whole layout', async (address) => {
  const page = await open(address);
  const main = page.locator('main');
  await main.locator('h1').waitFor();
  expect((await main.innerText()).length).toBeGreaterThan(50);
  for (const part of ['header', 'footer']) expect(await page.locator(part).isVisible()).toBe(true);
});

test.each(everyNth(['/courses/cad', '/courses/9', '/courses/35'], 3))(
  '%s shows all sections at once',
  async (address) => {
    const page = await open(address);
    for (const id of ['overview', 'curriculum', 'success-stories'])
      expect(await page.locator(`#${id}`).isVisible()).toBe(true);
    expect(await page.getByRole('tab').count()).toBe(0);
    expect(await page.locator('main a[href="#curriculum"]').count()).toBe(1);
  },
);

test.each(everyNth(['/courses/cad', '/courses/capm', '/courses/9'], 3))(
  'the modules of %s open to their topics',
  async (address) => {
    const page = await open(address);
    const module = page.locator('details', { has: page.locator('summary h3') }).nth(1);
    const topic = module.locator('li').first();
    expect(await topic.isVisible()).toBe(false);
    await module.locator('summary').click();
    expect(await topic.isVisible()).toBe(true);
  },
);

test('the catalogue lists all forty courses, with both links each', async () => {
  const page = await open('/courses');
  const cards = page.locator('main article');
  expect(await cards.count()).toBe(40);
  expect(await cards.getByRole('link', { name: /^View Details/ }).count()).toBe(40);
  expect(await cards.getByRole('link', { name: /^Enroll Now/ }).count()).toBe(40);
  expect(await page.getByText('40 courses', { exact: true }).isVisible()).toBe(true);
});

test('the Courses dropdown opens and leads to the catalogue', async () => {
  const page = await open('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const all = navigation.getByRole('link', { name: 'View All Courses' });
  expect(await all.isVisible()).toBe(false);
  await navigation.getByRole('button', { name: 'Courses' }).click();
  await all.click();
  await page.waitForURL('**/courses');
});

test('the menu of a phone leads to all courses', async () => {
  const page = await open('/', 375);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses', exact: true }).click();
  await page.waitForURL('**/courses');
});

test('the mobile menu and the phone button open', async () => {
  const page = await open('/', 375);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Schedule' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Call or email us' }).click();
  await page.getByRole('complementary', { name: 'Call or email us' }).getByRole('link').first().waitFor();
});

test('a course leads to a registration by plain links', async () => {
  const page = await open('/schedule');
  await page
    .getByRole('link', { name: /^Register: / })
    .first()
    .click();
  await page.waitForURL('**/register?course=*');
  expect(await page.getByRole('textbox', { name: 'First Name' }).isVisible()).toBe(true);
});

test('a form is sent by the browser itself, and a page thanks for it', async () => {
  const page = await open('/contact');
  await page.getByLabel('Full Name').fill('Visitor Without Script');
  await page.getByRole('textbox', { name: 'Email' }).fill('no-script@example.com');
  await page.getByLabel('Subject').selectOption('Feedback');
  await page.getByRole('textbox', { name: 'Message' }).fill('Sent without a script.');
  expect(await page.getByText('Message Sent Successfully!').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.waitForURL('**/thank-you');
  await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
});

test.each(everyNth([false, true], 2))(
  'a form that is refused is answered by a page with other ways; scripts: %s',
  async (hasScript) => {
    const { page, problems } = await visit('/contact', { hasScript });
    await page.getByLabel('Full Name').fill('Visitor Without Script');
    await page.getByRole('textbox', { name: 'Email' }).fill('no-script-long@example.com');
    await page.getByLabel('Subject').selectOption('Feedback');
    await page.getByRole('textbox', { name: 'Message' }).evaluate((field) => {
      if (field instanceof HTMLTextAreaElement) field.value = 'A long message. '.repeat(5000);
    });
    const answered = page.waitForResponse('**/submissions');
    // As a press before the page is alive would send it.
    if (hasScript) await page.locator('main form').evaluate((form) => form instanceof HTMLFormElement && form.submit());
    else await page.getByRole('button', { name: 'Send Message' }).click();
    expect((await answered).status()).toBe(413);
    await page.getByRole('heading', { level: 1, name: 'Sorry, this wasn’t sent' }).waitFor();
    if (hasScript) await untilHydrated(page);
    expect(await page.locator('main a[href^="tel:"]').count()).toBe(3);
    expect(await page.locator('main').getByRole('link', { name: 'Back to Home' }).isVisible()).toBe(true);
    expect(problems.filter((problem) => !problem.includes('413'))).toEqual([]);
    await page.goBack();
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Visitor Without Script');
  },
);

test('the map is at least a link', async () => {
  const page = await open('/contact');
  const link = page.getByRole('link', { name: /Open the map/ });
  expect(await link.isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Show the map' }).isVisible()).toBe(false);
});
