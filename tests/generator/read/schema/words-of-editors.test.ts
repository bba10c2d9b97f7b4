// What editors write by habit, in their own language or on their own site, and what they are advised to write.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkAndLink } from '../../../../generator/build/pipeline/check.ts';
import { site } from '../../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));
const now = new Date('2026-01-01');

test('hours with a point, days of another language and old addresses', async () => {
  const session = 'course: first-aid, startDate: "2030-05-04", endDate: "2030-05-12"';
  const content = site(
    {
      'schedule.yaml': `sessions:
  - { ${session}, days: [tirsdag, Wed, jeudi], from: 7.30, to: kl. 15 }
`,
      'redirects.yaml': `redirects:
  - { from: /Kursus/PST, to: /courses/first-aid.html }
  - { from: /index.php, to: /courses }
`,
    },
    tiny,
  );
  const { diagnostics } = await checkAndLink({ content, now });
  const found = diagnostics.map(({ location, advice, fix }) => [
    `${location.file}:${location.start.line}`,
    /(?:mean |quotes: )("[^"]+")/.exec(advice)?.[1],
    fix?.text,
  ]);
  expect(found.toSorted()).toEqual([
    ['redirects.yaml:2', '"/courses/first-aid"', '/courses/first-aid'],
    ['schedule.yaml:2', '"07:30"', '"07:30"'],
    ['schedule.yaml:2', '"15:00"', '"15:00"'],
    ['schedule.yaml:2', '"Thursday"', 'Thursday'],
    ['schedule.yaml:2', '"Tuesday"', 'Tuesday'],
    ['schedule.yaml:2', '"Wednesday"', 'Wednesday'],
  ]);
});

test('a point in a price is asked about, but not where the currency has thousandths', async () => {
  const prices = ['price: 1.950', 'price: { from: 12.500, currency: OMR }', 'price: { amount: 19.50 }', 'price: 1950'];
  const advice = await Promise.all(
    prices.map(async (price) => {
      const course = `slug: first-aid\ntitle: First Aid\ndescription: ${'Short words. '.repeat(8)}\n${price}\n`;
      const { diagnostics } = await checkAndLink({ content: site({ 'courses/first-aid.yaml': course }, tiny), now });
      return diagnostics.filter(({ code }) => code === 'link/thousands-point').map((one) => one.advice);
    }),
  );
  expect(advice).toEqual([['If it is in thousands, write 1950; otherwise 1.95.'], [], [], []]);
});

test('a mistake elsewhere in site.yaml does not make its levels unknown', async () => {
  const course = 'slug: first-aid\ntitle: First Aid\ndescription: Words for a course of first aid.\nlevel: A1\n';
  const settings = 'name: Harbour\norigin: https://harbour.example.com\nlanguage: en\nlevels: [A1]\nphone: none\n';
  const content = site({ 'courses/first-aid.yaml': course, 'site.yaml': settings }, tiny);
  const { diagnostics } = await checkAndLink({ content, now });
  const codes = diagnostics.map(({ code }) => code);
  expect(codes).toContain('schema/unknown-field');
  expect(codes).not.toContain('link/unknown-level');
});

test('the code of a language that does not come with the tool is taken as it is', async () => {
  const settings = 'name: Harbour\norigin: https://harbour.example.com\nlanguage: da\n';
  const { diagnostics } = await checkAndLink({ content: site({ 'site.yaml': settings }, tiny), now });
  const [found] = diagnostics.filter(({ code }) => code === 'link/unknown-language');
  expect(found?.advice).toMatch(/^Add its file to the messages folder/);
});

/** What is found in site.yaml with these lines. */
async function foundWith(settings: string, files = {}): Promise<readonly string[]> {
  const own = 'name: Harbour\norigin: https://harbour.example.com\n';
  const content = site({ 'site.yaml': `${own}${settings}\n`, ...files }, tiny);
  const { diagnostics } = await checkAndLink({ content, now });
  return diagnostics
    .filter(({ severity }) => severity !== 'info')
    .map(
      ({ code, location: { file, start }, message, advice }) => `${file}:${start.line} ${code} ${message} ${advice}`,
    );
}

test('a code that is none is named where it is written, and nothing else is said of it', async () => {
  const found = await foundWith('language: en\nlanguages: [en, xx]');
  expect(found.filter((one) => one.includes('"xx"'))).toEqual([
    expect.stringMatching(
      /^site\.yaml:4 link\/unknown-language There is no language with the code "xx"\. Write its code/,
    ),
  ]);
});

