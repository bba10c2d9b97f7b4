// What translators are sent comes back as it was, whatever is in the texts; what is wrong in their files is said.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { acceptTranslations } from '../../../../generator/tools/translations/texts.ts';
import {
  translations,
  type TranslationsOptions,
} from '../../../../generator/tools/translations/export-translations.ts';
import { importTranslations } from '../../../../generator/tools/translations/import-translations.ts';
import { type Files, site, temporaryFolder } from '../../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));
const own = readFileSync(join(tiny, 'site.yaml'), 'utf8');
const course = readFileSync(join(tiny, 'courses/first-aid.yaml'), 'utf8');
const now = new Date('2026-01-01T12:00:00Z');

const begun: Files = {
  'site.yaml': `${own}languages: [en, ar]\n`,
  'ar/courses/first-aid.yaml':
    'title: الإسعافات الأولية  # as in the brochure\nobjectives: [تمييز المشكلة, الأولويات, التصرف]\n',
};

const change = (content: string, title = 'translations') => ({ content, now, title, isDryRun: false });

async function fileOf(content: string, format: TranslationsOptions['format'], filter = {}): Promise<string> {
  return (await translations({ content, format, ...filter })).file ?? '';
}

async function bring(content: string, text: string, options = {}) {
  const file = join(temporaryFolder(), 'translated');
  writeFileSync(file, text);
  const { rows, isRefused, changes, decisions } = await importTranslations({
    ...change(content),
    file,
    isLenient: false,
    ...options,
  });
  const told = rows.filter(({ is }) => is !== 'unchanged');
  return {
    rows: told.map(({ is, name, problems }) => [is, name, ...problems.map(({ problem }) => problem)].join(' ')),
    isRefused,
    files: changes.map(({ file: changed }) => changed),
    decisions,
  };
}

const statesOf = async (content: string, path: string) =>
  Object.fromEntries(
    (await translations({ content, format: 'table', path })).texts.map((text) => [text.path, text.state]),
  );

test('a name in addresses is no text without an original', async () => {
  const content = site({ ...begun, 'ar/courses/first-aid.yaml': 'title: الإسعافات الأولية\nslug: al-isafat\n' }, tiny);
  const { texts } = await translations({ content, format: 'table' });
  expect(texts.filter(({ state }) => state === 'orphan')).toEqual([]);
});

test('the state of each text follows from the record of its original', async () => {
  const content = site(begun, tiny);
  expect(await statesOf(content, 'courses/first-aid.yaml')).toMatchObject({
    title: 'unrecorded',
    objectives: 'unrecorded',
    overview: 'missing',
  });
  const { accepted, changes } = await acceptTranslations(change(content), { path: 'ar/courses/first-aid.yaml' });
  expect([accepted, changes.map(({ file }) => file)]).toEqual([2, ['translations/ar.yaml']]);
  expect(await statesOf(content, 'courses/first-aid.yaml/title')).toEqual({ title: 'current' });
  writeFileSync(
    join(content, 'courses/first-aid.yaml'),
    course.replace('Act until', 'Act  well until').replace('First Aid\n', 'First  Aid\n'),
  );
  expect(await statesOf(content, 'first-aid')).toMatchObject({ title: 'current', objectives: 'older' });
  await acceptTranslations(change(content), { path: 'courses/first-aid.yaml/objectives' });
  expect(await statesOf(content, 'first-aid')).toMatchObject({ title: 'current', objectives: 'current' });
  const orphan = 'title: First Aid\nsubtitle: للجميع\n';
  writeFileSync(join(content, 'ar/courses/first-aid.yaml'), orphan);
  expect(await statesOf(content, 'first-aid')).toMatchObject({
    title: 'same',
    subtitle: 'orphan',
    objectives: 'missing',
  });
});

test('what an original said when it was translated is found in Git', async () => {
  const content = site(begun, tiny);
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...words], { cwd: content });
  await acceptTranslations(change(content), {});
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'x');
  writeFileSync(join(content, 'courses/first-aid.yaml'), course.replace('title: First Aid', 'title: First Response'));
  for (const format of ['json', 'csv', 'xliff'] as const) {
    const { texts } = await translations({ content, format, states: ['older'] });
    expect(texts.map(({ original, previous }) => [previous, original])).toEqual([['First Aid', 'First Response']]);
  }
  expect(await fileOf(content, 'xliff', { states: ['older'] })).toContain(
    '<note category="earlier-original">First Aid</note>',
  );
});

