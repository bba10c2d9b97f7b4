// A provider without forms: no button leads to one, no page has one, and every link of the site leads somewhere.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { htmlFileOf } from '../../../bench/page-files.ts';
import { axeViolations } from '../../support/browser/axe.ts';
import { openFixture } from '../../support/browser/other-provider.ts';
import { writeFiles } from '../../support/content/site.ts';
import { visit } from '../../support/browser/visit.ts';
import { everyNth } from '../../support/cases.ts';

const tiny = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));
const read = (file: string): string => readFileSync(`${tiny}/${file}`, 'utf8');

let url: string;
let out: string;

beforeAll(async () => {
  ({ url, out } = await openFixture('tiny', ({ content }) =>
    writeFiles(content, {
      'forms.yaml': undefined,
      'pages/register.yaml': undefined,
      'addresses.yaml': undefined,
      'seo.yaml': read('seo.yaml').replace(/^ {2}\/register:\n(?: {4}.*\n)*/m, ''),
      'pages/contact.yaml': read('pages/contact.yaml').replace(/^form:[\s\S]*?(?=^map:)/m, ''),
    }),
  ));
});

const pages = ['/schedule', '/', '/courses', '/courses/first-aid', '/courses/child-care', '/contact'];

test('no page has a form or a way to one', () => {
  for (const address of pages) {
    const html = readFileSync(join(out, htmlFileOf(address)), 'utf8');
    const forms = [...html.matchAll(/<form\b[^>]*>/g)].filter(([tag]) => !tag.includes('role="search"'));
    expect(forms, address).toEqual([]);
    expect(html, address).not.toMatch(/<main\b.*<form\b[^>]*\saction=.*<\/main>/s);
    expect(html, address).not.toMatch(/<a\b[^>]*(?:href="[^"]*register|aria-label="(?:Register|Enroll))/);
    expect(html, address).not.toMatch(/<a\b[^>]*>\s*(?:<[^>]*>\s*)*(?:Register|Enroll)/);
  }
});

test('every link of the site leads to a page', async () => {
  const [seen, open] = [new Set<string>(), ['/']];
  for (let address = open.pop(); address !== undefined; address = open.pop()) {
    if (seen.has(address)) continue;
    seen.add(address);
    const response = await fetch(new URL(address, url));
    expect([address, response.status]).toEqual([address, 200]);
    if (!(response.headers.get('content-type') ?? '').startsWith('text/html')) continue;
    const links = [...(await response.text()).matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, to = '/']) => to);
    open.push(...links);
  }
  expect([...seen]).toEqual(expect.arrayContaining(pages));
});

test.each(everyNth(pages, pages.length))(
  '%s has nothing wrong, and in the schedule no empty column',
  async (address) => {
    const { page, problems } = await visit(address, { url, width: 1440 });
    expect(await page.getByRole('link', { name: /^(Register|Enroll)/ }).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(problems).toEqual([]);
    if (address !== '/schedule') return;
    // A session still shows its days and its calendar.
    const rows = page.locator('main tbody tr');
    expect(await rows.getByRole('link', { name: /^Add to calendar/ }).count()).toBe(1);
    const heads = await page.locator('main table').first().locator('thead th').count();
    expect(await rows.last().locator('th, td').count()).toBe(heads);
  },
);
