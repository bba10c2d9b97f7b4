// A site whose services are elsewhere and fail one after the other, with a consent box: built from the tiny provider.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { preview, type PreviewServer } from '../../../generator/index.ts';
import { type FakeService, openFakeService } from '../../support/program/fake-service.ts';
import { writeFiles } from '../../support/content/site.ts';
import { visit } from '../../support/browser/visit.ts';
import { buildCompiled } from '../../support/program/build-compiled.ts';

const tiny = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'prospectus-forms-'));
const consent = 'You may keep what I write.';
let server: PreviewServer;
let service: FakeService;
let sentBefore = 0;

const formsYaml = (url: string): string => `endpoints:
  - {service: formsubmit, url: "${url}ajax/strict"}
  - {service: json, url: "${url}hang", timeout: 0.3}
  - {service: formsubmit, url: "${url}false"}
  - {service: web3forms, url: "${url}html", key: k}
  - {service: json, url: "${url}ok"}
copies: [copy@example.com]
choices: {subject: [Question], title: [Dr], nominationType: [Individual], mode: [Classroom]}
consent: {label: ${consent}, text: 'We keep it for one year; see [what else](/courses).'}
`;

beforeAll(async () => {
  service = await openFakeService();
  const content = join(folder, 'content');
  cpSync(tiny, content, { recursive: true });
  // Browsers send from https to https only, and the services on this machine have no certificate.
  const siteYaml = readFileSync(join(content, 'site.yaml'), 'utf8').replace('origin: https:', 'origin: http:');
  writeFiles(content, { 'forms.yaml': formsYaml(service.url), 'site.yaml': siteYaml });
  const now = new Date(inject('now'));
  const out = join(folder, 'dist');
  await buildCompiled({ content, out, day: inject('now').slice(0, 10) });
  server = await preview({ out, submissions: join(folder, 'submissions'), now: () => now });
});
beforeEach(() => {
  sentBefore = service.posts().length;
});
afterAll(async () => {
  service.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

const posted = () => service.posts().slice(sentBefore);

async function fill(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Salma');
  await page.getByRole('textbox', { name: 'Email' }).fill('salma@example.com');
  await page.getByLabel('Subject').selectOption('Question');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
}

test('nothing is sent without consent, whose page may be read meanwhile; of services that fail one after the other, the last takes the message', async () => {
  const { page } = await visit('/contact', { url: server.url });
  await fill(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect(await page.locator('main form input:invalid').getAttribute('name')).toBe('consent');
  expect(await page.getByText('We keep it for one year;').isVisible()).toBe(true);
  await page.getByRole('link', { name: 'what else' }).click();
  await page.waitForURL('**/courses');
  await page.goBack();
  await expect.poll(() => page.getByRole('textbox', { name: 'Full Name' }).inputValue()).toBe('Salma');
  expect(posted()).toEqual([]);

  // A service that admits no other site, one that hangs, one that says no and a captcha: the last takes the message.
  await page.getByRole('checkbox', { name: consent }).check();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('heading', { name: 'Message Sent Successfully!' }).waitFor();
  // The first two were asked and never sent to: one admits no other site, the other does not even answer.
  expect(posted().map(({ path }) => path)).toEqual(['/false', '/html', '/ok']);
  expect(JSON.parse(posted().at(-1)?.body ?? '')).toEqual({
    name: 'Salma',
    email: 'salma@example.com',
    phone: '',
    subject: 'Question',
    subjectLine: 'Contact Form: Question',
    message: 'Hello',
    consent,
    replyTo: 'salma@example.com',
    copies: ['copy@example.com'],
    timestamp: expect.stringMatching(/^2025-11-01T/),
    formType: 'contact',
    submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test('without scripts the service gets the page that follows', async () => {
  const { page } = await visit('/contact', { url: server.url, hasScript: false });
  const form = page.locator('main form');
  expect(await form.getAttribute('action')).toBe(`${service.url}strict`);
  expect(await form.locator('[name=_next]').getAttribute('value')).toMatch(
    /^http:\/\/harbour\.example\.com\/thank-you$/,
  );
  expect(await form.locator('[name=_subject]').getAttribute('value')).toBe('Contact Form');
  expect(await form.locator('[name=_honey]').isVisible()).toBe(false);
});