const markdown = '- a list with "quotes", \'marks\' & {count}\n- {count} [links](/schedule)\n\n**strong** ]]> 1 < 2\n';
const lines = ['=SUM(1) & "x"; y', "'=1, {name}", '["not", "a list"] «داو» \u200f(PMP®)\u200f 👩🏽‍🏫'];

test.each(['csv', 'xliff'] as const)('texts come back from %s as they were', async (format) => {
  const files: Files = {
    ...begun,
    'ar/courses/first-aid.yaml': JSON.stringify({
      title: 'اختبار {name}',
      overview: markdown,
      objectives: lines,
      features: ['-أ', '@ب', '+ج'],
    }),
  };
  const content = site(files, tiny);
  const written = await fileOf(content, format);
  expect(await bring(content, written)).toMatchObject({ rows: [], files: [] });
  const other = site({ 'site.yaml': files['site.yaml'] }, tiny);
  expect((await bring(other, written)).isRefused).toBe(false);
  const said = async (folder: string) =>
    (await translations({ content: folder, format: 'json', path: 'first-aid' })).texts
      .filter(({ translated }) => translated !== undefined)
      .map(({ path, translated }) => [path, [translated].flat().map((one) => one?.trimEnd())]);
  expect(await said(other)).toEqual(await said(content));
});

test('where decimals follow a comma, cells are separated as spreadsheets there expect, and read back', async () => {
  const content = site(
    { ...begun, 'site.yaml': own.replace(/^language: en$/m, 'language: de\nlanguages: [de, ar]') },
    tiny,
  );
  const written = await fileOf(content, 'csv');
  expect(written).toMatch(/^\ufeffLanguage;File;Field;/);
  expect(await bring(content, written)).toMatchObject({ rows: [], files: [] });
});

test('a translation goes to its place, and nothing else is changed', async () => {
  const content = site(begun, tiny);
  const written = await fileOf(content, 'xliff', { path: undefined });
  const filled = written
    .replace(/(<unit id="categories:health:name"[\s\S]*?<\/source>)/, '$1<target>الصحة</target>')
    .replace('تمييز المشكلة', 'معرفة المشكلة');
  const { rows, isRefused } = await bring(content, filled);
  expect([rows, isRefused]).toEqual([
    ['new ar/catalogue.yaml categories/health/name', 'changed ar/courses/first-aid.yaml objectives'],
    false,
  ]);
  expect(readFileSync(join(content, 'ar/catalogue.yaml'), 'utf8')).toMatch(
    /categories:\n {2}- id: health\n {4}name: الصحة\n$/,
  );
  expect(readFileSync(join(content, 'ar/courses/first-aid.yaml'), 'utf8')).toBe(
    'title: الإسعافات الأولية  # as in the brochure\nobjectives: [معرفة المشكلة, الأولويات, التصرف]\n',
  );
  expect(await statesOf(content, 'catalogue.yaml/categories/health/name')).toEqual({
    'categories/health/name': 'current',
  });
});

test('what was translated from an earlier original is written, and stays older', async () => {
  const content = site(begun, tiny);
  const written = await fileOf(content, 'csv');
  writeFileSync(join(content, 'courses/first-aid.yaml'), course.replace('title: First Aid', 'title: First Response'));
  const { rows, decisions } = await bring(content, written.replace('الإسعافات الأولية', 'الإسعافات'));
  expect(rows).toEqual(['changed ar/courses/first-aid.yaml title']);
  expect(decisions.join()).toMatch(/^1 text was translated from an original that has changed since/);
  expect(await statesOf(content, 'first-aid')).toMatchObject({ title: 'older' });
  const accepted = (await fileOf(content, 'csv')).replace('title,older', 'title,current');
  expect(await bring(content, accepted)).toMatchObject({ rows: ['changed ar/courses/first-aid.yaml title'] });
  expect(await statesOf(content, 'first-aid')).toMatchObject({ title: 'current' });
});

