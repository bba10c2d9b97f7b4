// A section without anything to show is pointed out at its type, with what is missing; never because of a file that is
// broken, which may have it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check } from '../../../../../generator/index.ts';
import { site, type Files } from '../../../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../../../fixtures/tiny/content', import.meta.url));
const read = (file: string): string => readFileSync(`${tiny}/${file}`, 'utf8');

const sections = `template: sections
title: For companies
sections:
  - { type: form, form: contact }
  - { type: form, form: corporate }
  - { type: map, title: Where we are }
  - { type: figures }
  - { type: sessions, title: Next dates }
  - { type: stories, title: What participants say }
  - { type: trainers, title: Who teaches }
  - { type: news, title: News }
`;

async function found(files: Files, home = sections): Promise<readonly string[]> {
  const content = site({ ...files, 'pages/home.yaml': home }, tiny);
  const { diagnostics } = await check({ content, now: new Date('2026-01-01T12:00:00Z') });
  return diagnostics
    .filter(({ code }) => code === 'link/empty-section')
    .map(({ message, location: { start } }) => `${start.line} ${/: (.*)\.$/.exec(message)?.[1]}`);
}

const always = [
  '5 no page with the template "corporate" has a form',
  '10 the folder trainers has no files',
  '11 the folder news has no files',
] as const;

test('sections of what the site has are quiet', async () => {
  expect(await found({})).toEqual(always);
});

test('each section says what is missing for it', async () => {
  const files = {
    'forms.yaml': undefined,
    'schedule.yaml': 'sessions: []\n',
    'stories.yaml': undefined,
    'site.yaml': read('site.yaml').replace(/^figures:[^]*$/m, ''),
  };
  expect(await found(files)).toEqual([
    '4 forms.yaml names no endpoint',
    '5 forms.yaml names no endpoint',
    '6 site.yaml has no map',
    '7 site.yaml has no figures',
    '8 schedule.yaml has no sessions',
    '9 stories.yaml has no stories',
    ...always.slice(1),
  ]);
});

test('what is in a broken file may be there', async () => {
  const broken = 'nonsense: true\n';
  const files = { 'forms.yaml': broken, 'schedule.yaml': broken, 'stories.yaml': broken, 'site.yaml': broken };
  expect(await found({ ...files, 'pages/contact.yaml': broken })).toEqual(always.slice(1));
});

const choosing = `template: sections
title: For companies
sections:
  - { type: courses, title: All }
  - { type: courses, title: Some, category: health, level: Beginner }
  - { type: courses, title: None, category: health, level: Advanced }
  - { type: courses, title: Wrong, category: healt, level: Advance }
  - { type: sessions, title: Dates, category: health }
  - { type: sessions, title: No dates, courses: [fire-safety] }
  - { type: figures, figures: [] }
  - { type: questions, questions: [] }
`;

test('sections that choose nothing that is there say so, unless the choice itself is wrong or a file is broken', async () => {
  const none = ['10 its list of figures is empty', '11 its list of questions is empty'];
  expect(await found({}, choosing)).toEqual([
    '6 no course has the category "health" and the level "Advanced"',
    '9 schedule.yaml has no sessions of the courses that it chooses',
    ...none,
  ]);
  expect(await found({ 'courses/first-aid.yaml': 'nonsense: true\n' }, choosing)).toEqual(none);
});

test('a part of the home page with an empty list is pointed out', async () => {
  const home = read('pages/home.yaml').replace(/(figures|ids):\n +- .*/g, '$1: []');
  expect(await found({}, home)).toEqual(['25 its list of figures is empty', '29 its list of ids is empty']);
});
