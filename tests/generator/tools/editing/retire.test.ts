// What is removed from the site leaves nothing that names it, and its addresses lead on.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Retirement, retire } from '../../../../generator/tools/editing/retire.ts';
import { undoChange } from '../../../../generator/tools/edits/history.ts';
import { site, writeFiles } from '../../../support/content/site.ts';
import { filesIn } from '../../../support/program/files-in.ts';

const whole = fileURLToPath(new URL('../../../fixtures/whole/content', import.meta.url));
const options = { now: new Date('2025-11-01T08:00:00Z'), title: 'retire', isDryRun: false };
const textIn = (content: string) => (file: string) => readFileSync(path.join(content, file), 'utf8');
const bytesIn = (content: string) =>
  filesIn(content).map((file) => [file, readFileSync(path.join(content, file), 'base64')]);

const things: readonly (readonly [
  Retirement['thing'],
  string,
  string | undefined,
  readonly object[],
  readonly string[],
])[] = [
  [
    'course',
    'child-care',
    'first-aid',
    [{ from: '/courses/child-care', to: '/courses/first-aid' }],
    ['catalogue', 'courses/first-aid', 'pages/landing'],
  ],
  ['news', 'new-quay', undefined, [{ from: '/news/new-quay', to: '/news' }], []],
  ['trainer', 'ben', 'ada', [{ from: '/trainers/ben', to: '/trainers/ada' }], ['courses/first-aid', 'schedule']],
  ['page', 'landing', '/about', [{ from: '/landing', to: '/about' }], ['pages/overview']],
];

test.each(things)(
  'a %s goes with what names it, its address leads on, and undo brings it back: %s',
  async (...given) => {
    const [thing, name, to, moves, changed] = given;
    const content = site({}, whole);
    const before = bytesIn(content);
    const result = await retire({ ...options, content }, { thing, name, to });
    expect(result).toMatchObject({ diagnostics: [], isRefused: false });
    expect(result.moves).toEqual(expect.arrayContaining([...moves]));
    const files = result.changes.flatMap(({ file, after }) => (after === undefined ? [] : [file.replace('.yaml', '')]));
    expect(files.toSorted()).toEqual([...changed, 'redirects'].toSorted());
    await undoChange({ content, isDryRun: false, isForced: false });
    expect(bytesIn(content)).toEqual(before);
  },
);

test.each(['home', 'courses', 'course', 'contact', 'schedule', 'trainers', 'news'])(
  'a page that the site needs stays: %s',
  async (name) => {
    await expect(retire({ ...options, content: site({}, whole) }, { thing: 'page', name })).rejects.toThrow('needs');
  },
);

test('an address by number that a table redirects already leads on from there, once', async () => {
  const content = site({}, whole);
  const redirects = { 'redirects.yaml': undefined, 'redirects.csv': 'from,to\n/courses/2,/courses/child-care\n' };
  writeFiles(content, redirects);
  const result = await retire({ ...options, content }, { thing: 'course', name: 'child-care', to: 'first-aid' });
  expect(result).toMatchObject({ diagnostics: [], isRefused: false });
  const table = 'from,to\n/courses/2,/courses/first-aid\n/courses/child-care,/courses/first-aid\n';
  expect(textIn(content)('redirects.csv')).toBe(table);
});

test('a page that lists nothing any more can go, and menus lose their entry for a page, also where it is translated', async () => {
  const content = site({}, whole);
  const own = textIn(content)('site.yaml').replace(/^menus:\n(?: .*\n)+/m, '');
  const menus = (label: readonly string[], target = true): string =>
    `menus:\n  footer:\n${label.map((one, i) => `    - { label: ${one}${target ? `, to: ${['/news', '/about', '/contact'][i] ?? ''}` : ''} }\n`).join('')}`;
  writeFiles(content, {
    'site.yaml': `${own}languages: [en, fr]\n${menus(['News', 'About', 'Contact'])}`,
    'fr/site.yaml': menus(['Actualités', 'Qui sommes-nous', 'Adresse'], false),
    'news/new-quay.yaml': undefined,
    'news/lifeboat-day.yaml': undefined,
  });
  await retire({ ...options, content }, { thing: 'page', name: 'news' });
  await retire({ ...options, content }, { thing: 'page', name: 'about' });
  expect(textIn(content)('site.yaml')).toContain(menus(['Contact']).replace('/news', '/contact'));
  expect(textIn(content)('fr/site.yaml')).toBe(menus(['Adresse'], false));
});

test('where there is no ledger, what was never to be seen needs no redirect; where there is one, it says what does', async () => {
  const content = site({}, whole);
  const later = textIn(content)('news/new-quay.yaml').replace(/^date: .*$/m, 'date: 2030-01-01');
  writeFiles(content, { 'news/later.yaml': later });
  expect((await retire({ ...options, content }, { thing: 'news', name: 'later' })).moves).toEqual([]);
  writeFiles(content, { 'news/later.yaml': later, 'addresses.yaml': 'published: [/news/later]\n' });
  const { moves } = await retire({ ...options, content }, { thing: 'news', name: 'later', isNew: true });
  expect(moves).toEqual([{ from: '/news/later', to: '/news' }]);
  expect(textIn(content)('redirects.yaml')).toContain('from: /news/later');
});

test('what cannot go alone is refused with what check would say, and nothing is written', async () => {
  const content = site({}, whole);
  writeFiles(content, {
    'pulled/office.yaml': 'sessions: [{ id: a, course: child-care, startDate: "2030-03-04", location: Bristol }]\n',
  });
  const before = bytesIn(content);
  const result = await retire({ ...options, content }, { thing: 'course', name: 'child-care' });
  expect(result.isRefused).toBe(true);
  expect(result.diagnostics).toContainEqual(
    expect.objectContaining({
      code: 'link/unknown-course',
      location: expect.objectContaining({ file: 'pulled/office.yaml' }) as object,
    }),
  );
  expect(bytesIn(content)).toEqual(before);
});
