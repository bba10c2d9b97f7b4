// Another provider, in another language and currency, with its own addresses: it must need nothing but content, and
// nothing of the sample provider may show through.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { build, type BuildResult } from '../../generator/index.ts';
import { structuredDataProblemsIn } from '../support/html/structured-data-problems.ts';

const content = fileURLToPath(new URL('../fixtures/second-provider/content', import.meta.url));
const sample = fileURLToPath(new URL('../../content', import.meta.url));
const out = mkdtempSync(join(tmpdir(), 'prospectus-second-'));
const BUILD_MS = 600_000;

let result: BuildResult;
let files: readonly string[];

const read = (file: string): string => readFileSync(join(out, file), 'utf8');
const ending = (...endings: readonly string[]): readonly string[] =>
  files.filter((file) => endings.some((end) => file.endsWith(end)));
const slugsIn = (folder: string): readonly string[] =>
  readdirSync(join(folder, 'courses')).map((file) => file.replace('.yaml', ''));

/** Every text of a value, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const messages = (folder: string, language: string): readonly string[] =>
  textsIn(parse(readFileSync(join(folder, 'messages', `${language}.yaml`), 'utf8')));

/** A word that stands alone: not part of a longer word or slug. */
const wordPattern = (word: string, flags = ''): RegExp =>
  new RegExp(`(?<![\\w-])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`, flags);

/** A page without its embedded data, which has ids and keys in English. */
const seen = (file: string): string => read(file).replace(/<script type="application\/json"[\s\S]*?<\/script>/g, '');

/** The names of files of code and of styles: they have hashes, which may spell any word. */
const HASHED = /(?:assets|chunks|entries)\/[\w./-]+|\.\/c[\w-]{7}\.js\b/g;

/** Files in which the pattern is found, with what was found. */
const traces = (names: readonly string[], pattern: RegExp): readonly string[] =>
  names.flatMap((file) => {
    const found = pattern.exec(read(file).replace(HASHED, ''));
    return found ? [`${file}: ${found[0]}`] : [];
  });

beforeAll(async () => {
  result = await build({ content, out, base: '/', now: new Date('2025-11-01T08:00:00Z') });
  files = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
}, BUILD_MS);

afterAll(() => rmSync(out, { recursive: true, force: true, maxRetries: 10 }));

test('it builds without a problem', () => {
  expect(result.diagnostics).toEqual([]);
  expect(result.built?.pages).toBe(20);
});

test('no page has data that search engines would refuse', () => {
  expect(structuredDataProblemsIn(out)).toEqual([]);
});

test('a provider without a notice ends its pages with the rights alone', () => {
  expect(seen('index.html')).toMatch(/<div class="[^"]*"><p>[^<]*<\/p><\/div><\/div><\/footer>/);
});

test('there is one page for each address, and no other', () => {
  expect([...ending('.html')].sort()).toEqual([
    '404.html',
    'a-propos.html',
    'contact.html',
    'courses.html',
    'courses/101.html',
    'courses/102.html',
    'courses/103.html',
    'courses/104.html',
    'courses/105.html',
    'courses/eclairage-studio.html',
    'courses/montage-video.html',
    'courses/portrait-professionnel.html',
    'courses/retouche-photo.html',
    'formation-sur-mesure.html',
    'galerie.html',
    'index.html',
    'montage.html',
    'not-sent.html',
    'register.html',
    'schedule.html',
    'stages.html',
    'thank-you.html',
  ]);
});

test('nothing names the sample provider, its town, country, currency or telephone code', () => {
  expect(traces(ending('.html', '.json', '.txt', '.xml', '.svg'), /dhow|muscat|\boman|\bOMR\b|\+\s?968/i)).toEqual([]);
  expect(traces(ending('.js', '.css'), /dhow|muscat|\bOman\b|\bOMR\b|\+968/i)).toEqual([]);
});

test('no page names a course of the sample provider', () => {
  const others = slugsIn(sample).filter((slug) => !slugsIn(content).includes(slug));
  const pattern = new RegExp(others.map((slug) => wordPattern(slug).source).join('|'));
  expect(traces(ending('.html', '.json', '.xml'), pattern)).toEqual([]);
});

test('no page shows an English word of the interface', () => {
  const own = new Set(messages(content, 'fr'));
  const english = messages(sample, 'en').filter((text) => /^[A-Z].*[a-z ]/.test(text) && !text.includes('{'));
  const words = [...new Set(english)].filter((text) => !own.has(text));
  // "Course" is also the name of a type in the vocabulary of schema.org.
  const found = ending('.html').flatMap((file) => {
    const page = seen(file).replaceAll('"@type":"Course"', '');
    return words.filter((word) => wordPattern(word).test(page)).map((word) => `${file}: ${word}`);
  });
  expect(words.length).toBeGreaterThan(60);
  expect(found).toEqual([]);
});

test('prices are in euros as they are written in French', () => {
  expect(read('courses/eclairage-studio.html')).toContain('840 EUR');
  expect(read('courses/montage-video.html')).toContain('1 250,50 EUR');
  expect(read('courses/eclairage-studio.html')).toContain('"priceCurrency":"EUR"');
});

test('every page says that it is in French', () => {
  expect(ending('.html').filter((file) => !/<html[^>]* lang="fr"/.test(read(file)))).toEqual([]);
});

test('dates, durations and opening times are in French', () => {
  const [schedule, contact] = [read('schedule.html'), read('contact.html')];
  expect(schedule).toContain('12 janv. 2030');
  expect(schedule).toContain('35 heures');
  expect(contact).toMatch(/lundi à vendredi/i);
  expect(contact).toContain('09:00 à 18:00');
});

test('pages that the provider does not have leave no link behind', () => {
  const links = ending('.html').flatMap((file) => [...read(file).matchAll(/href="(\/[^"#?]*)/g)].map(([, to]) => to));
  expect(links.filter((to) => /soft-skills|leadership|custom-corporate|\/about|\/gallery/.test(to ?? ''))).toEqual([]);
});

test('forms may be sent to the service that the provider names, and nowhere else', () => {
  expect(read('maps/security.json')).toContain("form-action 'self' https://formspree.io;");
});
