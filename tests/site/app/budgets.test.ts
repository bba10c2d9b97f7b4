// Lightness, as far as it can be measured without Lighthouse: the bytes of every template, read from the built files, and
// whether the browser loads what was read. `npm run bench:site` measures the rest.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { htmlFileOf, pageFiles, templateAddresses } from '../../../bench/page-files.ts';
import { overweight, weigh } from '../../../bench/weigh.ts';
import { GENERATED } from '../../../generator/read/media/inspect-extra.ts';
import { everyNth } from '../../support/cases.ts';
import { newVisit, untilHydrated } from '../../support/browser/visit.ts';

const isCode = (path: string): boolean => /\.(js|css|woff2)$/.test(path);

test('no template loads more than its budget', () => {
  const out = inject('out');
  const pages = [...templateAddresses(out)];
  expect(pages.length).toBeGreaterThanOrEqual(16);
  const weights = pages.map(([template, address]) => ({ template, weight: weigh(out, pageFiles(out, address)) }));
  expect(weights.filter(({ weight }) => overweight(weight).length > 0)).toEqual([]);
  expect(weights.filter(({ weight }) => weight.js < 50_000)).toEqual([]);
});

test('the HTML of course pages does not grow', () => {
  const folder = join(inject('out'), 'courses');
  const files = readdirSync(folder).filter((file) => file.endsWith('.html'));
  const pages = files.map((file) => readFileSync(join(folder, file))).filter((html) => html.includes('<main'));
  const bytes = pages.map(({ length }) => length).toSorted((a, b) => a - b);
  expect(bytes.length).toBeGreaterThan(60);
  expect(bytes[Math.floor(bytes.length / 2)]).toBeLessThanOrEqual(36_300);
  expect(bytes.filter((count) => count > 40_000).length).toBeLessThanOrEqual(11);
  // The longest has eight sessions, nine modules and four questions.
  expect(bytes.at(-1)).toBeLessThanOrEqual(57_800);
});

test('classes of components are known as generated, which extra.css may not rely on', () => {
  const names = [...templateAddresses(inject('out')).values()].flatMap((address) => {
    const html = readFileSync(join(inject('out'), htmlFileOf(address)), 'utf8');
    return [...html.matchAll(/ class="([^"\\]+)"/g)].flatMap(([, all = '']) => all.trim().split(' '));
  });
  const [generated, others] = [true, false].map((is) => new Set(names.filter((name) => GENERATED.test(name) === is)));
  expect(generated?.size).toBeGreaterThan(100);
  expect([...(others ?? [])].filter((name) => !/^[a-z]{5,}(?:-[a-z]+)*$|^by-query$/.test(name))).toEqual([]);
});

test.each(everyNth([...templateAddresses(inject('out'))], 8))(
  'of %s (%s) the browser loads the code, styles and fonts that the files announce, and nothing of others',
  async (_, address) => {
    const { page } = await newVisit({ width: 375, isFresh: true });
    const requests = new Set<string>();
    page.on('request', (request) => requests.add(request.url()));
    await page.goto(address, { waitUntil: 'networkidle' });
    await untilHydrated(page);
    const announced = new Set(pageFiles(inject('out'), address));
    const paths = [...requests].map((url) => new URL(url, inject('url')));
    const foreign = paths.filter(({ origin }) => origin !== new URL(inject('url')).origin);
    const surprises = paths.filter(({ pathname }) => isCode(pathname) && !announced.has(pathname.slice(1)));
    const asked = new Set(paths.map(({ pathname }) => pathname.slice(1)));
    const unused = [...announced].filter((file) => isCode(file) && !asked.has(file));
    expect([...foreign, ...surprises].map(({ href }) => href)).toEqual([]);
    expect(unused).toEqual([]);
  },
);
