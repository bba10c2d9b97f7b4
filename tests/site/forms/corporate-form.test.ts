// The request for a course of one's own: it travels as a contact message that staff can read.
import { expect, test } from 'vitest';
import { expectFailure, expectLife, type FormLife } from '../../support/browser/form-life.ts';
import { fillIn, receivedFrom, visitForm } from '../../support/browser/form-visit.ts';
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

test.each(everyNth([1280, 375], 2))(
  'a request is sent, confirmed for five seconds and stored, at %i px',
  async (width) => {
    const email = `corporate-${width}@example.com`;
    const visited = await visitForm('/custom-corporate', width);
    await expectLife(visited, life(email));
    expect(visited.alerts).toEqual([]);
    const received = receivedFrom(email);
    expect(received).toHaveLength(1);
    expect(received[0]).toEqual({
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
  },
);

test.each(everyNth([500, 'abort'] as const, 2))(
  'a request that fails (%s) raises the alert and stays',
  async (cause) => {
    const visited = await visitForm('/custom-corporate');
    await expectFailure(visited, life('corporate-failed@example.com'), cause);
    expect(visited.alerts).toEqual([
      'There was an error sending your message. Please try again or contact us directly.',
    ]);
  },
);

test('the fields have the rules and choices of the specification', async () => {
  const { form } = await visitForm('/custom-corporate');
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
});

test('fewer than one participant is not sent', async () => {
  const { page, form, button } = await visitForm('/custom-corporate');
  let isSent = false;
  page.on('request', (request) => {
    isSent ||= request.method() === 'POST';
  });
  await fillIn(form, { ...life('corporate-none@example.com').entries, 'Number of Participants': '0' });
  await button.click();
  expect(await form.locator('input:invalid').getAttribute('name')).toBe('participants');
  expect(isSent).toBe(false);
});

test('a link from a course fills in the topic, which stays editable', async () => {
  const { page } = await visitForm('/courses/capm');
  await page.getByRole('link', { name: 'Request corporate training' }).click();
  const topics = page.getByLabel('Training Topics');
  await expect.poll(() => topics.inputValue()).toBe('CAPM Certification Training');
  await topics.fill('CAPM, and earned value');
  expect(new URL(page.url()).searchParams.get('course')).toBe('CAPM Certification Training');
});

test.each([
  ['/custom-corporate?course=capm', 'topics', 'CAPM Certification Training'],
  ['/custom-corporate?course=basket-weaving', 'topics', 'basket-weaving'],
  ['/register?course=capm', 'course', 'CAPM Certification Training'],
  ['/contact?course=capm', 'message', 'I have a question about CAPM Certification Training.'],
])('a link that ends in the address of a course, %s, fills in %s', async (address, field, expected) => {
  const { form } = await visitForm(address);
  await expect.poll(() => form.locator(`[name=${field}]`).inputValue()).toBe(expected);
});
