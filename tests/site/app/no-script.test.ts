// A browser that runs no scripts: everything is there, and everything that opens can be opened.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { everyNth, longTest } from '../../support/cases.ts';
import { templateAddresses } from '../../support/html/addresses.ts';
import { untilHydrated, visit } from '../../support/browser/visit.ts';

/** Opens a page, which shows a heading, its text and the whole layout. */
async function open(address: string, width = 1280): Promise<Page> {
  const { page } = await visit(address, { hasScript: false, width });
  const main = page.locator('main');
  await main.locator('h1').waitFor();
  expect((await main.innerText()).length).toBeGreaterThan(50);
  for (const part of ['header', 'footer']) expect(await page.locator(part).isVisible()).toBe(true);
  return page;
}

longTest.each(templateAddresses)('%s shows a heading, its text and the whole layout', async (address) => {
  await open(address);
});

test.each(everyNth(['/courses/cad', '/courses/9', '/courses/35'], 3))(
  '%s shows all sections at once, and its modules open to their topics',
  async (address) => {
    const page = await open(address);
    for (const id of ['overview', 'curriculum', 'success-stories'])
      expect(await page.locator(`#${id}`).isVisible()).toBe(true);
    expect(await page.getByRole('tab').count()).toBe(0);
    expect(await page.locator('main a[href="#curriculum"]').count()).toBe(1);
    const module = page.locator('details', { has: page.locator('summary h3') }).nth(1);
    const topic = module.locator('li').first();
    expect(await topic.isVisible()).toBe(false);
    await module.locator('summary').click();
    expect(await topic.isVisible()).toBe(true);
  },
);

test('the Courses dropdown opens and leads to the catalogue, which lists all forty courses, with both links each', async () => {
  const page = await open('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const all = navigation.getByRole('link', { name: 'View All Courses' });
  expect(await all.isVisible()).toBe(false);
  await navigation.getByRole('button', { name: 'Courses' }).click();
  await all.click();
  await page.waitForURL('**/courses');
  const cards = page.locator('main article');
  expect(await cards.count()).toBe(40);
  expect(await cards.getByRole('link', { name: /^View Details/ }).count()).toBe(40);
  expect(await cards.getByRole('link', { name: /^Enroll Now/ }).count()).toBe(40);
  expect(await page.getByText('40 courses', { exact: true }).isVisible()).toBe(true);
});

test('on a phone the menu and the phone button open, and the menu leads to all courses', async () => {
  const page = await open('/', 375);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Schedule' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Call or email us' }).click();
  await page.getByRole('complementary', { name: 'Call or email us' }).getByRole('link').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Courses', exact: true }).click();
  await page.waitForURL('**/courses');
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

async function writeMessage(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Visitor Without Script');
  await page.getByRole('textbox', { name: 'Email' }).fill('no-script@example.com');
  await page.getByLabel('Subject').selectOption('Feedback');
  await page.getByRole('textbox', { name: 'Message' }).evaluate((field) => {
    if (field instanceof HTMLTextAreaElement) field.value = 'A long message. '.repeat(5000);
  });
}

/** Sends a message that is too long: a page with other ways answers, and Back leads to what was written. */
async function expectRefusal(page: Page, send: () => Promise<unknown>, untilReady?: () => Promise<void>) {
  const answered = page.waitForResponse('**/submissions');
  await send();
  expect((await answered).status()).toBe(413);
  await page.getByRole('heading', { level: 1, name: 'Sorry, this wasn’t sent' }).waitFor();
  await untilReady?.();
  expect(await page.locator('main a[href^="tel:"]').count()).toBe(3);
  expect(await page.locator('main').getByRole('link', { name: 'Back to Home' }).isVisible()).toBe(true);
  await page.goBack();
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Visitor Without Script');
}

test('a form is sent by the browser itself: a page with other ways answers when it is refused, or one that thanks; the map is a link', async () => {
  const { page, problems } = await visit('/contact', { hasScript: false });
  expect(await page.getByRole('link', { name: /Open the map/ }).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Show the map' }).isVisible()).toBe(false);
  const send = page.getByRole('button', { name: 'Send Message' });
  await writeMessage(page);
  await expectRefusal(page, () => send.click());
  await page.getByRole('textbox', { name: 'Message' }).fill('Sent without a script.');
  expect(await page.getByText('Message Sent Successfully!').isVisible()).toBe(false);
  await send.click();
  await page.waitForURL('**/thank-you');
  await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
  expect(problems.filter((problem) => !problem.includes('413'))).toEqual([]);
});

longTest('a form that is refused before the page is alive is answered by a page with other ways', async () => {
  const { page, problems } = await visit('/contact');
  await writeMessage(page);
  const submit = () => page.locator('main form').evaluate((form) => form instanceof HTMLFormElement && form.submit());
  await expectRefusal(page, submit, () => untilHydrated(page));
  expect(problems.filter((problem) => !problem.includes('413'))).toEqual([]);
});
