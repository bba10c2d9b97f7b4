// Every kind of new site, in every language: a whole site of a provider, which checks without a warning as it is.
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { afterAll, expect, test } from 'vitest';
import { memoize } from '../../generator/base/memoize.ts';
import { planningOf } from '../../generator/build/pipeline/check.ts';
import { check, formatContent } from '../../generator/index.ts';
import { suppliedLanguages } from '../../generator/read/defaults.ts';
import { starterBundle, starterKinds } from '../../generator/read/starters.ts';
import { starterFiles } from '../../generator/starter/starter.ts';
import { runCli } from '../support/program/run-cli.ts';
import { temporaryFolder } from '../support/content/site.ts';
import { everyNth } from '../support/cases.ts';

const countries = { ar: ['OM', 'OMR'], de: ['AT', 'EUR'], en: ['GB', 'GBP'], fr: ['FR', 'EUR'] };

const now = new Date('2025-11-01T08:00:00Z');

const cases = starterKinds().flatMap((kind) =>
  suppliedLanguages().map((language) => [kind, language as keyof typeof countries] as const),
);

/** Creates a site, and returns its content folder. */
async function begin(...flags: readonly string[]): Promise<string> {
  const cwd = temporaryFolder();
  expect(await runCli(['new', 'site', 'site', ...flags], { cwd })).toMatchObject({ status: 0, stderr: '' });
  return join(cwd, 'site/content');
}

const begun: string[] = [];
afterAll(() => begun.forEach((folder) => rmSync(folder, { recursive: true, maxRetries: 10 })));

/** The content folder of a site for tests that only read it: one for all that give the same flags. */
const shared = memoize(async (flags: string): Promise<string> => {
  const cwd = mkdtempSync(join(tmpdir(), 'prospectus-'));
  begun.push(cwd);
  await runCli(['new', 'site', 'site', ...flags.split(' ')], { cwd });
  return join(cwd, 'site/content');
});

const read = (content: string, file: string) => parse(readFileSync(join(content, file), 'utf8'));

