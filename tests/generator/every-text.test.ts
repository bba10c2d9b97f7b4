// What check accepts, build builds: the characters that pages, pictures, calendars and JSON give a meaning of their own
// are put into every text of the sample content that the schemas leave to the provider, and into those it leaves out.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { complete } from '../../generator/base/objects.ts';
import { build } from '../../generator/index.ts';
import { describeFor, type DescribeField } from '../../generator/kinds/describe-field.ts';
import { schemaFiles } from '../../generator/kinds/schema-files.ts';
import { atomProblems } from '../support/html/atom.ts';
import { site, temporaryFolder } from '../support/content/site.ts';
import { filesIn } from '../support/program/files-in.ts';
import { structuredDataProblemsIn } from '../support/html/structured-data-problems.ts';

const sample = fileURLToPath(new URL('../../content', import.meta.url));
const ownTypeface = fileURLToPath(new URL('../../generator/theme/typefaces/figtree.woff2', import.meta.url));
const defaults = fileURLToPath(new URL('../../defaults', import.meta.url));
const now = new Date('2025-11-01T12:00:00Z');
const TEST_MS = 600_000;

/** Each has a meaning in HTML, XML, JSON, CSS, calendars or Markdown, and may be part of a text. */
const signs = [
  `]]> a < b & c`,
  `"q" 'q' \`q\``,
  '😀 مرحبا \u200f!',
  'a\tb\nc',
  '\\n ; , : $& $1',
  '\u00a0\u3000.',
] as const;

/** Texts that the schemas leave free, and that have to be the name of something. */
const names = new Set(['site /timeZone', 'site /pull/*/columns/*', 'sections/courses /level']);

type Fields = Readonly<Record<string, unknown>>;

const media: Fields = {
  documents: [{ file: 'media/pmp-course-outline.pdf', title: 'Outline', note: 'Two pages' }],
  video: {
    url: 'https://vimeo.com/123456',
    title: 'A class',
    description: 'On paper',
    still: 'media/gallery/classroom.jpg',
    uploadDate: '2026-03-15',
    minutes: 4,
  },
};

/** A page with every section, with names of the sample in place of those of its fixture. */
const sections = parse(
  readFileSync(new URL('../fixtures/sections/everything.yaml', import.meta.url), 'utf8')
    .replaceAll('media/room.svg', 'media/hero.svg')
    .replaceAll('media/course-outline.pdf', 'media/pmp-course-outline.pdf')
    .replace('[ada]', '[hiba-al-lawati]')
    .replace('[years]', '[professionals]')
    .replace('category: health', 'category: project-technical')
    .replace('level: Practitioner', 'level: Beginner'),
) as Fields;

