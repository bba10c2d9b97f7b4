// The contact page: its form from the first field to the collector's file, its map, and what links fill in.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { providerName, readHtml } from '../../support/html/built-site.ts';
import { expectFailure, expectLife, expectRefusals, type FormLife } from '../../support/browser/form-life.ts';
import { fillIn, type FormVisit, readForm, receivedFrom, visitForm } from '../../support/browser/form-visit.ts';
import { visit } from '../../support/browser/visit.ts';
import { everyNth } from '../../support/cases.ts';

const alertText = 'There was an error sending your message. Please try again or contact us directly.';

const life = (email: string): FormLife => ({
  entries: {
    'Full Name': 'Salma Al Visitor',
    Email: email,
    Phone: '+968 9999 0000',
    Subject: 'Course Inquiry',
    Message: 'When is the next weekend session?\nThank you & good-bye.',
  },
  submit: 'Send Message',
  submitting: 'Sending...',
  confirmation: [
    'Message Sent Successfully!',
    `Thank you for contacting ${providerName}. Our team will get back to you shortly.`,
  ],
});

/** What the collector stores of a message. */
const storedFor = (email: string) => ({
  name: 'Salma Al Visitor',
  email,
  phone: '+968 9999 0000',
  message: 'When is the next weekend session?\nThank you & good-bye.',
  subject: 'Course Inquiry',
  subjectLine: 'Contact Form: Course Inquiry',
  replyTo: email,
  copies: [expect.stringContaining('@'), expect.stringContaining('@')],
  timestamp: expect.stringMatching(/^2025-11-01T\d\d:\d\d:\d\d\.\d{3}Z$/),
  formType: 'contact',
  submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
});

async function expectFields({ page, form }: FormVisit): Promise<void> {
  // There is nothing to clear yet.
  expect(await page.getByRole('button', { name: 'Clear the form' }).count()).toBe(0);
  const required = form.locator(':required');
  expect(await required.evaluateAll((all) => all.map((each) => each.getAttribute('name')))).toEqual([
    'name',
    'email',
    'subject',
    'message',
  ]);
  expect(await form.locator('option:not([value=""])').allInnerTexts()).toEqual([
    'Course Inquiry',
    'Enrollment',
    'Corporate Training',
    'Feedback',
    'Other',
  ]);
  expect(await form.locator('textarea').getAttribute('rows')).toBe('3');
}

/** Presses the button twice before the page can answer. */
async function expectOneOfTwoPresses({ page, form, button }: FormVisit): Promise<void> {
  await fillIn(form, life('contact-twice@example.com').entries);
  await button.evaluate((element) => {
    if (!(element instanceof HTMLButtonElement)) return;
    element.click();
    element.click();
  });
  await page.getByRole('heading', { name: 'Message Sent Successfully!' }).waitFor();
  expect(receivedFrom('contact-twice@example.com')).toHaveLength(1);
}

async function expectAlertElsewhere({ page, form, button, alerts }: FormVisit): Promise<void> {
  await fillIn(form, life('contact-gone@example.com').entries);
  let refuse = (): void => undefined;
  const held = new Promise<void>((resolve) => (refuse = resolve));
  await page.route('**/submissions', async (route) => {
    await held;
    await route.abort();
  });
  await button.click();
  await page.locator('footer').getByRole('link', { name: 'Schedule', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Course schedule' }).waitFor();
  const before = alerts.length;
  refuse();
  await expect.poll(() => alerts.slice(before)).toEqual([alertText]);
}

const ways = [
  [375, 'abort'],
  [1280, 500],
] as const;

test.each(everyNth(ways, 2))(
  'a message at %i px is refused without what it needs, fails (%s) with an alert, can be sent again, is confirmed for five seconds, and is stored once',
  async (width, cause) => {
    const email = `contact-${width}@example.com`;
    const visited = await visitForm('/contact', width);
    const { page } = visited;
    await expectFields(visited);
    await expectRefusals(visited, ['name', 'email', 'subject', 'message']);
    const ids: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') ids.push(request.postDataJSON().submissionId);
    });
    await expectFailure(visited, life(email), cause);
    expect(visited.alerts).toEqual([alertText]);
    expect(receivedFrom(email)).toEqual([]);
    await expectLife(visited, life(email));
    expect(visited.alerts).toEqual([alertText]);
    expect(receivedFrom(email)).toEqual([storedFor(email)]);
    expect(ids).toEqual([ids[0], ids[0]]);
  },
);

test('two presses in a row send one message, and one that fails when the visitor has gone on still raises the alert', async () => {
  const visited = await visitForm('/contact');
  await expectOneOfTwoPresses(visited);
  await visited.page.clock.runFor(5000);
  await expectAlertElsewhere(visited);
});

/** Goes to an address of the site as a link does. */
const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ idx: 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  }, address);

test('the map is embedded when the visitor asks for it; links about a course fill in subject, message, topics and course', async () => {
  const { page, problems } = await visit('/contact?course=CAPM%20%26%20more');
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: 'A map' }));
  const form = page.locator('main form');
  await expect
    .poll(() => readForm(form, ['Full Name', 'Subject', 'Message']))
    .toEqual({ 'Full Name': '', Subject: 'Course Inquiry', Message: 'I have a question about CAPM & more.' });
  expect(await page.locator('main form :invalid:not(fieldset)').count()).toBe(2);

  expect(await page.locator('iframe').count()).toBe(0);
  await page.getByRole('button', { name: 'Show the map' }).click();
  const frame = page.locator('main iframe');
  await frame.scrollIntoViewIfNeeded();
  await page.frameLocator('main iframe').getByText('A map').waitFor();
  expect(await frame.getAttribute('title')).toMatch(/Map/);
  expect(problems).toEqual([]);

  for (const [address, field, expected] of [
    ['/custom-corporate?course=capm', 'topics', 'CAPM Certification Training'],
    ['/register?course=capm', 'course', 'CAPM Certification Training'],
    ['/contact?course=capm', 'message', 'I have a question about CAPM Certification Training.'],
    ['/custom-corporate?course=basket-weaving', 'topics', 'basket-weaving'],
  ] as const) {
    await goTo(page, address);
    await expect.poll(() => form.locator(`[name=${field}]`).inputValue()).toBe(expected);
  }
});

test('the thank-you page is hidden from search engines and left out of the sitemap', () => {
  const html = readHtml('/thank-you');
  expect(html).toMatch(/<h1[^>]*>Thank you</);
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(readFileSync(join(inject('out'), 'sitemap.xml'), 'utf8')).not.toContain('thank-you');
});
