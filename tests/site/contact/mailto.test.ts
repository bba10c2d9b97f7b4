// A provider without any service for its forms: the visitor's own e-mail program sends them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { axeViolations } from '../../support/browser/axe.ts';
import { openFixture } from '../../support/browser/other-provider.ts';
import { writeFiles } from '../../support/content/site.ts';
import { visit } from '../../support/browser/visit.ts';

const note = 'If nothing opens, write to enquiries@example.com.';
let url: string;
let out: string;

beforeAll(async () => {
  ({ url, out } = await openFixture('tiny', ({ content }) =>
    writeFiles(content, {
      'forms.yaml': `endpoints: [{ service: mailto, url: 'mailto:enquiries@example.com' }]
choices: { subject: [Question], title: [Dr], nominationType: [Individual], mode: [Classroom] }
`,
    }),
  ));
});

test('without JavaScript the browser hands the form to the e-mail program, and the page says so', () => {
  const html = readFileSync(join(out, 'contact.html'), 'utf8');
  expect(html).toMatch(
    /<form [^>]*action="mailto:enquiries@example\.com\?subject=Contact%20Form" encType="text\/plain"/i,
  );
  expect(html).not.toContain('name="website"');
  expect(html).toContain(note);
});

test('the message is written in the e-mail program, and stays on the page', async () => {
  const { page, problems } = await visit('/contact', { url, isFresh: true });
  await page.getByText(note).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const opened = new Promise<string>((resolve) =>
    session.on('Page.frameRequestedNavigation', (event) => resolve(event.url)),
  );
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Salma');
  await page.getByRole('textbox', { name: 'Email' }).fill('salma@example.com');
  await page.getByLabel('Subject').selectOption('Question');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello & welcome');
  await page.getByRole('button', { name: 'Send' }).click();
  const written = new URL(await opened);
  expect(written.protocol + written.pathname).toBe('mailto:enquiries@example.com');
  expect(written.searchParams.get('subject')).toBe('Contact Form: Question');
  expect(written.searchParams.get('body')).toContain('Hello & welcome');
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Hello & welcome');
  expect(await axeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
});
