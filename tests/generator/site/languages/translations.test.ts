// A translation holds words; what it makes together with its original is the content of a language.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { invariant } from '../../../../generator/base/invariant.ts';
import { checkAndLink } from '../../../../generator/build/pipeline/check.ts';
import { keyIn, merged, misfitsOf } from '../../../../generator/model/translation.ts';
import { site, type Files } from '../../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));
const now = new Date('2026-01-01T12:00:00Z');

const find = misfitsOf({ key: keyIn('site'), isFree: (pointer) => pointer === '/keywords' });

test('words of a translation take the place of the original’s, and facts stay', () => {
  const original = {
    hours: 4,
    title: 'Aid',
    facts: [
      { label: 'Room', value: '4' },
      { label: 'Fee', value: '9' },
    ],
  };
  const translated = { title: 'إسعاف', facts: [{ label: 'القاعة' }, {}] };
  expect(merged(original, translated, 'id')).toEqual({
    hours: 4,
    title: 'إسعاف',
    facts: [
      { label: 'القاعة', value: '4' },
      { label: 'Fee', value: '9' },
    ],
  });
  expect(find(original, translated)).toEqual([]);
});

test('things are matched by their ids in any order, and only those that are there', () => {
  const original = {
    figures: [
      { id: 'a', label: 'A', value: '1' },
      { id: 'b', label: 'B', value: '2' },
    ],
  };
  const translated = { figures: [{ id: 'b', label: 'ب' }] };
  expect(merged(original, translated, 'id')).toEqual({
    figures: [
      { id: 'a', label: 'A', value: '1' },
      { id: 'b', label: 'ب', value: '2' },
    ],
  });
  expect(find(original, { figures: [{ id: 'c', label: 'ت' }] })).toEqual([
    { is: 'orphan', pointer: '/figures/0', name: 'c' },
  ]);
});

const unfit: readonly (readonly [says: string, original: object, translated: object, found: string])[] = [
  ['a list that is too short', { list: ['a', 'b'] }, { list: ['أ'] }, 'length /list'],
  ['a list of its own length', { keywords: ['a', 'b'] }, { keywords: ['أ'] }, ''],
  ['a text where there is none', { list: ['a'] }, { title: 'أ' }, 'orphan /title'],
  ['a text in place of a list', { list: ['a'] }, { list: 'أ' }, 'orphan /list'],
  ['a section of another type', { parts: [{ type: 'text' }] }, { parts: [{ type: 'hero' }] }, 'orphan /parts/0/type'],
];

test.each(unfit.map(([says, ...rest]) => ({ says, rest })))('$says', ({ rest: [original, translated, expected] }) => {
  expect(
    find(original, translated)
      .map(({ is, pointer }) => `${is} ${pointer}`)
      .join(),
  ).toBe(expected);
});

async function linked(files: Files) {
  const { site: made, diagnostics } = await checkAndLink({ content: site(files, tiny), now });
  return { made, reported: diagnostics.map(({ code, location }) => `${code} ${location.file}:${location.start.line}`) };
}

const arabic: Files = {
  'ar/site.yaml': 'name: إسعافات المرفأ\nmenus:\n  header: [{ label: الدورات }]\n  footer: [{}]\n',
  'ar/catalogue.yaml': 'categories:\n  - { id: health, name: الصحة }\n',
  'ar/courses/first-aid.yaml': 'title: الإسعافات الأولية\nobjectives: [تمييز المشكلة, تحديد الأولويات, التصرف]\n',
  'ar/pages/home.yaml': 'template: home\ntitle: الإسعافات في بريستول\n',
};