test.each(everyNth(cases, 5))(
  '%s in "%s" has all that a provider needs, and nothing to complain of',
  async (kind, language) => {
    const [country = '', currency = ''] = countries[language];
    const content = await begin('--kind', kind, '--language', language, '--country', country, '--currency', currency);
    const { diagnostics } = await check({ content, now });
    expect(diagnostics.filter(({ code }) => code !== 'text/starter-left')).toEqual([]);
    const noted = new Set(diagnostics.map(({ location }) => location.file.replace(/(?<=courses|trainers).*/, '')));
    expect([...noted]).toEqual(expect.arrayContaining(['courses', 'trainers', 'places.yaml', 'site.yaml']));
    const { tagline } = read(content, 'site.yaml') as { readonly tagline: string };
    expect(diagnostics.some(({ message }) => message.startsWith(`"${tagline}"`))).toBe(true);
    const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter(
      (file) => !file.includes('.schemas'),
    );
    const texts = files
      .filter((file) => /\.(?:yaml|svg)$/.test(file))
      .map((file) => readFileSync(join(content, file), 'utf8'));
    expect(texts.filter((text) => /__[A-Z]|# (?:if|unless) |\$[a-z]+[-"]|\bundefined\b/.test(text))).toEqual([]);
    const comments = texts.flatMap((text) => text.match(/(?<=^|\s)# (?!yaml-language-server).*/gm) ?? []);
    const inEnglish = comments.filter((comment) => /\b(?:the|and|are)\b/i.test(comment));
    expect(inEnglish.length > 0).toBe(language === 'en');
    expect((await formatContent({ content, isChosen: () => true, isDryRun: true, now: new Date() })).files).toEqual([]);
    expect(files.filter((file) => /^courses./.test(file)).length).toBeGreaterThanOrEqual(3);
    expect(read(content, 'pages/home.yaml').sections.length).toBeGreaterThanOrEqual(6);
  },
);

test('a language school teaches the same in each of its languages, at the usual levels', async () => {
  const content = await begin('--kind', 'language-school', '--languages', 'ar,en,de,fr', '--country', 'OM');
  const titlesIn = (folder: string) =>
    readdirSync(join(content, folder)).map((file) => String(read(content, `${folder}/${file}`).title));
  expect(titlesIn('courses')).toEqual(expect.arrayContaining(['الإسبانية للمبتدئين', 'العربية المكثفة B1']));
  expect(titlesIn('en/courses')).toEqual(expect.arrayContaining(['Spanish for beginners', 'Intensive Arabic B1']));
  expect(titlesIn('fr/courses')).toEqual(expect.arrayContaining(['Espagnol pour débuter', 'Arabe intensif B1']));
  expect(titlesIn('de/courses')).toEqual(expect.arrayContaining(['Spanisch für den Einstieg', 'Arabisch intensiv B1']));
  const { diagnostics } = await check({ content, now });
  expect(diagnostics.map(({ message }) => message).filter((message) => message.includes('A1, A2'))).toEqual([]);
});

/** All texts of a file, by their places. */
const textsIn = (value: unknown, place = ''): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${place}/${name}`))
    : [[place, String(value)]];

test('a language school has cours and professeurs wherever the interface says formations and formateurs', async () => {
  const content = await begin('--kind', 'language-school', '--languages', 'en,fr', '--country', 'BE');
  const supplied = textsIn(parse(readFileSync('defaults/fr/messages.yaml', 'utf8')));
  const all = { ...Object.fromEntries(supplied), ...Object.fromEntries(textsIn(read(content, 'messages/fr.yaml'))) };
  const others = Object.entries(all).filter(([, text]) => /\bform(?:ation|ateur)s?\b/i.test(text));
  // Companies ask for a training of their own.
  expect(others.map(([place]) => place)).toEqual(['/forms/subjects/corporate']);
  expect(read(content, 'fr/pages/courses.yaml')).toMatchObject({ title: 'Cours', slug: 'cours' });
  expect(textsIn(read(content, 'fr/forms.yaml'))).toContainEqual(['/fields/registration/0/label', 'Cours']);
  expect(read(content, 'messages/en.yaml')).toEqual({ trainers: { title: 'Teachers' } });
});

test('the drawings of a new site name the colours of its theme', async () => {
  const content = await begin('--kind', 'plain');
  const hero = readFileSync(join(content, 'media/hero.svg'), 'utf8');
  expect(hero).toMatch(/fill="var\(--color-deep-raised, #[0-9a-f]{6}\)"/);
});

test.each([
  ['GB', 'GBP'],
  ['AT', 'EUR'],
  ['OM', 'OMR'],
])('prices in %s are in %s, unless another currency is chosen', async (country, currency) => {
  const content = await shared(`--kind professional --country ${country}`);
  expect(read(content, 'site.yaml').currency).toBe(currency);
  expect(read(content, 'courses/project-planning.yaml').price).toBeGreaterThan(0);
  const chosen = await shared('--country GB --currency USD');
  expect(read(chosen, 'site.yaml').currency).toBe('USD');
});

test('sessions are held on working days of the country, from next month on', async () => {
  const daysOf = async (country: string) => {
    const content = await shared(`--kind professional --country ${country}`);
    const { sessions } = read(content, 'schedule.yaml') as { sessions: { startDate?: string; endDate?: string }[] };
    return sessions.flatMap(({ startDate, endDate }) => [startDate, endDate]).filter((day) => day !== undefined);
  };
  const [british, omani] = [await daysOf('GB'), await daysOf('OM')];
  // The weeks of Christmas and New Year are left out.
  expect([...british, ...omani].filter((day) => !/^(?:2025-12-[01]|2026-01-0)/.test(day))).toEqual([]);
  const weekdays = (days: readonly string[]) => new Set(days.map((day) => new Date(day).getUTCDay()));
  expect([...weekdays(british)].some((day) => day === 0 || day === 6)).toBe(false);
  expect([...weekdays(omani)].some((day) => day === 5 || day === 6)).toBe(false);
  expect(weekdays(omani)).toContain(0);
});

test.each([
  ['DE de', 'impressum', '§\u00A05 DDG'],
  ['AT de', 'impressum', '§\u00A05 ECG'],
  ['CH de', 'impressum', 'CHE-'],
  ['CH de', 'datenschutz', 'EDÖB'],
  ['DE de', 'datenschutz', 'DSGVO'],
  ['FR fr', 'mentions-legales', 'SIRET'],
  ['FR fr', 'mentions-legales', '## Médiation de la consommation'],
  ['US en', 'legal-notice', 'Registered in [state]'],
  ['DE en', 'legal-notice', 'section 5 DDG'],
  ['DE en', 'privacy', 'complain to the data protection authority.'],
  ['GB en', 'legal-notice', 'Registered office'],
  ['GB en', 'privacy', '(ICO)'],
  ['BE fr', 'confidentialite', 'Autorité de protection des données'],
  ['CH fr', 'confidentialite', '(PFPDT)'],
])('for %s, the page %s says what the law of the country asks for', async (site, page, wanted) => {
  const [country = '', language = ''] = site.split(' ');
  const content = await shared(`--country ${country} --language ${language}`);
  expect(readFileSync(join(content, `pages/${page}.yaml`), 'utf8')).toContain(wanted);
});

/** What templates must have in common to be translations of each other: how many items each list of words has, and lengths of courses. */
const shapeOf = (value: unknown, place = ''): readonly string[] => {
  if (Array.isArray(value))
    return [`${place}: ${value.length}`, ...value.flatMap((item, i) => shapeOf(item, `${place}/${i}`))];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    ['days', 'hours', 'weeks'].includes(name) && typeof inner === 'number'
      ? [`${place}/${name}: ${inner}`]
      : shapeOf(inner, `${place}/${name}`),
  );
};

test.each(starterKinds())('the templates of %s are alike in all languages, whatever the country', (kind) => {
  const shapes = (language: string, country: string) =>
    starterFiles({ name: 'X', kind, language, country, timeZone: 'Europe/London', version: '1.0.0', now })
      .filter(({ file }) => /^content\/(?:courses|trainers|pages|catalogue|places|schedule).*\.yaml$/.test(file))
      .map(({ text }) => {
        const { languages: _, ...data } = parse(String(text)) as Readonly<Record<string, unknown>>;
        return shapeOf(data);
      });
  for (const country of ['AT', 'DE', 'GB', 'OM']) {
    const [first, ...others] = suppliedLanguages().map((language) => shapes(language, country));
    for (const other of others) expect(other, country).toEqual(first);
  }
});

test.each([
  ['DE', 1, '12345'],
  ['AT', 2, '1234'],
])(
  'first helpers in %s are trained for %i days, as its rules ask, at an address of its form',
  async (country, days, code) => {
    const content = await shared(`--kind first-aid --language de --country ${country}`);
    expect(read(content, 'courses/erste-hilfe-ausbildung.yaml').days).toBe(days);
    const [first] = read(content, 'schedule.yaml').sessions;
    expect(first.endDate === undefined ? 1 : 2).toBe(days);
    expect(read(content, 'site.yaml').address.postalCode).toBe(code);
  },
);

test.each(suppliedLanguages())('the contact page in "%s" promises nothing that check does not note', (language) => {
  const [contact = ''] = Object.entries(starterBundle(`common/${language}`)).flatMap(([file, text]) =>
    /^pages\/[kc]onta/.test(file) ? [text] : [],
  );
  expect(contact).toMatch(/^intro: /m);
  expect(contact).not.toMatch(/working day|Werktag|ouvré|يوم عمل/);
});

test.each([
  [['--registration', 'none'], undefined, ['contact']],
  [['--registration', 'https://book.example.org/x'], 'https://book.example.org/x', ['contact']],
  [[], undefined, ['contact', 'registration']],
])('%j decides how visitors register', async (flags, register, forms) => {
  const content = await begin(...flags);
  expect(read(content, 'site.yaml').register).toBe(register);
  expect(Object.keys(read(content, 'forms.yaml').fields)).toEqual(forms);
  const { diagnostics } = await check({ content, now });
  expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
});

test.each([
  ['netlify', 'netlify'],
  ['apache', 'php'],
  ['nginx', 'mailto'],
])('on %s, forms are sent by %s, and the addresses of the example are errors', async (host, service) => {
  const content = await begin('--host', host);
  expect(read(content, 'forms.yaml').endpoints).toMatchObject([{ service }]);
  const problems = async () =>
    (await check({ content, now })).diagnostics.flatMap(({ code, severity }) => (severity === 'info' ? [] : code));
  const examples = service === 'mailto' ? 3 : 2;
  expect(await problems()).toEqual(Array.from({ length: examples }, () => 'text/example-published'));
  // The site can be looked at all the same.
  const draft = await planningOf({ content, now, base: '/', isDraft: true });
  expect(draft.planning).toBeDefined();
  expect(draft.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  for (const file of ['site.yaml', 'forms.yaml']) {
    const own = readFileSync(join(content, file), 'utf8').replaceAll('example.com', 'harbour.example.org');
    writeFileSync(join(content, file), own);
  }
  expect(await problems()).toEqual([]);
});
