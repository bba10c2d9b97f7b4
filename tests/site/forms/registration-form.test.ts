// The registration: filled in by a link, sent with all its fields, and empty afterwards.
import { expect, test } from 'vitest';
import { providerName } from '../../support/html/built-site.ts';
import { expectFailure, expectLife, expectRefusals, type FormLife } from '../../support/browser/form-life.ts';
import { type FormVisit, readForm, receivedFrom, visitForm } from '../../support/browser/form-visit.ts';
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

/** What the collector stores of a registration. */
const storedFor = (email: string) => ({
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

async function expectFields({ form }: FormVisit): Promise<void> {
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
}

/** What was sent is forgotten: only the link fills in the form that is opened again. */
async function expectForgotten({ page, form }: FormVisit): Promise<void> {
  expect(await page.getByRole('button', { name: 'Clear the form' }).count()).toBe(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toBe('{}');
  await page.clock.resume();
  await page.goto(address);
  await expect.poll(() => readForm(form, ['Course'])).toEqual({ Course: 'Abseiling' });
  expect(await readForm(form, ['First Name', 'Email'])).toEqual({ 'First Name': '', Email: '' });
}

const ways = [
  [375, 500],
  [1280, 'abort'],
] as const;

test.each(everyNth(ways, 2))(
  'a registration at %i px is filled in by a link with course and dates alone, is refused without what it needs, fails (%s) without an alert, is sent, confirmed, stored and forgotten',
  async (width, cause) => {
    const email = `registration-${width}@example.com`;
    const visited = await visitForm(`${address}&email=a%40example.com&message=Hello`, width);
    const { form, alerts } = visited;
    await expect.poll(() => readForm(form, Object.keys(prefilled))).toEqual(prefilled);
    expect(await readForm(form, ['First Name', 'Email', 'Message'])).toEqual({
      'First Name': '',
      Email: '',
      Message: '',
    });
    await expectFields(visited);
    await expectRefusals(visited, ['firstName', 'email', 'phone']);
    await expectFailure(visited, life(email), cause);
    await expectLife(visited, life(email));
    expect(alerts).toEqual([]);
    expect(receivedFrom(email)).toEqual([storedFor(email)]);
    await expectForgotten(visited);
  },
);

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
