// A provider who writes no page of the catalogue has the one that the tool supplies, at an address in the language of the site.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check, planOf } from '../../../../generator/index.ts';
import { rename } from '../../../../generator/tools/editing/rename.ts';
import { retire } from '../../../../generator/tools/editing/retire.ts';
import { type Files, site } from '../../../support/content/site.ts';

const minimal = fileURLToPath(new URL('../../../fixtures/minimal/content', import.meta.url));
const now = new Date('2026-01-01T08:00:00Z');
const settings = 'name: Abendschule\norigin: https://abendschule.example.com\nlanguage: de\n';
const course = (slug: string): string => `slug: ${slug}\ntitle: ${slug}\n`;
const german = (more: Files = {}): string =>
  site(
    {
      'site.yaml': settings,
      'schedule.yaml': 'sessions: []\n',
      'courses/kneten.yaml': course('kneten'),
      'courses/backen.yaml': course('backen'),
      ...more,
    },
    minimal,
  );

test('in further languages it has the address that it has in the first, and each names the other', async () => {
  const content = german({
    'site.yaml': `${settings}languages: [de, en]\n`,
    'en/site.yaml': 'name: Evening School\n',
    'en/courses/backen.yaml': 'title: Baking\n',
  });
  const { plan } = await planOf({ content, now, base: '/' });
  const alternatesOf = (address: string) =>
    plan?.pages
      .find((page) => page.address === address)
      ?.head.alternates?.map(({ hreflang, href }) => `${hreflang} ${new URL(href).pathname}`);
  for (const page of ['/kurse', '/kurse/backen', '/termine'])
    expect(alternatesOf(`/en${page}`)).toEqual([`de ${page}`, `en /en${page}`, `x-default ${page}`]);
});

test('its translation is written over the page that is supplied in that language, or named where there is none', async () => {
  const content = german({
    'site.yaml': `${settings}languages: [de, fr, it]\n`,
    'messages/it.yaml': 'navigation: { home: Inizio }\n',
    'fr/pages/kurse.yaml': 'template: catalogue\ntitle: Nos cours\n',
    'it/pages/kurse.yaml': 'template: catalogue\ntitle: I nostri corsi\n',
  });
  const { plan, diagnostics } = await planOf({ content, now, base: '/' });
  const titleOf = (address: string) => plan?.pages.find((page) => page.address === address)?.head.title;
  expect(['/kurse', '/fr/kurse', '/it/kurse'].map(titleOf)).toEqual([
    'Kurse | Abendschule',
    'Nos cours | Abendschule',
    'I nostri corsi | Abendschule',
  ]);
  const lacking = diagnostics.filter(({ code }) => code === 'text/untranslated-messages').map(({ message }) => message);
  expect(lacking.join(' ')).toContain('The site has no it/pages/termine.yaml');
  expect(lacking.join(' ')).not.toContain('kurse.yaml');
});

test('courses that are renamed and retired lead on from their addresses below it', async () => {
  const content = german();
  const options = { content, now, title: 'edit', isDryRun: false };
  expect(await rename(options, { thing: 'course', from: 'backen', to: 'brot' })).toMatchObject({
    diagnostics: [],
  });
  await retire(options, { thing: 'course', name: 'kneten' });
  expect(readFileSync(join(content, 'redirects.yaml'), 'utf8')).toContain(
    'redirects:\n  - from: /kurse/backen\n    to: /kurse/brot\n  - from: /kurse/kneten\n    to: /kurse\n',
  );
});

test.each<[what: string, files: Files, ...read: [to: string, code: string]]>([
  ['the settings', { 'site.yaml': `${settings}tagline: Kurse: abends\n` }, '/kurse/backen', 'yaml/unquoted-colon'],
  ['the language', { 'site.yaml': settings.replace(': de', ': deutsch') }, '/kurse', 'schema/bad-format'],
  ['some page', { 'pages/more.yaml': 'template: text\ntitle: "Mehr\n' }, '/kurse', 'yaml/unclosed-quote'],
  ['the template of some page', { 'pages/more.yaml': Buffer.from([0x74, 0xe9]) }, '/kurse', 'yaml/wrong-encoding'],
])('while %s cannot be read, links to its address are not reported as well', async (_what, files, ...[to, code]) => {
  const home = `template: sections\ntitle: Abends\nsections:\n  - { type: call, title: Jetzt, links: [{ label: Los, to: ${to} }] }\n`;
  const { diagnostics } = await check({ content: german({ 'pages/home.yaml': home, ...files }), now });
  expect(diagnostics.filter(({ severity }) => severity === 'error').map((one) => one.code)).toEqual([code]);
});
