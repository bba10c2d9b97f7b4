// Examples of explanations that are a part of a file, a whole file, or its place: each in files of the tiny provider that say
// no more than it needs. The wrong one breaks just its rule, and the right one none.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check } from '../../../generator/index.ts';
import { inspectExtra } from '../../../generator/read/media/inspect-extra.ts';
import { readExplanations } from '../../../generator/rules/explanations.ts';
import { changedContent, type Changes } from '../../support/content/changed-content.ts';
import { site } from '../../support/content/site.ts';

const explanations = readExplanations();
const folder = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));
const now = new Date('2026-06-01T12:00:00Z');
const tiny = await changedContent(folder, now);

/** Files that would have to name each new page. */
const unrecorded: Changes = { 'addresses.yaml': undefined, 'seo.yaml': undefined };

type Compose = (example: string) => Changes;

/** A text with lines below it. */
const below = (head: string, example: string, spaces = 2): string =>
  `${head}\n${example.replace(/^(?=.)/gm, ' '.repeat(spaces))}\n`;

/** A file with the fields of an example in place of its own; `besides` are further fields that it loses. */
const within =
  (file: string, ...besides: readonly string[]): Compose =>
  (example) => {
    const names = [...Array.from(example.matchAll(/^\w+(?=:)/gm), ([name]) => name), ...besides];
    const own = new RegExp(`^(?:${names.join('|')}):.*\\n(?:[ -].*\\n)*`, 'gm');
    return { [file]: `${tiny.textOf(file).replace(own, '')}${example}\n` };
  };

const course = within('courses/first-aid.yaml');
const settings = within('site.yaml');

const session = 'sessions:\n  - course: first-aid';
const dated = `${session}\n    startDate: "2027-03-07"`;
const scheduled =
  (head: string): Compose =>
  (one) => ({ 'schedule.yaml': below(head, one, 4) });

const field: Compose = (one) => ({
  'forms.yaml': below('endpoints: [{ service: json, url: /submissions }]\nfields:', `contact: [name, email, ${one}]`),
});
const fields: Compose = (one) => ({
  'forms.yaml': below('endpoints: [{ service: json, url: /submissions }]\nfields:', one),
});
const endpoints: Compose = (one) => ({ 'forms.yaml': `${one}\n` });

const page = (file: string, text: string): Changes => ({ [`pages/${file}.yaml`]: text });
const trainer: Changes = { 'trainers/ada-byron.yaml': 'name: Ada Byron\n' };
/** A form service, which every host can use. */
const service = endpoints('endpoints: [{ service: formspree, url: https://formspree.io/f/abcdefgh }]');
const venue = 'places:\n  - id: riverside\n    name: Riverside Rooms';

