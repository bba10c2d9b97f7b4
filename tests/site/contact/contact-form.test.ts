// The contact page: its form from the first field to the collector's file, and its map.
import { expect, test } from 'vitest';
import { providerName } from '../../support/html/built-site.ts';
import { expectFailure, expectLife, type FormLife } from '../../support/browser/form-life.ts';
import { fillIn, receivedFrom, visitForm } from '../../support/browser/form-visit.ts';
import { visit } from '../../support/browser/visit.ts';
import { everyNth, longTest } from '../../support/cases.ts';

const alertText = 'There was an error sending your message. Please try again or contact us directly.';

const life = (email: string): FormLife => ({
  entries: {
    'Full Name': 'Salma Al Visitor',
    Email: email,
    Phone: '+968 9999 0000',
    Subject: 'Course Inquiry',
    Message: 'When is the next weekend session?\nThank you.',
  },
  submit: 'Send Message',
  submitting: 'Sending...',
  confirmation: [
    'Message Sent Successfully!',
    `Thank you for contacting ${providerName}. Our team will get back to you shortly.`,
  ],
});

test.each(everyNth([375, 1280], 2))(
  'a message is sent, confirmed for five seconds and stored, at %i px',
  async (width) => {
    const email = `contact-${width}@example.com`;
    const visited = await visitForm('/contact', width);
    await expectLife(visited, life(email));
    expect(visited.alerts).toEqual([]);
    const received = receivedFrom(email);
    expect(received).toHaveLength(1);
    expect(received[0]).toEqual({
      name: 'Salma Al Visitor',
      email,
      phone: '+968 9999 0000',
      message: 'When is the next weekend session?\nThank you.',
      subject: 'Course Inquiry',
      subjectLine: 'Contact Form: Course Inquiry',
      replyTo: email,
      copies: [expect.stringContaining('@'), expect.stringContaining('@')],
      timestamp: expect.stringMatching(/^2025-11-01T\d\d:\d\d:\d\d\.\d{3}Z$/),
      formType: 'contact',
      submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  },
);

longTest.each(['abort', 500] as const)('a message that fails (%s) raises the alert and stays', async (cause) => {
  const visited = await visitForm('/contact');
  await expectFailure(visited, life('contact-failed@example.com'), cause);
  expect(visited.alerts).toEqual([alertText]);
  expect(receivedFrom('contact-failed@example.com')).toEqual([]);
});

test('after a failure the same message can be sent', async () => {
  const visited = await visitForm('/contact');
  const again = life('contact-again@example.com');
  const ids: unknown[] = [];
  visited.page.on('request', (request) => {
    if (request.method() === 'POST') ids.push(request.postDataJSON().submissionId);
  });
  await expectFailure(visited, again, 'abort');
  expect(visited.alerts).toEqual([alertText]);
  expect(receivedFrom('contact-again@example.com')).toEqual([]);
  await visited.page.unroute('**/submissions');
  await expectLife(visited, again);
  expect(receivedFrom('contact-again@example.com')).toHaveLength(1);
  expect(ids).toEqual([ids[0], ids[0]]);
});

longTest('after a failure the message can go by e-mail instead', async () => {
  const visited = await visitForm('/contact');
  await expectFailure(visited, life('contact-mail@example.com'), 'abort');
  const href = await visited.page.locator('main').getByRole('link', { name: 'Send it by email' }).getAttribute('href');
  expect(href).toMatch(/^mailto:/);
  expect(decodeURIComponent(href ?? '')).toContain('When is the next weekend session?');
});

test('two presses in a row send one message', async () => {
  const { page, form, button } = await visitForm('/contact');
  await fillIn(form, life('contact-twice@example.com').entries);
  await button.evaluate((element) => {
    if (!(element instanceof HTMLButtonElement)) return;
    element.click();
    element.click();
  });
  await page.getByRole('heading', { name: 'Message Sent Successfully!' }).waitFor();
  expect(receivedFrom('contact-twice@example.com')).toHaveLength(1);
});

test('the browser asks for what is required, and for an e-mail address', async () => {
  const { form, button, page } = await visitForm('/contact');
  const required = form.locator(':required');
  expect(await required.evaluateAll((all) => all.map((each) => each.getAttribute('name')))).toEqual([
    'name',
    'email',
    'subject',
    'message',
  ]);
  await fillIn(form, { ...life('nobody').entries });
  await button.click();
  const invalid = form.locator(':is(input, select, textarea):invalid');
  expect(await invalid.evaluateAll((all) => all.map((each) => each.getAttribute('name')))).toEqual(['email']);
  expect(await page.getByText('Message Sent Successfully!').isVisible()).toBe(false);
  expect(await form.locator('textarea').getAttribute('rows')).toBe('3');
});

test('the subject is one of five', async () => {
  const { form } = await visitForm('/contact');
  expect(await form.locator('option:not([value=""])').allInnerTexts()).toEqual([
    'Course Inquiry',
    'Enrollment',
    'Corporate Training',
    'Feedback',
    'Other',
  ]);
});

test('the map is embedded when the visitor asks for it', async () => {
  const { page, problems } = await visit('/contact');
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: 'A map' }));
  expect(await page.locator('iframe').count()).toBe(0);
  await page.getByRole('button', { name: 'Show the map' }).click();
  const frame = page.locator('main iframe');
  await frame.scrollIntoViewIfNeeded();
  await page.frameLocator('main iframe').getByText('A map').waitFor();
  expect(await frame.getAttribute('title')).toMatch(/Map/);
  expect(problems).toEqual([]);
});