/** What the sample leaves out, by the file that it is added to. */
const additions: Readonly<Record<string, Fields>> = {
  'addresses.yaml': { removed: [{ address: '/summer-offer', reason: 'The offer ended' }] },
  'forms.yaml': {
    endpoints: [{ service: 'web3forms', url: 'https://example.org/submit', key: 'key' }],
    consent: { label: 'You may keep it', text: 'We keep it for a year' },
  },
  'courses/capm.yaml': {
    image: { file: 'media/gallery/classroom.jpg', alt: 'A classroom' },
    duration: 'Five weekends',
    price: {
      amount: 600,
      note: 'Materials included',
      extras: [{ name: 'Examination fee', amount: 90, per: 'person', note: 'paid to the board' }],
    },
    register: { url: 'https://example.org/capm', label: 'Book a seat' },
    code: 'C-1',
    accreditations: ['A board', { name: 'A register', url: 'https://example.org/capm' }],
    ...media,
  },
  'site.yaml': {
    register: { url: 'https://example.org/register', label: 'Book' },
    tax: { included: false, note: 'plus 5 % VAT' },
    pull: { office: { sessions: 'https://booking.example.com/dates.csv', columns: { Begin: 'startDate' } } },
    analytics: { service: 'google', id: 'G-AB12CD34EF', privacy: { label: 'Privacy', to: '/privacy' } },
    announcement: { text: 'We have moved', link: { label: 'The new place', to: '/contact' } },
    menus: {
      header: [{ label: 'About us', to: '/about', items: [{ label: 'Contact', to: '/contact' }] }],
      columns: [{ title: 'For companies', links: [{ label: 'At your place', to: '/custom-corporate' }] }],
    },
  },
  'pulled/office.yaml': { sessions: [] },
  'trainers/hiba-al-lawati.yaml': { picture: { file: 'media/gallery/classroom.jpg', alt: 'A trainer' } },
  'pages/privacy.yaml': {
    ...{ template: 'text', title: 'Privacy', intro: 'In short', text: 'We keep little.', ...media },
    next: { label: 'Write to us', to: '/contact' },
  },
  'news/rooms.yaml': {
    title: 'We have moved',
    date: '2025-10-01',
    author: 'Press office',
    trainer: 'hiba-al-lawati',
    summary: 'In short',
    picture: { file: 'media/gallery/classroom.jpg', alt: 'A classroom' },
    text: 'The rooms are **open**.',
    courses: ['capm'],
  },
  'pages/news.yaml': {
    template: 'news',
    eyebrow: 'What is new',
    title: 'News',
    intro: 'New rooms',
    empty: { title: 'No news yet', text: 'We will write here' },
  },
  'pages/sections.yaml': sections,
  'theme.yaml': { ownTypeface: { name: 'Own', file: 'media/own.woff2', licence: 'SIL Open Font License 1.1' } },
  'pages/about.yaml': media,
  'pages/communication-skills.yaml': media,
  'pages/home.yaml': media,
  'pages/contact.yaml': { form: { intro: 'Write to us' }, ...media },
  'pages/custom-corporate.yaml': { form: { intro: 'Write to us' }, ...media },
  'pages/soft-skills.yaml': media,
  'pages/register.yaml': { form: { intro: 'Write to us' } },
};

/** Adds every form of a text with a number, which other languages need. */
const withPlurals = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).map(([key, one]): [string, unknown] => [key, withPlurals(one)]);
  const { one, other } = Object.fromEntries(fields);
  const forms = one !== undefined && other !== undefined ? ['zero', 'two', 'few', 'many'] : [];
  return Object.fromEntries([...forms.map((form) => [form, other]), ...fields]);
};

type Schema = ReturnType<DescribeField>;
/** Whether any text may be in a place, but for its length. */
const isFree = ({ type, pattern, format, enum: one, const: fixed }: Schema): boolean =>
  type === 'string' && [undefined, '\\S'].includes(pattern as string | undefined) && !format && !one && !fixed;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

const pointerTo = (pointer: string, key: string | number): string => `${pointer}/${String(key).replaceAll('/', '~1')}`;

/** All places of free texts in a schema, with * for any entry and any name. */
function placesIn(describe: DescribeField, pointer = ''): readonly string[] {
  const schema = describe(pointer);
  if (isFree(schema)) return [pointer];
  const inner =
    schema.items ?? fieldsOf(schema.additionalProperties).type ?? fieldsOf(schema.additionalProperties).$ref;
  const keys = [...Object.keys(fieldsOf(schema.properties)), ...(inner === undefined ? [] : ['*'])];
  return keys.flatMap((key) => placesIn(describe, pointerTo(pointer, key)));
}

interface Place {
  readonly schemaName: string;
  readonly describe: DescribeField;
  readonly pointer: string;
  readonly place: string;
}

/** The place of a value, where one of its fields chooses its schema. */
function partOf(at: Place, value: unknown): Place {
  const { type, service } = fieldsOf(value);
  const where = `${at.schemaName} ${at.place}`;
  const schemaName =
    where === 'pages/sections /sections/*'
      ? `sections/${String(type)}`
      : where === 'site /analytics' && `analytics/${String(service)}`;
  return schemaName ? { schemaName, describe: describeFor(schemaName), pointer: '', place: '' } : at;
}

/** Adds signs to every free text in some data, in turn, and notes the places. */
class Signs {
  readonly places = new Set<string>();
  #texts = 0;

  change(value: unknown, schemaName: string): unknown {
    return this.#change(value, { schemaName, describe: describeFor(schemaName), pointer: '', place: '' });
  }