test('a language into which nothing is translated is not published unnoticed', async () => {
  const empty = (found: readonly string[]) => found.filter((one) => one.includes('translation/empty-language'));
  const settings = 'language: en\nlanguages: [en, fr]';
  expect(empty(await foundWith(settings))).toEqual([
    expect.stringMatching(/^site\.yaml:4 .* delete fr from languages/),
  ]);
  expect(empty(await foundWith(settings, { 'fr/courses/first-aid.yaml': 'title: Premiers secours\n' }))).toEqual([]);
});

test('content of a format to come asks for a newer version, not for an older format', async () => {
  const [found, ...more] = await foundWith('language: en\nformat: 3');
  expect(found).toMatch(/^site\.yaml:4 schema\/not-allowed .*formats 1 and 2.* update Prospectus.* write format: 2\.$/);
  expect(found).not.toContain('Did you mean');
  expect(more).toEqual([]);
});

test('an empty list is called empty', async () => {
  const found = await foundWith('language: en\nlevels: []');
  expect(found[0]).toMatch(/schema\/wrong-length The list is empty\. Add an entry, or delete the line/);
});

test('a schedule without sessions keeps its page', async () => {
  const home = 'template: sections\ntitle: Home\nsections:\n  - type: text\n    text: See the [dates](/schedule).\n';
  const links = async (files: Record<string, string | undefined>) =>
    (await foundWith('language: en', { 'pages/home.yaml': home, 'pages/schedule.yaml': undefined, ...files })).filter(
      (one) => one.includes('"/schedule"'),
    );
  expect(await links({ 'schedule.yaml': 'sessions: []\n' })).toEqual([]);
  expect(await links({ 'schedule.yaml': undefined })).toEqual([expect.stringContaining('link/lost-address')]);
});

/** What is found in a course or in a session with these lines, as codes and advice. */
async function foundIn(file: 'course' | 'schedule', lines: string): Promise<readonly string[]> {
  const written = {
    course: {
      'courses/first-aid.yaml': `slug: first-aid\ntitle: First Aid\ndescription: Words for a course.\n${lines}\n`,
    },
    schedule: { 'schedule.yaml': `sessions:\n  - { course: first-aid, startDate: "2030-05-04", ${lines} }\n` },
  };
  const { diagnostics } = await checkAndLink({ content: site(written[file], tiny), now });
  return diagnostics.filter(({ severity }) => severity !== 'info').map(({ code, advice }) => `${code}: ${advice}`);
}

test.each([
  ['course', 'price: 45 per person', /^schema\/wrong-type: Write \{ amount: 45, per: person \}\.$/],
  ['course', 'price: CHF 9500.-', /^schema\/wrong-type: Write \{ amount: 9500, currency: CHF \}/],
  ['course', 'price: { amount: 14, per: class }', /^schema\/not-allowed: Did you mean "lesson"\?/],
  [
    'course',
    'price: { options: [{ name: US, amount: 7,500 }] }',
    /thousands, write amount: 7500; otherwise, .*amount: 7\.500/,
  ],
  ['course', 'validFor: 2 years', /^schema\/wrong-type: Write \{ years: 2 \}\.$/],
  ['course', 'availability: Waiting list', /"availability" is a field of a session in schedule\.yaml: write it there/],
  ['schedule', 'locale: en-GB', /"locale" is a field of site\.yaml, for the whole site/],
  ['schedule', 'bookBy: 7', /"bookBy" is a field of the file of a course/],
] as const)('in a %s, %s is answered with what to write', async (file, lines, advice) => {
  expect(await foundIn(file, lines)).toContainEqual(expect.stringMatching(advice));
});

test.each([
  'price: { amount: 9, extras: [{ name: Lesson, amount: 75 }, { name: Lesson, amount: 85 }] }',
  'price: { options: [{ name: Adults, amount: 75 }, { name: Adults, amount: 85 }] }',
  'facts: [{ label: ECTS, value: "15" }, { label: ECTS, value: "12" }]',
])('two figures of one name are noticed: %s', async (lines) => {
  expect(await foundIn('course', lines)).toContainEqual(expect.stringMatching(/^text\/repeated-entry: Delete one/));
});

test('a fee may have the same name in another currency', async () => {
  const price = 'price: { options: [{ name: All, amount: 75 }, { name: All, amount: 70, currency: EUR }] }';
  expect(await foundIn('course', price)).not.toContainEqual(expect.stringMatching(/^text\/repeated-entry/));
});
