// The request for a course of one's own: it travels as a contact message that staff can read.
import { expect, test } from 'vitest';
import { expectFailure, expectLife, expectRefusals, type FormLife } from '../../support/browser/form-life.ts';
import { fillIn, type FormVisit, receivedFrom, visitForm } from '../../support/browser/form-visit.ts';
import { everyNth } from '../../support/cases.ts';

const life = (email: string): FormLife => ({
  entries: {
    'Company Name': 'Example Works LLC',
    'Contact Name': 'Aisha Buyer',
    Email: email,
    Phone: '+968 9999 2222',
    'Training Topics': 'Earned value\nDelay analysis',
    Mode: 'Classroom',
    'Number of Participants': '12',
    'Preferred Training Dates': '2026-02-01',
    Notes: 'At our site in Sohar.',
  },
  submit: 'Submit Request',
  submitting: 'Submitting...',
  confirmation: ['Thank you!', 'Our team will review your request and get back to you shortly.'],
});

/** What the collector stores of a request. */
const storedFor = (email: string) => ({
  name: 'Aisha Buyer',
  email,
  phone: '+968 9999 2222',
  message: [
    'Company Name: Example Works LLC',
    'Contact Name: Aisha Buyer',
    `Email: ${email}`,
    'Phone: +968 9999 2222',
    'Training Topics: Earned value',
    'Delay analysis',
    'Mode: Classroom',
    'Number of Participants: 12',
    'Preferred Training Dates: 2026-02-01',
    'Notes: At our site in Sohar.',
  ].join('\n'),
  subject: 'Corporate Training Request: Example Works LLC',
  subjectLine: 'Contact Form: Corporate Training Request: Example Works LLC',
  replyTo: email,
  copies: ['training@example.com', 'registrar@example.com'],
  timestamp: expect.stringMatching(/^2025-11-01T\d\d:\d\d:\d\d\.\d{3}Z$/),
  formType: 'contact',
  submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
});

async function expectFields({ form }: FormVisit): Promise<void> {
  expect(await form.locator(':required').evaluateAll((all) => all.map((each) => each.getAttribute('name')))).toEqual([
    'companyName',
    'contactName',
    'email',
    'topics',
  ]);
  expect(await form.locator('[name=mode] option').allInnerTexts()).toEqual(['Select...', 'Classroom', 'Online']);
  const attributes = (name: string) =>
    form.locator(`[name=${name}]`).evaluate((field) => [field.getAttribute('type'), field.getAttribute('min')]);
  expect(await attributes('participants')).toEqual(['number', '1']);
  expect(await attributes('dates')).toEqual(['date', null]);
  expect(await form.locator('[name=topics]').getAttribute('rows')).toBe('3');
}

/** Fewer than one participant is not sent. */
async function expectNoneRefused({ page, form, button }: FormVisit): Promise<void> {
  let isSent = false;
  page.on('request', (request) => {
    isSent ||= request.method() === 'POST';
  });
  await fillIn(form, { ...life('corporate-none@example.com').entries, 'Number of Participants': '0' });
  await button.click();
  expect(await form.locator('input:invalid').getAttribute('name')).toBe('participants');
  expect(isSent).toBe(false);
}

const ways = [
  [1280, 500],
  [375, 'abort'],
] as const;

test.each(everyNth(ways, 2))(
  'a request at %i px from the link of a course has its topic, is refused without what it needs, fails (%s) with an alert, is sent, confirmed for five seconds, and stored',
  async (width, cause) => {
    const email = `corporate-${width}@example.com`;
    const visited = await visitForm('/courses/capm', width);
    const { page, alerts } = visited;
    await page.getByRole('link', { name: 'Request corporate training' }).click();
    const topics = page.getByLabel('Training Topics');
    await expect.poll(() => topics.inputValue()).toBe('CAPM Certification Training');
    expect(new URL(page.url()).searchParams.get('course')).toBe('CAPM Certification Training');
    await expectFields(visited);
    await topics.fill('');
    await expectRefusals(visited, ['companyName', 'contactName', 'email', 'topics']);
    await expectNoneRefused(visited);
    await expectFailure(visited, life(email), cause);
    const alertText = 'There was an error sending your message. Please try again or contact us directly.';
    expect(alerts).toEqual([alertText]);
    await expectLife(visited, life(email));
    expect(alerts).toEqual([alertText]);
    expect(receivedFrom(email)).toEqual([storedFor(email)]);
  },
);
