// Examples of explanations that are about whole files, their bytes or several files at once: what the wrong one describes
// breaks just its rule in the tiny provider, and what the right one describes none.
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { check } from '../../../generator/index.ts';
import { withPulledMark } from '../../../generator/model/pulled.ts';
import { readExplanations } from '../../../generator/rules/explanations.ts';
import { changedContent, type Changes } from '../../support/content/changed-content.ts';
import { site } from '../../support/content/site.ts';

const explanations = readExplanations();
const folder = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));
const now = new Date('2026-06-01T12:00:00Z');
const tiny = await changedContent(folder, now);

const MEGABYTE = 1_000_000;
const pdf = (bytes: number): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes)]);
const word = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(400)]);
const picture = (width: number, height: number, format: 'jpeg' | 'gif'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#345' } })
    .toFormat(format)
    .toBuffer();
const room = await picture(1600, 1200, 'jpeg');

const more = (file: string, text: string): Changes => ({ [file]: `${tiny.textOf(file)}${text}\n` });
const settings = (text: string): Changes => more('site.yaml', text);
const course = (text: string): Changes => more('courses/first-aid.yaml', text);
const document = (bytes: Buffer): Changes => ({
  ...course('documents:\n  - { title: Outline, file: media/outline.pdf }'),
  'media/outline.pdf': bytes,
});
const imageAt = (file: string, bytes = room): Changes => ({
  ...course(`image: { file: ${file}, alt: The training room }`),
  [file]: bytes,
});
const photograph = (bytes: Buffer): Changes => imageAt('media/room.jpg', bytes);
const session = (text: string): Changes => ({
  'schedule.yaml': `sessions:\n  - id: spring\n    course: first-aid\n    startDate: "2027-04-12"\n${text}`,
});
const catalogue = (without: string): Changes => ({
  'catalogue.yaml': tiny.textOf('catalogue.yaml').replace(`          - ${without}\n`, ''),
});
const sheet = { pull: 'pull:\n  office: { sessions: https://booking.example.com/dates.csv }' };
const dates = [{ id: 'may', course: 'first-aid', startDate: '2027-05-04', endDate: '2027-05-05' }];
const pulledFrom = (source: string, sessions: readonly unknown[]): Changes => ({
  [`pulled/${source}.yaml`]: withPulledMark(stringify({ sessions }), { sessions }),
});
const pulled = { ...settings(sheet.pull), ...pulledFrom('office', dates) };
const spanish = (text: string): Changes => ({
  'site.yaml': tiny.textOf('site.yaml').replace('language: en', 'language: es').replace('en-GB', 'es-ES'),
  'messages/en.yaml': undefined,
  'messages/es.yaml': `${text}\n`,
});

/** Styles of so many kilobytes. */
const styles = (kilobytes: number): Changes => ({ 'extra.css': 'main h2 { color: red; }\n'.repeat(kilobytes * 42) });

const unrecorded = { 'addresses.yaml': undefined, 'seo.yaml': undefined };
const labelled = (label: string): Changes => ({
  'courses/fire-safety.yaml': tiny.textOf('courses/fire-safety.yaml').replace('label: Safety', `label: ${label}`),
});
const featured = (slug: string): Changes => ({
  'pages/home.yaml': tiny.textOf('pages/home.yaml').replace(/(?<=courses:\n +- ).*/, slug),
});
const about = {
  'pages/about.yaml': 'template: text\ntitle: About\ntext: We teach since 2001.\n',
  'seo.yaml': undefined,
};
const { published: recorded } = parse(tiny.textOf('addresses.yaml')) as { readonly published: readonly string[] };
const published = (...addresses: readonly string[]): Changes => ({
  'addresses.yaml': stringify({ published: [...recorded, ...addresses] }),
});
const files = (sizes: string): Changes => more('addresses.yaml', `files:\n  ${sizes}`);
const redirected = (count: number): Changes => ({
  'redirects.yaml': `${tiny.textOf('redirects.yaml')}${Array.from({ length: count }, (_, i) => `  - { from: /courses/old-course${i || ''}, to: /courses }\n`).join('')}`,
});
const oldCourse = redirected(1);
/** What only a site has that was published. */
const moved = redirected(3);
const past = {
  'schedule.yaml': `${tiny.textOf('schedule.yaml').replace('timingNotes: []', '')}  - { id: old, course: fire-safety, startDate: "2019-05-12" }\n`,
};
const atPlace = (type: string): Changes => ({
  ...session(`    type: ${type}\n    place: centre\n`),
  'places.yaml': 'places:\n  - { id: centre, name: The Centre }\n',
});

const priced = (price: string): Changes => ({
  ...more('addresses.yaml', 'files:\n  courses/first-aid.yaml: 1\nwithout: {}'),
  'courses/first-aid.yaml': tiny.textOf('courses/first-aid.yaml').replace(/^price: .*\n/m, price),
});

const leading = 'leadsTo: [child-care]';
const meetings = '    endDate: "2027-05-28"\n    days: [Monday]\n';

test.each<readonly [code: string, wrong: Changes, right: Changes]>([
  ['load/empty-document', document(Buffer.alloc(0)), document(pdf(84_000))],
  ['load/large-document', document(pdf(21 * MEGABYTE)), document(pdf(3 * MEGABYTE))],
  ['load/wrong-document-kind', document(word), document(pdf(84_000))],
  ['load/wrong-picture-kind', photograph(await picture(1600, 1200, 'gif')), photograph(room)],
  ['load/unreadable-picture', photograph(word), photograph(room)],
  ['load/small-picture', photograph(await picture(40, 30, 'jpeg')), photograph(room)],
  ['link/unused-media', { 'media/old-room.jpg': room }, photograph(room)],
  ['link/unlisted-course', catalogue('child-care'), {}],
  [
    'link/second-main-page',
    { ...unrecorded, 'pages/kurse.yaml': tiny.textOf('pages/courses.yaml') },
    { ...unrecorded, 'pages/kurse.yaml': 'template: text\ntitle: Kurse\ntext: Words.\n' },
  ],
  ['link/pulled-from-nowhere', { ...pulled, ...pulledFrom('bookings', []) }, pulled],
  ['link/never-pulled', settings(sheet.pull), pulled],
  [
    'link/leads-in-circle',
    { ...course(leading), ...more('courses/child-care.yaml', 'leadsTo: [first-aid]') },
    course(leading),
  ],
  [
    'link/exception-outside',
    session(`${meetings}    except: ["2027-06-03"]\n`),
    session(`${meetings}    except: ["2027-05-03"]\n`),
  ],
  [
    'text/untranslated-messages',
    spanish('navigation:\n  home: Inicio'),
    // That all are there is what the sample's own messages show.
    {},
  ],
  [
    'address/no-record',
    { ...moved, 'addresses.yaml': undefined },
    { ...moved, ...published(...[0, 1, 2].map((i) => `/courses/old-course${i || ''}`)) },
  ],
  ['link/lost-fact', priced(''), priced('price: 120\n')],
  ['address/new-address', { ...about, ...published() }, { ...about, ...published('/about') }],
  ['link/lost-address', published('/courses/old-course'), { ...published('/courses/old-course'), ...oldCourse }],
  [
    'link/lost-category',
    published('/courses?category=care'),
    {
      ...published('/courses?category=care'),
      'catalogue.yaml': tiny.textOf('catalogue.yaml').replace('- id: health', '$&\n    formerly: [care]'),
    },
  ],
  ['link/lost-file', files('terms.yaml: 40'), files('stories.yaml: 1')],
  ['link/shrunk-file', files('stories.yaml: 8400'), files('stories.yaml: 1')],
  ['link/past-sessions', past, { ...past, ...settings('keepPastSessions: true') }],
  [
    'link/pulled-and-edited',
    { ...pulled, 'pulled/office.yaml': String(pulled['pulled/office.yaml']).replace('05-05', '05-06') },
    pulled,
  ],
  ['link/any-time-online', course('start: any time'), course('start: any time\nlocation: Leeds')],
  ['link/label-of-another-category', labelled('Health'), labelled('Safety')],
  ['link/no-coming-session', featured('fire-safety'), featured('first-aid')],
  ['link/unusable-picture', imageAt('media/My Photo.JPG'), imageAt('media/my-photo.jpg')],
  ['link/online-at-place', atPlace('Online'), atPlace('In-person')],
  ['styles/large', styles(60), styles(1)],
  ['styles/too-large', styles(2_000), styles(1)],
  ['yaml/control-character', course('subtitle: Risk\u0000management'), course('subtitle: Risk management')],
  ['yaml/deep-nesting', { 'courses/first-aid.yaml': `topics: ${'['.repeat(200)}${']'.repeat(200)}\n` }, {}],
  ['yaml/tab-indentation', course('prices:\n\t- label: Early'), {}],
  [
    'yaml/wrong-encoding',
    { 'site.yaml': Buffer.from(`\uFEFF${tiny.textOf('site.yaml')}`, 'utf16le') },
    { 'site.yaml': Buffer.from(tiny.textOf('site.yaml')) },
  ],
])('%s is found where its example says so, and nowhere else', async (code, wrong, right) => {
  expect(Object.keys(explanations)).toContain(code);
  const codesOf = async (changes: Changes) => [
    ...new Set((await check({ content: site(changes, folder), now })).diagnostics.map((one) => one.code)),
  ];
  expect(await codesOf(wrong)).toEqual([code]);
  expect(await codesOf(right)).toEqual([]);
});