/** Of an example that speaks of several files, what its line is in one of them. */
const commented = (one: string): string => one.replace(/ +#.*$/, '');

const inMuscat = `timeZone: Asia/Muscat
address: { street: Way 4021, locality: Muscat, country: Oman, countryCode: OM }
geo: { region: OM, placename: Muscat, latitude: 23.59, longitude: 58.42 }`;

/** The texts of two pages in place of their own, each with a description. */
const searchTexts: Compose = (one) => ({
  'seo.yaml':
    tiny.textOf('seo.yaml').replace(/  \/co(?:ntact|urses):\n.*\n.*\n/g, '') +
    below(
      '  # the two',
      one
        .replace(/^(\S+ \{ title.*) \}/gm, '$1, description: "$1 for first aid and safety in small groups." }')
        .replace(/"(\S+) \{ title: /g, '"$1 '),
    ),
});

/** The stories: those of the example, with the fields that each needs. */
const stories: Compose = (one) => ({
  'stories.yaml': `stories:\n${one.replace(/^- id: .*$/gm, (id, at) => `  ${id}\n    name: ${at > 0 ? 'Ann' : 'Ben'} B.\n    initials: B\n    quote: I ${at > 0 ? 'acted' : 'called for help'} at once.`)}\n`,
});

/** A section that names what the site has: the sample's names are those of the tiny provider. */
const section =
  (type: string): Compose =>
  (one) => ({ ...page('reasons', below(`template: sections\ntitle: Reasons\nsections:\n  - type: ${type}`, one, 4)) });

const words: Compose = (one) => ({
  'messages/en.yaml': below('common:', one.replace('courses', 'reviews').replaceAll('course', 'review')),
});

const aboutTexts = `
    title: The School and Its Teachers
    description: Who teaches first aid and safety on Quay Street in Bristol, since when, to how many people, and how to find us.
`;

const about = page('about', 'template: text\ntitle: About\ntext: We teach since 2001.\n');

const redirects: Compose = (one) => ({ 'redirects.yaml': below('redirects:', one) });

/** A course beside the others in the catalogue. */
const listed = (name: string): Changes => ({
  'catalogue.yaml': tiny.textOf('catalogue.yaml').replace('- first-aid', `$&\n          - ${name}`),
});

/** A file that an example names, as a program saves it. */
const read = (file: string): Buffer => readFileSync(new URL(`../../../${file}`, import.meta.url));
const photograph = read('content/media/gallery/classroom.jpg');

const composed: Readonly<Record<string, Compose>> = {
  'link/duplicate-story': stories,
  'link/duplicate-title': (one) => ({
    ...course('title: Impactful Presentation'),
    ...within('courses/fire-safety.yaml')(one),
  }),
  'link/local-number': settings,
  'link/missing-time-zone': (one) => ({
    ...within('site.yaml', 'timeZone')(one.replace('fr', 'en')),
    ...scheduled(`${dated}\n    endDate: "2027-03-08"\n    from: "09:00"`)('to: "17:00"'),
  }),
  'link/own-origin': (one) =>
    settings(`menus:\n  header:\n    - { label: Write, ${one.replace('www.example', 'harbour.example')} }`),
  'link/unknown-figure': (one) =>
    section('figures')(one.replace(/\[client(s?)\]/, (_, s) => (s ? '[years]' : '[year]'))),
  'link/unknown-story': section('stories'),
  'text/empty-alternative': (one) =>
    section('picture-text')(`text: Come in.\npicture: { file: media/logo.svg, ${one} }`),
  'text/missing-plurals': words,
  'text/repeated-entry': (one) => ({
    'stories.yaml': below(`${tiny.textOf('stories.yaml').trimEnd()}`, one, 4),
  }),
  'text/unused-plurals': words,
  'analytics/consent-needed': settings,
  'hosts/differ': (one) => ({ ...settings(one), ...service }),
  'hosts/early-preload': settings,
  'link/closes-before-opens': (one) => settings(`hours:\n  - ${one}`),
  'link/duplicate-event': (one) => ({ 'schedule.yaml': below(`${dated}\nevents:`, one) }),
  'link/duplicate-listing': (one) => ({
    'catalogue.yaml': tiny
      .textOf('catalogue.yaml')
      .replace(/courses:\n.*first-aid\n.*/, one.replace('pmp', 'child-care').replaceAll('capm', 'first-aid')),
  }),
  'link/empty-category': (one) => ({
    'catalogue.yaml': below(
      'categories:\n  - { id: others, name: Others, courses: [first-aid, child-care, fire-safety] }',
      one.replace('[first-aid-at-work]', '[first-aid]'),
    ),
  }),
  'link/duplicate-place': (one) => ({ 'places.yaml': below('places:', one) }),
  'link/duplicate-section': (one) => page('fees', `template: sections\ntitle: Fees\n${one}\n`),
  'link/duplicate-session': (one) => ({
    'schedule.yaml': `sessions:\n${one.replace(/^.*$/gm, (id, at) => `  ${id}\n    course: first-aid\n    startDate: "2027-0${at > 0 ? 2 : 1}-07"`)}\n`,
  }),
  'link/early-price-above': course,
  'link/empty-menu-entry': settings,
  'link/misspelt-network': settings,
  'link/unframed-map': settings,
  'link/empty-section': (one) => ({
    ...page('team', `template: sections\ntitle: Team\n${one}\n`),
    ...(one.includes('is there') ? trainer : {}),
  }),
  'link/form-without-endpoint': endpoints,
  'link/held-twice': scheduled(session),
  'link/meeting-ends-first': scheduled(`${dated}\n    hoursNote: The short edition`),
  'link/meeting-hours': (one) => ({ ...scheduled(session)(one), ...course('hours: 24') }),
  'link/missing-currency': (one) => ({
    ...within('site.yaml', 'currency')(''),
    ...course(one),
    ...within('courses/child-care.yaml', 'price')(''),
    ...within('courses/fire-safety.yaml', 'price')(''),
  }),
  'link/news-to-come': (one) => ({
    'news/rooms.yaml': `title: New rooms\ntext: They are open.\n${one}\n`,
    ...page('news', 'template: news\ntitle: News\n'),
  }),
  'link/no-choices': field,
  'link/no-receiver': (one) => ({ ...endpoints(one), ...settings('hosts: [github]') }),
  'link/no-way-to-answer': fields,
  'link/only-instalments': course,
  'link/repeated-field': fields,
  'link/reserved-field-name': field,
  'link/several-durations': within('courses/first-aid.yaml', 'hours'),
  'link/stray-session-field': scheduled(session),
  'link/swapped-coordinates': (one) => ({ 'places.yaml': below(venue, one, 4), ...settings(inMuscat) }),
  'link/thousands-point': course,
  'link/unknown-event': (one) => ({
    'schedule.yaml': `${below(dated, one, 4)}events: [{ id: spring-week-2027, name: Spring week }]\n`,
  }),
  'link/unknown-form-field': fields,
  'link/unknown-place': (one) => ({ 'places.yaml': `${venue}\n`, ...scheduled(dated)(one) }),
  'link/unsuited-endpoint': endpoints,
  'link/unsuited-setting': field,
  'link/full-by-seats': scheduled(dated),
  'link/full-with-places': scheduled(dated),
  'link/unknown-country': (one) => settings(inMuscat.replace('countryCode: OM', one)),
  'link/duplicate-code': (one) => ({
    ...course('code: FA-101'),
    ...within('courses/fire-safety.yaml')(commented(one)),
  }),
  'link/duplicate-id': (one) => ({ ...course('id: 12'), ...within('courses/fire-safety.yaml')(commented(one)) }),
  'link/page-without-news': (one) => ({
    ...page('news', 'template: news\ntitle: News\n'),
    ...(one.includes('title:') && { 'news/new-rooms.yaml': `${one}\n` }),
  }),
  'load/broken-table': (one) => ({ 'redirects.csv': `from,to\n${one}\n` }),
  'text/example-published': (one) => ({ ...settings(one), ...service }),
  'text/foreign-locale': settings,
  'text/repeated-description': searchTexts,
  'text/repeated-title': searchTexts,
  'text/repeats-title': within('courses/first-aid.yaml', 'description'),
  'text/starter-left': settings,
  'schema/repeated-item': course,
  'link/duplicate-address': course,
  'link/unclear-price': course,
  'link/ends-before-start': scheduled(session),
  'link/hours-disagree': scheduled(dated),
  'link/session-when': scheduled(session),
  'link/day-without-meeting': scheduled(session),
  'link/improbable-date': scheduled(session),
  'link/redirect-loop': redirects,
  'link/redirect-chain': redirects,
  'link/redirect-over-page': redirects,
  'address/reserved': (one) => ({ 'redirects.yaml': `${one}\n` }),
  'link/missing-page': (one) =>
    page('course', `${commented(one)}\n${one.includes('text') ? 'title: A course\ntext: Words.\n' : ''}`),
  'link/unknown-page': (one) => ({
    'seo.yaml': tiny.textOf('seo.yaml') + one.replace('pages:\n', '').replace('{ description: ... }', aboutTexts),
    ...(one.includes('/about') && about),
  }),
  'text/missing-search-texts': (one) => ({
    ...about,
    'seo.yaml': tiny.textOf('seo.yaml') + (one.includes('/about') ? `  /about: ${aboutTexts}` : ''),
  }),
  'text/file-name-alternative': (one) => ({ ...course(one), 'media/room.jpg': photograph }),
  'text/picture-in-text': (one) => ({ ...course(one), 'media/studio.jpg': photograph }),
  'link/missing-media': (one) => ({
    ...section('picture-text')(`text: Come in.\npicture: { ${one}, alt: A room }`),
    'media/room.jpg': photograph,
  }),
  'link/unusable-document': (one) => ({
    ...course(one),
    ...(one.includes('.pages') ? { 'media/outline.pages': 'x' } : { 'media/outline.pdf': '%PDF-1.4\n%%EOF\n' }),
  }),
  'load/unsafe-drawing': (one) => ({
    ...settings('logo: media/plan.svg'),
    'media/plan.svg': `${one}\n`,
    'media/logo.svg': undefined,
  }),
  'schema/cut-by-comma': (one) => section('steps')(`title: How it works\nitems:\n  - ${one}`),
  'schema/missing-field': (one) => ({ ...listed('capm'), 'courses/capm.yaml': `${one.replace('id: 2', 'id: 12')}\n` }),
  'link/shared-id': (one) => ({ ...course('id: 12'), ...within('courses/fire-safety.yaml', 'page')(one) }),
  'text/search-name-length': (one) => ({
    ...within('site.yaml', 'shortName')(one),
    'seo.yaml': tiny.textOf('seo.yaml'),
  }),
  'theme/wide-logo': (one) => ({
    'theme.yaml': `${one}\n`,
    'media/wordmark.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 100" width="500" height="100"/>',
  }),
};

test.each(Object.keys(composed))('those of %s', async (code) => {
  const { wrong = '', right = '' } = explanations[code] ?? {};
  const codesOf = async (example: string) => {
    const found = await tiny.checkFiles({ ...unrecorded, ...composed[code]?.(example) });
    return [code, ...new Set(found.map((one) => one.code))];
  };
  expect(await codesOf(wrong)).toEqual([code, code]);
  expect(await codesOf(right)).toEqual([code]);
});

const inArabic = settings('languages: [en, ar]');
const arabicCourse = 'ar/courses/first-aid.yaml';

/** The translation of a course, whose original has a text that the example speaks of. */
const translated =
  (original: string): Compose =>
  (one) => ({ ...inArabic, ...course(original), [arabicCourse]: `${one}\n` });

/** Of an example with a file of two languages, the parts as the files of the tiny provider. */
const bothFiles: Compose = (one) => {
  const [own = '', arabic = own] = one.split(/^# ar\/.*\n/m);
  return { ...inArabic, ...course('objectives: [Rig a boat, Read the wind]'), [arabicCourse]: arabic };
};

test.each<readonly [code: string, compose: Compose]>([
  [
    'theme/unusable-typeface',
    (one) => ({
      'theme.yaml': `${one}\n`,
      'media/fonts/atkinson.woff2': read('generator/theme/typefaces/figtree.woff2'),
    }),
  ],
  ['translation/empty-language', (one) => settings(commented(one))],
  ['translation/fact', (one) => translated('hours: 40')(`title: الإسعافات الأولية\n${commented(one)}`)],
  ['translation/figure', translated('credential: A certificate that is valid for 2 years')],
  ['translation/length', bothFiles],
  ['translation/main-language', (one) => ({ ...settings(one), [arabicCourse]: 'title: الإسعافات الأولية\n' })],
  ['translation/orphan', (one) => ({ ...inArabic, [one.replace('capm', 'first-aid')]: 'title: الإسعافات الأولية\n' })],
  ['translation/other-language', translated('overview: See the [courses](/courses).')],
  [
    'translation/term',
    (one) => ({
      'terms.yaml': 'terms:\n  - term: critical path\n    translations: { ar: [المسار الحرج] }\n',
      ...translated('title: The critical path')(one),
    }),
  ],
  ['translation/unlisted', (one) => ({ ...settings(one), [arabicCourse]: 'title: الإسعافات الأولية\n' })],
  ['translation/untranslated', translated('title: Project planning in practice')],
])('those of %s', async (code, compose) => {
  const { wrong = '', right = '' } = explanations[code] ?? {};
  const codesOf = async (example: string) => {
    const { diagnostics } = await check({ content: site({ ...unrecorded, ...compose(example) }, folder), now });
    return [...new Set(diagnostics.map((one) => one.code))];
  };
  expect(await codesOf(wrong)).toEqual([code]);
  expect(await codesOf(right)).toEqual([]);
});

test.each([
  ['address/no-route', 'template: text\ntitle: A page\ntext: Words.\n'],
  ['load/stray-file', 'course,date\n'],
  ['load/unexpected-file', 'slug: capm\ntitle: CAPM\n'],
  ['load/unusable-picture', 'x'],
  ['load/wrong-ending', 'slug: capm\ntitle: CAPM\n', 'capm'],
  ['load/wrong-folder', 'slug: power-bi\ntitle: Power BI\nhours: 8\nlevel: Beginner\noverview: Words.\n', 'power-bi'],
  ['link/news-without-page', 'title: New rooms\ndate: "2025-03-02"\ntext: They are open.\n'],
])('that of %s is the place of a file', async (code, text, course = '') => {
  const place = explanations[code]?.wrong.replace(/^content\/| .*/gs, '') ?? '';
  const found = await tiny.checkFiles({ ...unrecorded, ...(course && listed(course)), [place]: text });
  expect([...new Set(found.map((one) => one.code))]).toEqual([code]);
});

test.each(Object.keys(explanations).filter((code) => /^styles\/(?!.*large)/.test(code)))(
  'those of %s',
  async (code) => {
    const { wrong = '', right = '' } = explanations[code] ?? {};
    const codesIn = async (text: string) =>
      (await inspectExtra(site({ 'extra.css': `${text}\n` }, folder), ['extra.css'])).diagnostics.map(
        (one) => one.code,
      );
    expect(await codesIn(wrong)).toEqual([code]);
    expect(await codesIn(right)).toEqual([]);
  },
);
