// A provider that names its main pages in its own language: what the site itself leads to is found by its template.
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, check, type BuildResult } from '../../generator/index.ts';
import { copyWithOwnAddresses } from '../support/browser/own-addresses.ts';
import { structuredDataProblemsIn } from '../support/html/structured-data-problems.ts';

const folder = mkdtempSync(join(tmpdir(), 'prospectus-own-addresses-'));
const content = join(folder, 'content');
const out = join(folder, 'dist');
const now = new Date('2025-11-01T08:00:00Z');
const BUILD_MS = 600_000;

let result: BuildResult;

const read = (file: string): string => readFileSync(join(out, file), 'utf8');
const published = (): readonly string[] =>
  readdirSync(out, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));

beforeAll(async () => {
  copyWithOwnAddresses(content);
  result = await build({ content, out, base: '/', now });
}, BUILD_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

test('it builds without a problem, which includes every link of every page', () => {
  expect(result.diagnostics).toEqual([]);
  expect(result.built?.pages).toBe(20);
});

test('pages are at the names of their files, the home page at the root, courses below the catalogue', () => {
  expect(
    published()
      .filter((file) => file.endsWith('.html'))
      .toSorted(),
  ).toEqual([
    '404.html',
    'a-propos.html',
    'calendrier.html',
    'formation-sur-mesure.html',
    'formations.html',
    'formations/101.html',
    'formations/102.html',
    'formations/103.html',
    'formations/104.html',
    'formations/105.html',
    'formations/eclairage-studio.html',
    'formations/montage-video.html',
    'formations/portrait-professionnel.html',
    'formations/retouche-photo.html',
    'galerie.html',
    'index.html',
    'inscription.html',
    'montage.html',
    'not-sent.html',
    'nous-ecrire.html',
    'stages.html',
    'thank-you.html',
  ]);
});

test('no file of the site knows an address in English', () => {
  const texts = published().filter((file) => /\.(html|json|xml|txt|ics)$/.test(file));
  const english = texts.flatMap((file) => {
    const found = /(?<=["(]|example\.com)\/(courses|contact|register|schedule)\b(?!\.ics)/.exec(read(file));
    return found ? [`${file}: ${found[0]}`] : [];
  });
  expect(texts.length).toBeGreaterThan(30);
  expect(english).toEqual([]);
});

test('breadcrumbs, structured data, sitemap and calendar files follow', () => {
  expect(structuredDataProblemsIn(out)).toEqual([]);
  const course = read('formations/eclairage-studio.html');
  expect(course).toContain('href="/formations?category=');
  expect(course).toMatch(/"item":"https:[^"]+\/formations\/eclairage-studio"/);
  expect(course).toMatch(/href="\/inscription\?course=[^"]+startDate=/);
  expect(read('sitemap.xml')).toMatch(/<loc>https:[^<]+\/formations\/eclairage-studio</);
  expect(read('calendar/schedule.ics').replaceAll('\r\n ', '')).toMatch(/URL:https:\S+\/formations\//);
});

test('the links of the content may not lead to the addresses that the pages would have in English', async () => {
  const page = join(content, 'pages/galerie.yaml');
  const before = readFileSync(page, 'utf8');
  writeFileSync(page, before.replace('/nous-ecrire', '/contact'));
  const { diagnostics } = await check({ content, now });
  writeFileSync(page, before);
  expect(diagnostics.map(({ code, location }) => [code, location.file])).toEqual([
    ['link/unknown-target', 'pages/galerie.yaml'],
  ]);
});

test('a catalogue page that cannot be read at the moment keeps its address, and with it those of the courses', async () => {
  const page = join(content, 'pages/formations.yaml');
  const before = readFileSync(page, 'utf8');
  writeFileSync(page, `${before}\nlead: "no end\n`);
  const { diagnostics } = await check({ content, now });
  writeFileSync(page, before);
  expect(new Set(diagnostics.map(({ location }) => location.file))).toEqual(new Set(['pages/formations.yaml']));
});

test('a renamed catalogue asks for a redirect from every promised address of a course to its new one', async () => {
  renameSync(join(content, 'pages/formations.yaml'), join(content, 'pages/catalogue.yaml'));
  const { diagnostics } = await check({ content, now });
  renameSync(join(content, 'pages/catalogue.yaml'), join(content, 'pages/formations.yaml'));
  const advised = diagnostics.flatMap(({ advice }) => /\{ from.+?\}/.exec(advice)?.[0] ?? []);
  expect(advised).toEqual([
    '{ from: /formations, to: /catalogue }',
    '{ from: /formations/102, to: /catalogue/eclairage-studio }',
    '{ from: /formations/103, to: /catalogue/portrait-professionnel }',
    '{ from: /formations/104, to: /catalogue/montage-video }',
    '{ from: /formations/105, to: /catalogue/105 }',
    '{ from: /formations/eclairage-studio, to: /catalogue/eclairage-studio }',
    '{ from: /formations/montage-video, to: /catalogue/montage-video }',
    '{ from: /formations/portrait-professionnel, to: /catalogue/portrait-professionnel }',
    '{ from: /formations/retouche-photo, to: /catalogue/retouche-photo }',
  ]);
});