test('a language has what is translated, with the facts of the original', async () => {
  const own = readFileSync(`${tiny}/site.yaml`, 'utf8');
  const { made, reported } = await linked({ ...arabic, 'site.yaml': `${own}languages: [en, ar]\n` });
  expect(reported).toEqual(['address/new-address addresses.yaml:3']);
  const [other, ...more] = made?.translated ?? [];
  expect(more).toEqual([]);
  invariant(other, 'the site is in Arabic, too');
  expect(other.settings).toMatchObject({
    name: 'إسعافات المرفأ',
    language: 'ar',
    locale: 'ar-GB',
    direction: 'rtl',
    founded: 2001,
  });
  expect(other.courses.map(({ address, course }) => [address, course.title, course.price])).toEqual([
    ['/courses/first-aid', 'الإسعافات الأولية', 120],
    ['/../courses/child-care', 'First Aid for Children', 90.5],
    ['/../courses/3', 'Fire Safety', 60],
  ]);
  expect(other.sessions.map(({ course }) => course.course.slug)).toEqual(['first-aid']);
  expect(other.categories.map(({ name }) => name)).toEqual(['الصحة', 'Safety']);
  expect(other.menus.header).toEqual([{ label: 'الدورات', to: '/courses' }]);
  expect(other.messages.navigation.home).not.toBe(made?.messages.navigation.home);
  // The tool has the words of the pages that a site cannot be without.
  expect(other.pages.map(({ address }) => address)).toEqual(expect.arrayContaining(['/', '/courses', '/contact']));
});

test('courses that are not translated are left out where the settings say so', async () => {
  const own = readFileSync(`${tiny}/site.yaml`, 'utf8');
  const { made } = await linked({ ...arabic, 'site.yaml': `${own}languages: [en, ar]\nuntranslated: hide\n` });
  expect(made?.translated?.[0]?.courses.map(({ course }) => course.slug)).toEqual(['first-aid']);
});

test('a language that is not listed is checked, and not published', async () => {
  const { made, reported } = await linked({ ...arabic, 'ar/courses/first-aid.yaml': 'title: ""\n' });
  expect(reported).toContain('translation/unlisted ar/catalogue.yaml:1');
  expect(reported.some((one) => one.endsWith('ar/courses/first-aid.yaml:1') && !one.startsWith('translation'))).toBe(
    true,
  );
  expect(made?.translated).toBeUndefined();
});

test('languages can be chosen in place of those that are listed', async () => {
  const { site: made, diagnostics } = await checkAndLink({ content: site(arabic, tiny), now, languages: ['ar'] });
  expect(diagnostics).toEqual([]);
  expect(made?.translated?.map(({ settings }) => settings.name)).toEqual(['إسعافات المرفأ']);
});

test('a translation whose name ends otherwise is reported for that alone, and is of its original', async () => {
  const own = readFileSync(`${tiny}/site.yaml`, 'utf8');
  const { 'ar/courses/first-aid.yaml': course, ...others } = arabic;
  const files = { ...others, 'ar/courses/first-aid.yml': course, 'site.yaml': `${own}languages: [en, ar]\n` };
  const { reported } = await linked(files);
  expect(reported.filter((one) => !one.startsWith('address/'))).toEqual([
    'load/wrong-ending ar/courses/first-aid.yml:1',
  ]);
});

test('languages that are no codes are reported as such alone', async () => {
  const own = readFileSync(`${tiny}/site.yaml`, 'utf8');
  const { reported } = await linked({ ...arabic, 'site.yaml': `${own}languages: [English, Arabic]\n` });
  expect(reported.every((one) => /^schema\/bad-format site\.yaml:\d+$/.test(one))).toBe(true);
});

test('an entry without the name that the others have is said to lack it', async () => {
  const own = readFileSync(`${tiny}/site.yaml`, 'utf8');
  const stories = 'stories:\n  - { id: on-the-ferry, name: سلمى }\n  - { name: ليلى }\n';
  const { diagnostics } = await checkAndLink({
    content: site({ ...arabic, 'ar/stories.yaml': stories, 'site.yaml': `${own}languages: [en, ar]\n` }, tiny),
    now,
  });
  const found = diagnostics.filter(({ location }) => location.file === 'ar/stories.yaml' && location.start.line === 3);
  expect(found.map(({ message }) => message)).toEqual([expect.stringContaining('This entry has no "id"')]);
});