  #sign(): string {
    return ` ${signs[this.#texts++ % signs.length]}`;
  }

  #change(value: unknown, given: Place): unknown {
    const at = partOf(given, value);
    const { schemaName, describe, pointer, place } = at;
    const schema = describe(pointer);
    const known = fieldsOf(schema.properties);
    const inner = (key: string | number) => {
      const isNamed = typeof key === 'string' && Object.hasOwn(known, key);
      return { ...at, pointer: pointerTo(pointer, key), place: pointerTo(place, isNamed ? key : '*') };
    };
    if (Array.isArray(value)) return value.map((one, i) => this.#change(one, inner(i)));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.#change(one, inner(key))]));
    if (typeof value !== 'string' || !isFree(schema)) return value;
    this.places.add(`${schemaName} ${place}`);
    const sign = this.#sign();
    const most = Number(schema.maxLength ?? Number.POSITIVE_INFINITY);
    return !names.has(`${schemaName} ${place}`) && [...value, ...sign].length <= most ? value + sign : value;
  }
}

function schemaOf(file: string, data: unknown): string {
  const [folder = '', name] = file.split('/');
  if (folder === 'pulled') return 'schedule';
  if (folder === 'pages') return `pages/${(data as { readonly template: string }).template}`;
  return name === undefined ? folder.replace('.yaml', '') : folder.replace(/^(course|trainer)s$/, '$1');
}

/** Of messages, those that the sample leaves to the program. */
const defaultsOf = (file: string): Fields =>
  file === 'messages/en.yaml' ? fieldsOf(parse(readFileSync(join(defaults, 'en/messages.yaml'), 'utf8'))) : {};

/** A file of the sample with what it leaves out. */
function wholeFile(file: string): Fields {
  const path = join(sample, file);
  const written = existsSync(path) ? fieldsOf(parse(readFileSync(path, 'utf8'))) : {};
  const fields = fieldsOf(complete<unknown>(defaultsOf(file), written));
  const added = Object.entries(additions[file] ?? {}).map(([key, value]) => {
    const isGroup = typeof fields[key] === 'object' && !Array.isArray(fields[key]);
    return [key, isGroup ? { ...fieldsOf(fields[key]), ...fieldsOf(value) } : value];
  });
  const whole = { ...fields, ...fieldsOf(Object.fromEntries(added)) };
  return file.startsWith('messages/') ? fieldsOf(withPlurals(whole)) : whole;
}

test('every text with signs that mean something elsewhere is accepted and built', { timeout: TEST_MS }, async () => {
  const all = new Signs();
  const there = filesIn(sample);
  const files = [...new Set([...there, ...Object.keys(additions)])]
    // Translations have the same texts once more.
    .filter((file) => /^(?!\.|ar\/).*\.yaml$/.test(file))
    .map((file) => {
      const data = wholeFile(file);
      return [file, stringify(all.change(data, schemaOf(file, data)), { aliasDuplicateObjects: false })] as const;
    });
  const places = schemaFiles
    .filter(({ name }) => name !== 'common' && !/^(?:messages|translations)\//.test(name))
    // A site has one service, and they differ in no text.
    .filter(({ name }) => !name.startsWith('analytics/') || name === 'analytics/google')
    .flatMap(({ name }) => placesIn(describeFor(name)).map((place) => `${name} ${place}`));
  expect(places.filter((place) => !all.places.has(place))).toEqual([]);
  const content = site(Object.fromEntries(files), sample);
  rmSync(join(content, 'ar'), { recursive: true });
  cpSync(ownTypeface, join(content, 'media/own.woff2'));
  // Small pictures under the names of the sample's: to encode those takes longer than all else.
  const gallery = join(content, 'media/gallery');
  const small = await sharp(join(gallery, 'classroom.jpg')).resize(300).jpeg().toBuffer();
  for (const file of filesIn(gallery)) writeFileSync(join(gallery, file), small);
  const out = join(temporaryFolder(), 'dist');
  const { diagnostics, built } = await build({ content, now, out, base: '/', workers: 0 });
  expect(diagnostics.filter(({ severity }) => severity === 'error').slice(0, 9)).toEqual([]);
  expect(built).toBeDefined();
  expect(structuredDataProblemsIn(out)).toEqual([]);
  expect(atomProblems(readFileSync(join(out, 'news/feed.atom'), 'utf8'))).toEqual([]);
});
