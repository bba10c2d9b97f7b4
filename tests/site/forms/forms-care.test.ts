// What the forms do so that no enquiry is lost: warnings, other ways, notes that stay, fields filled in by links.
import { expect, test } from 'vitest';
import { readHtml } from '../../support/html/built-site.ts';
import { fillIn, holdSubmissions, readForm, visitForm } from '../../support/browser/form-visit.ts';
import { look } from '../../support/browser/visit.ts';
import { everyNth } from '../../support/cases.ts';

const entries = (email: string) => ({
  'Full Name': 'Salma Al Visitor',
  Email: email,
  Subject: 'Course Inquiry',
  Message: 'One\nTwo & three?',
});

test('leaving the page warns while a message is on its way, and only then', async () => {
  const { page, form, button, alerts } = await visitForm('/contact');
  await fillIn(form, entries('care-leave@example.com'));
  const isWarned = () =>
    page.evaluate(() => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    });
  expect(await isWarned()).toBe(false);
  const release = await holdSubmissions(page);
  await button.click();
  await expect.poll(isWarned).toBe(true);
  release();
  await page.getByRole('heading', { name: 'Message Sent Successfully!' }).waitFor();
  await expect.poll(isWarned).toBe(false);
  expect(alerts).toEqual([]);
});

test('a message that fails after the visitor has gone on to another page still raises the alert', async () => {
  const { page, form, button, alerts } = await visitForm('/contact');
  await fillIn(form, entries('care-gone@example.com'));
  let refuse = (): void => undefined;
  const held = new Promise<void>((resolve) => (refuse = resolve));
  await page.route('**/submissions', async (route) => {
    await held;
    await route.abort();
  });
  await button.click();
  await page.locator('footer').getByRole('link', { name: 'Schedule', exact: true }).click();
  await page.waitForURL('**/schedule');
  refuse();
  await expect.poll(() => alerts.length).toBe(1);
});

test('when the confirmation has gone, a polite note still says that it was sent', async () => {
  const { page, form, button } = await visitForm('/contact');
  await fillIn(form, entries('care-note@example.com'));
  const status = page.locator('main [role=status]');
  expect(await status.innerText()).toBe('');
  await button.click();
  await status.getByRole('heading', { name: 'Message Sent Successfully!' }).waitFor();
  await page.clock.runFor(5000);
  await status.getByText(/^Sent at \d\d:\d\d/).waitFor();
  await page.clock.runFor(60_000);
  expect(await status.innerText()).toMatch(/^Sent at/);
});

test.each(
  everyNth(
    [
      { address: '/contact', required: entries('care-fail@example.com') },
      {
        address: '/register',
        required: { 'First Name': 'Salma', Email: 'care-fail@example.com', Phone: '+968 9999 0000' },
      },
      {
        address: '/custom-corporate',
        required: {
          'Company Name': 'Example Works',
          'Contact Name': 'Salma',
          Email: 'care-fail@example.com',
          'Training Topics': 'Risk',
        },
      },
    ],
    3,
  ),
)('a failure on $address offers telephone and a prefilled e-mail', async ({ address, required }) => {
  const { page, form, button } = await visitForm(address);
  await page.route('**/submissions', (route) => route.abort());
  await fillIn(form, required);
  await button.click();
  const panel = page.locator('main [role=alert]');
  await panel.getByText('Sorry, this wasn’t sent').waitFor();
  expect(await panel.locator('a[href^="tel:"]').count()).toBe(3);
  const href = (await panel.locator('a[href^="mailto:"]').getAttribute('href')) ?? '';
  const body = new URL(href).searchParams.get('body') ?? '';
  for (const value of Object.values(required)) expect(body).toContain(value.replaceAll('\n', '\r\n'));
});

test('a link about a course fills in subject and message, and leaves what was typed', async () => {
  const { page, form } = await visitForm('/contact?course=CAPM%20%26%20more');
  const labels = ['Full Name', 'Subject', 'Message'];
  await expect
    .poll(() => readForm(form, labels))
    .toEqual({ 'Full Name': '', Subject: 'Course Inquiry', Message: 'I have a question about CAPM & more.' });
  expect(await page.locator('main form :invalid:not(fieldset)').count()).toBe(2);
});

test('the thank-you page is not for search engines, and stands in no sitemap', async () => {
  const { page, problems } = await look('/thank-you');
  await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
  expect(readHtml('/thank-you')).toMatch(/<meta name="robots" content="noindex"/);
  const sitemap = await page.request.get('sitemap.xml');
  expect(await sitemap.text()).not.toContain('thank-you');
  expect(problems).toEqual([]);
});

const refusals = [
  { address: '/contact', refused: ['name', 'email', 'subject', 'message'] },
  { address: '/register', refused: ['firstName', 'email', 'phone'] },
  { address: '/custom-corporate', refused: ['companyName', 'contactName', 'email', 'topics'] },
];

test.each(everyNth(refusals, 3))(
  'what the browser refuses on $address is written beside the field until it is right',
  async ({ address, refused }) => {
    const { page, form, button } = await visitForm(address);
    /** Of each field that is marked as invalid: the texts that describe it, and what the browser says. */
    const marked = () =>
      form.locator('[aria-invalid=true]').evaluateAll((fields) =>
        (fields as HTMLInputElement[]).map((field) => {
          const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
          const words = ids.map((id) => document.getElementById(id)).filter((note) => note?.checkVisibility());
          return [field.name, words.at(-1)?.textContent, field.validationMessage];
        }),
      );
    expect(await marked()).toEqual([]);
    await button.click();
    const required = 'Please fill out this field.';
    const choice = 'Please select an item in the list.';
    const said = (name: string) => [name, ...Array<string>(2).fill(name === 'subject' ? choice : required)];
    await expect.poll(marked).toEqual(refused.map(said));
    const email = form.locator('[name=email]');
    await email.fill('visitor');
    await expect.poll(async () => (await marked()).find(([name]) => name === 'email')?.[1]).toMatch(/'@'.*'visitor'/);
    await email.fill('visitor@example.com');
    await expect.poll(marked).toEqual(refused.filter((name) => name !== 'email').map(said));
    expect(await email.getAttribute('aria-describedby')).toBe(null);
    await page.getByRole('button', { name: 'Clear the form' }).click();
    await expect.poll(marked).toEqual([]);
  },
);
