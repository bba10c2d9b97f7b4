// A provider without forms: no button leads to one, no page has one, and every link of the site leads somewhere.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { axeViolations } from '../../support/browser/axe.ts';
import { openFixture } from '../../support/browser/other-provider.ts';
import { writeFiles } from '../../support/content/site.ts';
import { look, newVisit, visit } from '../../support/browser/visit.ts';
import { everyNth } from '../../support/cases.ts';

const tiny = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));
const read = (file: string): string => readFileSync(`${tiny}/${file}`, 'utf8');

let url: string;

beforeAll(async () => {
  ({ url } = await openFixture('tiny', ({ content }) =>
    writeFiles(content, {
      'forms.yaml': undefined,
      'pages/register.yaml': undefined,
      'addresses.yaml': undefined,
      'seo.yaml': read('seo.yaml').replace(/^ {2}\/register:\n(?: {4}.*\n)*/m, ''),
      'pages/contact.yaml': read('pages/contact.yaml').replace(/^form:[\s\S]*?(?=^map:)/m, ''),
    }),
  ));
});

const pages = ['/', '/courses', '/courses/first-aid', '/courses/child-care', '/schedule', '/contact'];

test.each(everyNth(pages, 4))('%s has no form and no way to one, and nothing wrong for anyone', async (address) => {
  const { page, problems } = await visit(address, { url });
  expect(await page.locator('main form:not([role="search"]), main form[action]').count()).toBe(0);
  expect(await page.locator('a[href*="register"]').count()).toBe(0);
  expect(await page.getByRole('link', { name: /^(Register|Enroll)/ }).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('every link of the site leads to a page', async () => {
  const { page } = await newVisit({ url });
  const [seen, open] = [new Set<string>(), ['/']];
  for (let address = open.pop(); address !== undefined; address = open.pop()) {
    if (seen.has(address)) continue;
    seen.add(address);
    const response = await page.request.get(new URL(address, url).href);
    expect([address, response.status()]).toEqual([address, 200]);
    if (!(response.headers()['content-type'] ?? '').startsWith('text/html')) continue;
    const links = [...(await response.text()).matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, to = '/']) => to);
    open.push(...links);
  }
  expect([...seen]).toEqual(expect.arrayContaining(pages));
});

test('a session still shows its days and its calendar, without an empty column', async () => {
  const { page } = await look('/schedule', { url, width: 1440 });
  expect(
    await page
      .locator('main tbody tr')
      .getByRole('link', { name: /^Add to calendar/ })
      .count(),
  ).toBe(1);
  const heads = await page.locator('main table').first().locator('thead th').count();
  expect(await page.locator('main tbody tr').last().locator('th, td').count()).toBe(heads);
});
