// What a new site begins with is noted until it is replaced.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check } from '../../../../generator/index.ts';
import { starterFiles } from '../../../../generator/starter/starter.ts';
import { site, type Files } from '../../../support/content/site.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const tiny = join(root, 'tests/fixtures/tiny/content');
const now = new Date('2026-01-01T12:00:00Z');

async function begun(files: Files): Promise<readonly string[]> {
  const { diagnostics } = await check({ content: site(files, tiny), now });
  return diagnostics.flatMap(({ code, location: { file, start } }) =>
    code === 'text/starter-left' ? [`${file}:${start.line}`] : [],
  );
}

test('the address and the email address of a new site are noted', async () => {
  const own = readFileSync(join(tiny, 'site.yaml'), 'utf8');
  expect(await begun({})).toEqual([]);
  expect(await begun({ 'site.yaml': own.replace(/^origin: .*/m, 'origin: https://www.example.com') })).toHaveLength(1);
  expect(await begun({ 'site.yaml': own.replace(/^email: .*/m, 'email: info@example.com') })).toHaveLength(1);
});

test('so is a line of an example in every language, and a price only with its slug, in any currency', async () => {
  const first = readFileSync(join(tiny, 'courses/first-aid.yaml'), 'utf8');
  const line =
    'description: Für Fachleute, die seit Kurzem die Kolleginnen und Kollegen von gestern führen. Zwei Tage über Delegieren, Rückmeldung und den eigenen Kalender.';
  expect(await begun({ 'courses/first-aid.yaml': first.replace(/^description: .*/m, line) })).toHaveLength(1);
  // Others have courses of the same title.
  const german = first.replace(/^title: .*/m, 'title: Erste Hilfe am Kind');
  expect(await begun({ 'courses/first-aid.yaml': german })).toEqual([]);
  const example = first.replace('slug: first-aid', 'slug: first-time-manager');
  const priced = (price: number) =>
    begun({ 'courses/first-time-manager.yaml': example.replace(/^price:.*/m, `price: ${price}`) });
  expect([await priced(690), await priced(630)]).toMatchObject([{ length: 1 }, { length: 1 }]);
  expect(await priced(650)).toEqual([]);
});

test('so is every sentence and picture of an example, and lines in which answers are, but not what all sites say', async () => {
  const home = (line: string) => begun({ 'pages/own.yaml': `template: text\ntitle: Own\n${line}\n` });
  const text = (line: string) => home(`text: |\n  ${line}`);
  const examples = [
    await home(
      'intro: Short, practical courses for managers, project teams and specialists, in small groups, using your own cases.\ntext: Ours',
    ),
    await text('Harbour Ltd [Rechtsform, etwa GmbH]\\'),
    await text('- Telephone: +44 20 7946 0000'),
    await text('- Email: [info@example.com](mailto:info@example.com)'),
  ];
  expect(examples.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
  expect(await text('Weitergegeben werden Ihre Angaben nur an die Person, die den Kurs leitet.')).toEqual([]);
  expect(await text('- Telephone: +44 20 7946 0958')).toEqual([]);
  expect(await begun({ 'trainers/ada.yaml': 'name: Ada Byron\nrole: Leadership and communication\n' })).toEqual([]);
  const course = readFileSync(join(tiny, 'courses/first-aid.yaml'), 'utf8');
  const objective = course.replace(/^objectives:\n/m, '$&  - Drei Zahlen zeigen statt dreißig\n');
  expect(await begun({ 'courses/first-aid.yaml': objective })).toEqual(['courses/first-aid.yaml:15']);
});

test('so are example sessions, until the comment that calls them that is deleted', async () => {
  const own = readFileSync(join(tiny, 'schedule.yaml'), 'utf8');
  const comment = '# Des dates d’exemple, le mois prochain. L’id d’une session reste le même quand son jour change.\n';
  expect(await begun({ 'schedule.yaml': comment + own })).toEqual(['schedule.yaml:1']);
  expect(await begun({ 'schedule.yaml': own })).toEqual([]);
});

test('the spaces before French colons are shown as spaces', async () => {
  const legal = 'template: text\ntitle: Mentions légales\ntext: |\n  Immatriculation\u202f: [registre et numéro].\n';
  const { diagnostics } = await check({ content: site({ 'pages/mentions-legales.yaml': legal }, tiny), now });
  const found = diagnostics.find(({ code }) => code === 'text/starter-left');
  expect(found?.message).toMatch(/^"Immatriculation : \[registre et numéro\]\."/);
});

test('so are examples as their country spells them', async () => {
  const input = { name: 'Akademie', language: 'de', version: '1.0.0', now, currency: 'CHF', timeZone: 'Europe/Zurich' };
  const swiss = starterFiles({ ...input, country: 'CH' }).filter(({ file }) => file.startsWith('content/'));
  expect(swiss.map(({ text }) => text).join('')).not.toContain('ß');
  expect(
    starterFiles({ ...input, country: 'AT' })
      .map(({ text }) => text)
      .join(''),
  ).toContain('ß');
  const settings = String(swiss.find(({ file }) => file === 'content/site.yaml')?.text);
  const street = settings.split('\n').findIndex((line) => line.endsWith('Musterstrasse 12'));
  expect(await begun({ 'site.yaml': settings })).toContain(`site.yaml:${street + 1}`);
});

test('so is a trainer of whom nothing is left but the address, and what a trainer of the plainest example teaches', async () => {
  const ada = 'name: Ada Byron\nrole: Rechnen\n';
  expect(await begun({ 'trainers/erika-mustermann.yaml': ada })).toEqual(['trainers/erika-mustermann.yaml:1']);
  expect(await begun({ 'trainers/ada.yaml': 'name: Ada\nrole: المواد التي يدرّسها هذا المدرب\n' })).toHaveLength(1);
});

test('so are examples in the further languages of a site', async () => {
  const input = { name: 'Akademie', language: 'de', languages: 'de,ar', version: '1.0.0', now, timeZone: 'UTC' };
  const texts = starterFiles(input).map(({ file, text }) => [file.replace(/^content\//, ''), text] as const);
  const { diagnostics } = await check({ content: site(Object.fromEntries(texts) as Files, tiny), now });
  const noted = new Set(diagnostics.flatMap((one) => (one.code === 'text/starter-left' ? one.location.file : [])));
  expect(noted).toContain('ar/site.yaml');
  expect(noted).toContain('ar/courses/projektplanung.yaml');
  expect(noted).toContain('ar/trainers/erika-mustermann.yaml');
  const own = { 'ar/trainers/first.yaml': 'name: آدا\nslug: salem-almithal\n' };
  const trainer = { 'trainers/first.yaml': 'name: Ada\nrole: Rechnen\n' };
  const two = readFileSync(join(tiny, 'site.yaml'), 'utf8').replace(
    /^language: .*/m,
    'language: en\nlanguages: [en, ar]',
  );
  expect(await begun({ 'site.yaml': two, ...trainer, ...own })).toEqual(['ar/trainers/first.yaml:2']);
});
