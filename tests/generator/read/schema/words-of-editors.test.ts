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

test.each(['sessions', 'date', 'Termine'])('"%s" in a course is said to belong into schedule.yaml', async (key) => {
  const course = `slug: first-aid\ntitle: First Aid\n${key}: [2030-05-04]\n`;
  const { diagnostics } = await checkAndLink({ content: site({ 'courses/first-aid.yaml': course }, tiny), now });
  const unknown = diagnostics.find(({ code }) => code === 'schema/unknown-field');
  expect(unknown?.advice).toMatch(/^Write the dates of a course in schedule\.yaml, as /);
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

test.each(['en-UnitedKingdom', 'en-OMN', 'en-OM-OM', 'en-OM-u', 'ar-OM-u-nu-l1'])(
  'a locale that no computer knows is a mistake, not a crash: %s',
  async (locale) => {
    const found = await foundWith(`language: en\nlocale: ${locale}`);
    expect(found).toEqual([expect.stringMatching(/^site\.yaml:4 schema\/bad-format /)]);
  },
);

test.each(['en-GB', 'zh-Hans-CN', 'ca-ES-valencia', 'de-DE-1996', 'ar-OM-u-nu-latn-ca-gregory', 'es-419'])(
  'a locale may say more than language and country: %s',
  async (locale) => {
    expect(() => new Intl.Locale(locale)).not.toThrow();
    const found = await foundWith(`language: en\nlocale: ${locale}`);
    expect(found.filter((one) => one.includes('schema/'))).toEqual([]);
  },
);

test.each(['en-old', 'en - Copy', 'Copy of en'])('a copy of the messages is not read: %s', async (name) => {
  const file = `messages/${name}.yaml`;
  const found = await foundWith('language: en', {
    [file]: 'common:\n  hours: { one: "{count} h", other: "{count} h" }\n',
  });
  expect(found.filter((one) => one.startsWith(file))).toEqual([expect.stringContaining(':1 load/unexpected-file ')]);
});

const sections = (lines: string) =>
  `template: sections\ntitle: Our team\nsections:\n  - type: courses\n    title: All\n    ${lines}\n`;

test.each([
  [
    'the language of a trainer',
    'trainers/ada.yaml',
    'name: Ada Byron\nlanguages: [ar-omn]\n',
    /:2 link\/unknown-teaching-/,
  ],
  ['the level of a section', 'pages/team.yaml', sections('level: Begginer'), /:6 link\/unknown-level .*"Beginner"\?/],
  [
    'the page of an event',
    'schedule.yaml',
    'sessions: []\nevents:\n  - { id: spring, name: Spring, to: /spring-week }\n',
    /:3 link\/unknown-target /,
  ],
  [
    'a file that a text links to',
    'pages/team.yaml',
    'template: text\ntitle: Our team\ntext: See [this](media/logo.svg).\n',
    /:3 link\/unknown-target .*"\/media\/logo\.svg"\?/,
  ],
  [
    'the name of a source',
    'site.yaml',
    'name: Harbour\norigin: https://harbour.example.com\nlanguage: en\npull: { My Office: { sessions: "https://a.example.com/" } }\n',
    /:4 schema\/bad-format "My Office" is not a name of small letters.*"my-office"\?/,
  ],
  ['a sure word', 'terms.yaml', 'terms:\n  - { term: Jira, keep: yes }\n', /:2 schema\/wrong-type .* Write true\./],
  [
    'a form field',
    'forms.yaml',
    'fields:\n  contact: [First name]\n',
    /:2 schema\/bad-format .*has only letters and digits/,
  ],
  ['sessions from nowhere', 'pulled/office.yaml', 'sessions: []\n', /:1 link\/pulled-from-nowhere /],
  ['a folder of a language', 'AR/site.yaml', 'name: ميناء\n', /:1 load\/wrong-ending .*Rename it to "ar"/],
  ['a folder of a country', 'ar-OM/site.yaml', 'name: ميناء\n', /:1 load\/unexpected-file .*"ar\/site\.yaml"\?/],
  ['a folder of Arabic', 'arabic/site.yaml', 'name: ميناء\n', /:1 load\/unexpected-file .*"ar\/site\.yaml"\?/],
])('%s is reported once, where it is', async (...[, file, text, expected]) => {
  const found = (await foundWith('language: en', { [file]: text })).filter((one) => one.startsWith(`${file}:`));
  expect(found.filter((one) => !one.includes('text/missing-search-texts'))).toEqual([expect.stringMatching(expected)]);
});

test.each([
  ['hours: [{ from: Sunday, opens: “09:00”, closes: "17:00" }]', /Did you mean "09:00"\?/],
  ['hours: [{ from: Sunday, opens: 09:00-17:00 }]', /opens: "09:00" and closes: "17:00"/],
  ['hours: [{ from: Sunday, opens: 8:30 صباحًا, closes: "17:00" }]', /Did you mean "08:30"\?/],
  ['hours: [{ from: Sunday, opens: "09:00", closes: 4:30 مساءً }]', /Did you mean "16:30"\?/],
  ['menus: { header: [{ label: Write, to: info@example.com }] }', /"mailto:info@example\.com"\?/],
  ['menus: { header: [{ label: About، to: /about }] }', /Write: About, to: \/about/],
  ['openingHours: [{ from: Sunday }]', /Did you mean "hours"\?/],
  ['analytics: { service: plausible, domain: "https://www.example.org" }', /Did you mean "www\.example\.org"\?/],
  ['analytics: { service: plausible, domain: www.example.org, consent: true }', /found true\. Write a text here/],
] as const)('site.yaml with %s has one mistake', async (lines, expected) => {
  const found = await foundWith(`language: en\n${lines}`);
  expect(found.filter((one) => one.startsWith('site.yaml:4'))).toEqual([expect.stringMatching(expected)]);
});

test('texts without end are looked through in the time that their length takes', async () => {
  const long = `"1${' '.repeat(300_000)}x"`;
  const session = `course: ${long}\n    startDate: ${long}\n    days: ${long}\n    from: ${long}\n    price: ${long}`;
  const schedule = `sessions:\n  - ${session}\n`;
  const { diagnostics } = await checkAndLink({ content: site({ 'schedule.yaml': schedule }, tiny), now });
  expect(new Set(diagnostics.map(({ location }) => location.pointer.replace('/sessions/0/', '')))).toEqual(
    new Set(['course', 'startDate', 'days', 'from', 'price']),
  );
  expect(Math.max(...diagnostics.map(({ message }) => message.length))).toBeLessThan(1100);
  // Only against hanging: from each space to the end, patterns take many minutes.
}, 120_000);