const start = '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="ar">';
const unit = (id: string, target: string) =>
  `${start}<file id="courses:first-aid.yaml"><unit id="${id}"><segment><source>x</source><target>${target}</target></segment></unit></file></xliff>`;

const unreadable: readonly (readonly [text: string, says: RegExp])[] = [
  [
    '<!DOCTYPE xliff [<!ENTITY a SYSTEM "file:///etc/passwd">]>' + unit('title', '&a;'),
    /line 1, .*document type declaration/,
  ],
  [unit('title', '&lol;'), /line 1, column \d+: it is no XML \(.*entity/],
  [unit('title', 'أ').replace('</unit>', ''), /it is no XML/],
  [unit('title', 'أ').replace('"ar"', '"fr"'), /into "fr" \(trgLang\), and the site into ar/],
  [unit('title', 'أ').replace('"en"', '"de-AT"'), /from "de-AT" \(srcLang\), and the site is written in "en"/],
  [unit('title', 'أ').replaceAll('2.0', '1.2'), /XLIFF 1\.2/],
  ['<html><body>x</body></html>', /web page/],
  [start + '<group>'.repeat(50_000), /line 1, column \d+: its elements are more than 100 deep/],
  ['<rss/>', /begins with <rss>/],
  ['Name,Price\nx,1\n', /no row has the titles "Language"/],
];

test.each(unreadable)('a file that cannot be read is refused: %s', async (text, says) => {
  const content = site(begun, tiny);
  await expect(bring(content, text)).rejects.toThrow(says);
});

test('what is wrong in a file is said of each text, and nothing is written', async () => {
  const content = site(begun, tiny);
  const before = readFileSync(join(content, 'ar/courses/first-aid.yaml'), 'utf8');
  const none = 'wrong  nosuch the content has no text of this name to translate';
  expect(await bring(content, unit('nosuch', 'أ'))).toMatchObject({ rows: [none], files: [] });
  expect(await bring(content, unit('objectives', 'أ'))).toMatchObject({
    rows: ['wrong ar/courses/first-aid.yaml objectives objectives has 1 entry, and the original 3'],
    isRefused: true,
  });
  expect(await bring(content, unit('title', 'أ\u202eب'))).toMatchObject({
    rows: [expect.stringMatching(/^wrong .*title .*control character \(U\+202E\)/)],
  });
  expect(await bring(content, unit('title', '<ph id="1" dataRef="d9"/>'))).toMatchObject({
    rows: [expect.stringMatching(/^wrong title the code "d9"/)],
  });
  expect(readFileSync(join(content, 'ar/courses/first-aid.yaml'), 'utf8')).toBe(before);
  const both = `${unit('nosuch', 'أ').replace('</file></xliff>', '')}<unit id="title"><segment><source>First Aid</source><target>إسعاف</target></segment></unit></file></xliff>`;
  expect(await bring(content, both, { isLenient: true })).toMatchObject({
    files: ['ar/courses/first-aid.yaml', 'translations/ar.yaml'],
  });
});

test('XLIFF has placeholders as codes, and identifiers that are unique', async () => {
  const content = site(
    {
      ...begun,
      'pages/contact.yaml': undefined,
      'ar/pages/contact.yaml':
        'template: contact\nform:\n  courseQuestion: { subject: س, message: "عن {course} {course}" }\n',
    },
    tiny,
  );
  const written = await fileOf(content, 'xliff');
  expect(written).toContain('<data id="d1">{course}</data>');
  expect(written).toContain('<ph id="d1.1.1" dataRef="d1" equiv="{course}" disp="{course}" canDelete="no"/>');
  const parser = new SaxesParser({ xmlns: true });
  const [files, units] = [new Set<string>(), new Set<string>()];
  let file = '';
  parser.on('opentag', ({ name, attributes }) => {
    const id = attributes['id']?.value ?? '';
    if (name !== 'file' && name !== 'unit') return;
    expect(id).toMatch(/^[\w.:-]+$/);
    const known = name === 'file' ? files : units;
    if (name === 'file') file = id;
    const whole = name === 'file' ? id : `${file} ${id}`;
    expect(known.has(whole)).toBe(false);
    known.add(whole);
  });
  parser.write(written).close();
  expect(units.size).toBeGreaterThan(20);
});
