// What the build writes to receive forms on the host itself. The program is run where PHP is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { invariant } from '../../../../generator/base/invariant.ts';
import { check } from '../../../../generator/index.ts';
import { planOf } from '../../../../generator/build/pipeline/check.ts';
import { site, temporaryFolder } from '../../../support/content/site.ts';
import { suppliedReceiver } from '../../../../generator/read/defaults.ts';

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));
const now = new Date('2026-01-01T12:00:00Z');
const choices = 'choices: { subject: [S], title: [T], nominationType: [N], mode: [M] }\n';

/** The text that a site has at the path of its endpoint. */
async function written(service: string, url: string, base = '/') {
  const forms = `endpoints: [{ service: ${service}, url: ${url} }]\ncopies: [second@example.com]\n${choices}`;
  const { plan, diagnostics } = await planOf({ content: site({ 'forms.yaml': forms }, tiny), base, now });
  invariant(plan, diagnostics.map(({ message }) => message).join());
  const text = plan.texts.find(({ file }) => file === url.slice(1))?.text;
  return { text: text ?? '', policy: plan.hosting.headers['Content-Security-Policy'] };
}

test('Netlify finds every field of every form on a page of its own', async () => {
  const { text, policy } = await written('netlify', '/netlify-forms.html', '/sub/');
  expect(text).toContain('<form name="contact" data-netlify="true" method="post" action="/sub/thank-you"');
  expect(text).toContain('<form name="registration" data-netlify="true"');
  for (const name of ['email', 'message', 'subjectLine', 'website']) expect(text).toContain(`<input name="${name}">`);
  expect(policy).toContain("form-action 'self';");
});

test('of an e-mail address browsers are allowed to open the e-mail program, and a service is none', async () => {
  const { policy } = await written('mailto', 'mailto:enquiries@example.com');
  expect(policy).toContain("form-action 'self' mailto:;");
  const reported = async (service: string, url: string) => {
    const forms = `endpoints: [{ service: ${service}, url: '${url}' }]\n${choices}`;
    const { diagnostics } = await check({ content: site({ 'forms.yaml': forms }, tiny), now });
    return diagnostics.map(({ code, advice }) => `${code} ${advice}`);
  };
  expect(await reported('json', 'mailto:a@example.com')).toEqual(['link/unsuited-endpoint Write "service: mailto".']);
  expect(await reported('mailto', 'https://www.example.com/')).toEqual([
    'link/unsuited-endpoint Write "url: mailto:enquiries@example.com".',
  ]);
});

/** On Windows, PHP sends emails otherwise. */
const hasPhp = process.platform !== 'win32' && spawnSync('php', ['-v']).status === 0;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Runs the program; returns its URL, and the e-mails that it has sent since. */
async function running() {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site', 'send.php'), (await written('php', '/send.php')).text);
  const mail = join(folder, 'mail');
  const port = await freePort();
  const server = spawn('php', [
    '-d',
    `sendmail_path=cat > ${mail}`,
    '-S',
    `127.0.0.1:${port}`,
    '-t',
    join(folder, 'site'),
  ]);
  onTestFinished(() => void server.kill());
  await new Promise((resolve) => server.stderr.once('data', resolve));
  const sent = () => {
    const text = existsSync(mail) ? readFileSync(mail, 'utf8') : undefined;
    rmSync(mail, { force: true });
    return text;
  };
  return { url: `http://127.0.0.1:${port}/send.php`, sent };
}

const json = (data: object, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(data),
});

const contact = {
  formType: 'contact',
  subjectLine: 'Rückfrage\r\nBcc: other@example.com',
  name: 'سلمى',
  email: 'salma@example.com',
  message: 'One\nTwo',
  made: 'up',
  copies: 'other@example.com',
};

describe.skipIf(!hasPhp)('the program for hosts with PHP', () => {
  test('sends what the form has to the provider, and lets a visitor add neither fields nor recipients', async () => {
    const { url, sent } = await running();
    const response = await fetch(url, json(contact));
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    const [head = '', body = ''] = (sent() ?? '').split(/\r?\n\r?\n/);
    expect(head).toMatch(/^To: hello@example\.com, second@example\.com\r?\n/);
    expect(head).toMatch(/^Reply-To: salma@example\.com\r?$/m);
    expect(head).not.toMatch(/^Bcc:/m);
    expect(Buffer.from(body, 'base64').toString()).toBe('name: سلمى\nemail: salma@example.com\nmessage: One\nTwo');
  });

  test('leads a browser without scripts to the page of thanks', async () => {
    const { url, sent } = await running();
    const body = new URLSearchParams(contact);
    const response = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you']);
    expect(sent()).toBeDefined();
  });

  test('refuses other sites, unknown forms and large bodies, keeps quiet towards robots, and says what it takes', async () => {
    const { url, sent } = await running();
    const status = async (init: RequestInit) => (await fetch(url, init)).status;
    expect(await status(json(contact, { Origin: 'https://other.example' }))).toBe(403);
    expect(await status(json({ ...contact, formType: 'other' }))).toBe(400);
    expect(await status(json({ ...contact, message: 'x'.repeat(70_000) }))).toBe(413);
    expect(await status(json({ ...contact, website: 'robot' }))).toBe(200);
    expect(await status({ method: 'GET' })).toBe(405);
    const options = await fetch(url, { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
    expect(sent()).toBe(undefined);
  });
});

test('the program needs no extension that a host with PHP may lack', () => {
  expect(suppliedReceiver()).not.toMatch(/\b(?:mb|iconv|curl|intl)_\w+\(/);
});
