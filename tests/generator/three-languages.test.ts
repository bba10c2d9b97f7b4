// A provider whose site is French first, with addresses of its own, and in English and Arabic besides.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, type BuildResult, maps } from '../../generator/index.ts';
import { copyWithOwnAddresses } from '../support/browser/own-addresses.ts';
import { writeFiles } from '../support/content/site.ts';
import { filesIn } from '../support/program/files-in.ts';
import { alternatesOf, oneSided } from '../support/html/alternates.ts';

const folder = mkdtempSync(join(tmpdir(), 'prospectus-three-languages-'));
const content = join(folder, 'content');
const out = join(folder, 'dist');
const now = new Date('2025-11-01T08:00:00Z');
const origin = 'https://www.atelier-lumiere.example.com';
const BUILD_MS = 600_000;

const read = (file: string): string => readFileSync(join(out, file), 'utf8');
const published = (ending: string): readonly string[] => filesIn(out).filter((file) => file.endsWith(ending));

let result: BuildResult;

beforeAll(async () => {
  copyWithOwnAddresses(content);
  const site = join(content, 'site.yaml');
  const text = readFileSync(site, 'utf8').replace('language: "off"', 'language: switch');
  writeFileSync(site, `${text}languages: [fr, en, ar]\n`);
  writeFiles(content, {
    'en/site.yaml': 'name: Lumière Workshop\nlocale: en-GB\n',
    'en/courses/montage-video.yaml': 'title: Video editing\n',
    'en/courses/retouche-photo.yaml': 'title: Photo retouching\n',
    'en/pages/formations.yaml': 'template: catalogue\ntitle: Courses\n',
    'en/pages/calendrier.yaml': 'template: schedule\ntitle: Dates\n',
    'ar/site.yaml': 'name: ورشة لوميير\nlocale: ar-MA\n',
    'ar/courses/montage-video.yaml': 'title: مونتاج الفيديو\n',
    'ar/pages/formations.yaml': 'template: catalogue\ntitle: الدورات\n',
  });
  result = await build({ content, out, base: '/', now });
}, BUILD_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

test('nothing is wrong, and each language has its pages at the addresses of the provider', () => {
  // What is published for the first time is not on record yet.
  expect(result.diagnostics.map(({ code }) => code)).toEqual(['address/new-address']);
  const inLanguage = (code: string) => published('.html').filter((file) => file.startsWith(`${code}`));
  expect(inLanguage('en')).toEqual(
    expect.arrayContaining([
      'en.html',
      'en/404.html',
      'en/formations.html',
      'en/calendrier.html',
      'en/formations/montage-video.html',
      'en/formations/retouche-photo.html',
    ]),
  );
  expect(inLanguage('ar')).toEqual(
    expect.arrayContaining(['ar.html', 'ar/404.html', 'ar/formations/montage-video.html']),
  );
  expect(published('.html')).not.toContain('ar/formations/retouche-photo.html');
  expect(read('404.html')).toContain('<html lang="fr"');
  expect(read('en/404.html')).toContain('<html lang="en"');
  expect(read('ar/404.html')).toContain('<html lang="ar" dir="rtl"');
});

test('pages name each other in all languages, in their heads and in the sitemap', () => {
  const known = alternatesOf(published('.html').map(read));
  expect(oneSided(known)).toEqual([]);
  const course = `${origin}/formations/montage-video`;
  const named = [
    `fr ${course}`,
    `en ${origin}/en/formations/montage-video`,
    `ar ${origin}/ar/formations/montage-video`,
    `x-default ${course}`,
  ];
  expect(known.get(course)).toEqual(named);
  expect(known.get(`${origin}/en/formations/retouche-photo`)?.map((one) => one.split(' ')[0])).toEqual([
    'fr',
    'en',
    'x-default',
  ]);
  const [, entry = ''] =
    /<loc>[^<]*\/ar\/formations\/montage-video<\/loc>(.*?)<\/url>/s.exec(read('sitemap.xml')) ?? [];
  expect(Array.from(entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g), ([, code, to]) => `${code} ${to}`)).toEqual(
    named,
  );
});

test('the button of each page leads to the other languages that have it', () => {
  const html = read('formations/montage-video.html');
  expect(html).toContain('href="/en/formations/montage-video" lang="en"');
  expect(html).toContain('href="/ar/formations/montage-video" lang="ar"');
  expect(read('formations/retouche-photo.html')).not.toContain('/ar/formations/retouche-photo');
});

test('old addresses lead on in the languages that have their target', async () => {
  const { maps: made } = await maps({ content, now });
  expect(made?.redirects).toMatchObject({
    '/stages': '/formations',
    '/en/stages': '/en/formations',
    '/ar/stages': '/ar/formations',
  });
  expect(Object.keys(made?.redirects ?? {})).not.toContain('/ar/courses/101');
  const saying = (file: string) => /<html ([^>]*)>.*<title>([^<]*)<.*>([^<]*)<\/a>/s.exec(read(file))?.slice(1);
  expect(saying('ar/stages.html')).toEqual(['lang="ar" dir="rtl"', 'الدورات | ورشة لوميير', 'الدورات | ورشة لوميير']);
  expect(saying('en/stages.html')?.[0]).toBe('lang="en" dir="ltr"');
});

test('calendars are in the language of their folder', () => {
  expect(read('calendar/montage-mars.ics')).toContain('SUMMARY:Montage vidéo');
  expect(read('en/calendar/montage-mars.ics')).toContain('SUMMARY:Video editing');
  expect(read('ar/calendar/montage-mars.ics')).toContain('SUMMARY:مونتاج الفيديو');
});

test('pages that come with the tool are where they are in French, and menus lead there', () => {
  expect(published('.html')).toEqual(expect.arrayContaining(['en/nous-ecrire.html', 'ar/inscription.html']));
  expect(published('.html').filter((file) => /^(?:en|ar)\/(?:contact|register|schedule|courses)\b/.test(file))).toEqual(
    [],
  );
  expect(read('en/formations.html')).toContain('href="/en/nous-ecrire"');
});
