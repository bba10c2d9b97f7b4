// The registration: filled in by a link, sent with all its fields, and empty afterwards.
import { expect, test } from 'vitest';
import { providerName } from '../../support/html/built-site.ts';
import { expectFailure, expectLife, type FormLife } from '../../support/browser/form-life.ts';
import { readForm, receivedFrom, visitForm } from '../../support/browser/form-visit.ts';
import { visit } from '../../support/browser/visit.ts';
import { everyNth } from '../../support/cases.ts';

const address = '/register?course=Abseiling&startDate=2025-12-05&endDate=2025-12-19&duration=40%20Hours';
const prefilled = { Course: 'Abseiling', 'Start Date': '2025-12-05', 'End Date': '2025-12-19', Duration: '40 Hours' };

const life = (email: string): FormLife => ({
  entries: {
    Title: 'Dr',
    'First Name': 'Khalid',
    'Last Name': 'Trainee',
    'Date of Birth': '1990-04-12',
    'ID Number': 'A1234567',
    Email: email,
    Phone: '+968 9999 1111',
    Company: 'Example Works',
    Position: 'Planner',
    'Nomination Type': 'Company Sponsored',
    'Industry Sector': 'Construction',
    'Academic Qualifications': 'BSc',
    'Industry Experience (years)': '8',
    Message: 'I need parking.',
    ...prefilled,
  },
  submit: 'Submit Registration',
  submitting: 'Submitting...',
  confirmation: [
    'Registration Submitted Successfully!',
    `Thank you for registering with ${providerName}. Our team will contact you shortly to confirm your place.`,
  ],
});

test('a link fills in course, dates and duration, and nothing else', async () => {
  const { form } = await visitForm(address);
  await expect.poll(() => readForm(form, Object.keys(prefilled))).toEqual(prefilled);
  expect(await form.locator('[name=firstName]').inputValue()).toBe('');
});

test('a query can fill in no field that it should not', async () => {
  const { form } = await visitForm('/register?course=Abseiling&email=a%40example.com&message=Hello');
  await expect.poll(() => form.locator('[name=course]').inputValue()).toBe('Abseiling');
  expect(await readForm(form, ['Email', 'Message'])).toEqual({ Email: '', Message: '' });
});

test('a registration is sent, confirmed, stored, and leaves even the prefilled fields empty', async () => {
  const email = 'registration@example.com';
  const visited = await visitForm(address);
  await expectLife(visited, life(email));
  expect(visited.alerts).toEqual([]);
  const received = receivedFrom(email);
  expect(received).toHaveLength(1);
  expect(received[0]).toEqual({
    title: 'Dr',
    email,
    firstName: 'Khalid',
    lastName: 'Trainee',
    dateOfBirth: '1990-04-12',
    idNumber: 'A1234567',
    phone: '+968 9999 1111',
    company: 'Example Works',
    position: 'Planner',
    nominationType: 'Company Sponsored',
    industrySector: 'Construction',
    academicQualifications: 'BSc',
    industryExperience: '8',
    course: 'Abseiling',
    startDate: '2025-12-05',
    endDate: '2025-12-19',
    duration: '40 Hours',
    message: 'I need parking.',
    subjectLine: 'Registration Form: Abseiling',
    replyTo: email,
    copies: [expect.stringContaining('@'), expect.stringContaining('@')],
    timestamp: expect.stringMatching(/^2025-11-01T/),
    formType: 'registration',
    submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test.each(everyNth([500, 'abort'] as const, 2))(
  'a registration that fails (%s) stays, without an alert',
  async (cause) => {
    const visited = await visitForm(address);
    await expectFailure(visited, life('registration-failed@example.com'), cause);
    expect(visited.alerts).toEqual([]);
  },
);

test('the fields have the rules and choices of the specification', async () => {
  const { form } = await visitForm('/register');
  const names = form.locator(':required');
  expect(await names.evaluateAll((all) => all.map((each) => each.getAttribute('name')))).toEqual([
    'firstName',
    'email',
    'phone',
  ]);
  const choices = (name: string) => form.locator(`[name=${name}] option:not([value=""])`).allTextContents();
  expect(await choices('title')).toEqual(['Mr', 'Ms', 'Mrs', 'Dr', 'Prof', 'Other']);
  expect(await choices('nominationType')).toEqual(['Company Sponsored', 'Individual']);
  const attributes = (name: string) =>
    form.locator(`[name=${name}]`).evaluate((field) => [field.getAttribute('type'), field.getAttribute('min')]);
  expect(await attributes('industryExperience')).toEqual(['number', '0']);
  expect(await attributes('dateOfBirth')).toEqual(['date', null]);
  expect(await attributes('email')).toEqual(['email', null]);
});

test('of two courses with one title, cards and registrations say which is meant', async () => {
  const { page } = await visit('/communication-skills');
  const cards = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Impactful Presentation' }) });
  expect(await cards.count()).toBe(2);
  const full = 'Impactful Presentation (Structure, slides and data)';
  await cards.getByText('Structure, slides and data', { exact: true }).waitFor();
  await cards.getByText('Voice, story and presence', { exact: true }).waitFor();
  await page.getByRole('link', { name: `Enroll Now: ${full}` }).click();
  await expect.poll(() => page.getByLabel('Course', { exact: true }).inputValue()).toBe(full);
  expect(await page.locator('datalist option[value^="Impactful Presentation ("]').count()).toBe(2);
});
