import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check } from '../../../../../generator/index.ts';
import { site } from '../../../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../../../fixtures/tiny/content', import.meta.url));
const home = readFileSync(join(tiny, 'pages/home.yaml'), 'utf8');

test('a picture of the home page that is not there is reported at its line', async () => {
  const picture = '  picture: { file: media/heroo.svg, alt: A room }\n';
  const content = site({ 'pages/home.yaml': home.replace('hero:\n', `hero:\n${picture}`) }, tiny);
  const { diagnostics } = await check({ content, now: new Date(0) });
  const { code, location } = diagnostics[0] ?? {};
  expect({ count: diagnostics.length, code, file: location?.file, pointer: location?.pointer }).toEqual({
    count: 1,
    code: 'link/missing-media',
    file: 'pages/home.yaml',
    pointer: '/hero/picture/file',
  });
});

test('what a file names is looked for although another of its values has a mistake', async () => {
  const theme = 'logo: { light: media/logo.gif }\nfavicon: media/icon.svg\n';
  const { diagnostics } = await check({ content: site({ 'theme.yaml': theme }, tiny), now: new Date(0) });
  expect(diagnostics.map(({ code, location: { start } }) => `${code} ${start.line}`)).toEqual([
    'link/missing-media 1',
    'link/missing-media 2',
  ]);
});

const read = (file: string): string => readFileSync(join(tiny, file), 'utf8');

test.each([
  { says: 'a course of a session', file: 'schedule.yaml', from: 'course: first-aid', to: 'course: Fire Safety' },
  { says: 'a course of the catalogue', file: 'catalogue.yaml', from: '- fire-safety', to: '- Fire Safety' },
  { says: 'a course of the home page', file: 'pages/home.yaml', from: '- first-aid', to: '- fire' },
])('$says under its title is reported with the name that exists', async ({ file, from, to }) => {
  const { diagnostics } = await check({
    content: site({ [file]: read(file).replace(from, to) }, tiny),
    now: new Date(0),
  });
  expect(diagnostics).toMatchObject([
    { code: 'link/unknown-course', advice: 'Did you mean "fire-safety"?', location: { file } },
  ]);
});

test.each([
  { query: 'category=On site', code: 'link/unknown-category', advice: /^Correct the name/ },
  { query: 'category=Health', code: 'link/unknown-category', advice: /"health"/ },
  { query: 'category=Health and Care', code: 'link/unknown-category', advice: /^Correct the name/ },
  { query: 'subcategory=On site', code: 'link/unknown-subcategory', advice: /"site"/ },
  { query: 'subcategory=On+site', code: 'link/unknown-subcategory', advice: /"site"/ },
])('a link that chooses $query is reported as such', async ({ query, code, advice }) => {
  const files = { 'site.yaml': read('site.yaml').replace('to: /courses', `to: "/courses?${query}"`) };
  const { diagnostics } = await check({ content: site(files, tiny), now: new Date(0) });
  expect(diagnostics).toMatchObject([{ code, advice: expect.stringMatching(advice), location: { file: 'site.yaml' } }]);
});

test.each(['/schedule.html', '/schedule/', '/Schedule', '/shedule', '/schedule/index.html'])(
  'a link to %s is reported with the address that exists',
  async (to) => {
    const files = { 'site.yaml': read('site.yaml').replace('to: /courses', `to: ${to}`) };
    const { diagnostics } = await check({ content: site(files, tiny), now: new Date(0) });
    expect(diagnostics).toMatchObject([{ code: 'link/unknown-target', advice: 'Did you mean "/schedule"?' }]);
  },
);

test('a figure that was renamed is reported once, with every page that names it', async () => {
  const sample = fileURLToPath(new URL('../../../../../content', import.meta.url));
  const settings = readFileSync(join(sample, 'site.yaml'), 'utf8').replace('id: salary', 'id: pay');
  const content = site({ 'site.yaml': settings }, sample);
  rmSync(join(content, 'ar'), { recursive: true });
  const { diagnostics } = await check({ content, now: new Date('2026-01-15') });
  expect(diagnostics).toMatchObject([
    {
      code: 'link/unknown-figure',
      advice: 'Did you mean "pay"?',
      location: { file: 'pages/about.yaml' },
      related: [{ location: { file: 'pages/home.yaml', pointer: '/impact/figures/6' } }],
    },
  ]);
});
