// Where visitors register: with the form, elsewhere, or nowhere. The nearest that says so wins.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { invariant } from '../../../../generator/base/invariant.ts';
import { check } from '../../../../generator/index.ts';
import type { PlannedPage, PlannedText } from '../../../../generator/model/planned.ts';
import { planOf } from '../../../../generator/build/pipeline/check.ts';
import { courseLink, sessionLink } from '../../../../src/sessions/registration-address.ts';
import { site, type Files } from '../../../support/content/site.ts';
import { withReferences } from '../../../support/html/structured-data-problems.ts';

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));
const now = new Date('2026-01-01T12:00:00Z');
const page = 'https://harbour.example.com/courses/first-aid';
const [ofSite, ofCourse, ofSession] = [
  'https://a.example.com/',
  'https://b.example.com/x?y=1',
  'https://c.example.com/',
];

const read = (file: string): string => readFileSync(`${tiny}/${file}`, 'utf8');
const siteFile = { 'site.yaml': `${read('site.yaml')}register: ${ofSite}\n` };
const courseFile = { 'courses/first-aid.yaml': `${read('courses/first-aid.yaml')}register: ${ofCourse}\n` };
const session = `    register: { url: "${ofSession}", label: Book }\n`;
const sessionFile = { 'schedule.yaml': read('schedule.yaml').replace('    location:', `${session}    location:`) };
const noForm: Files = {
  'forms.yaml': `${read('forms.yaml')}fields: { contact: [name, email, message] }\n`,
  'pages/register.yaml': undefined,
  'addresses.yaml': undefined,
  'seo.yaml': read('seo.yaml').replace(/^  \/register:\n(?: {4}.*\n)*/m, ''),
};

function pagesOf(pages: readonly PlannedPage[]) {
  const at = (address: string) => pages.find((planned) => planned.address === address);
  const [schedule, catalogue, course] = [at('/schedule')?.page, at('/courses')?.page, at('/courses/first-aid')];
  invariant(schedule?.template === 'schedule' && catalogue?.template === 'catalogue', 'both are planned');
  invariant(course?.page.template === 'course-standard', 'the course has its page');
  return { schedule, catalogue, course: { head: course.head, page: course.page } };
}

function noteIn(texts: readonly PlannedText[]): string | undefined {
  const calendar = texts.find(({ file }) => file === 'calendar/first-aid-may.ics')?.text ?? '';
  return /^DESCRIPTION:.*$/m.exec(calendar.replaceAll('\r\n ', ''))?.[0];
}

/** Where the pages of the tiny provider lead with other files. */
async function linksWith(files: Files) {
  const { plan, diagnostics } = await planOf({ content: site(files, tiny), base: '/', now });
  invariant(plan, diagnostics.map(({ message }) => message).join());
  const { schedule, catalogue, course } = pagesOf(plan.pages);
  const [row] = schedule.props.upcoming;
  invariant(row, 'a session is to come');
  const card = catalogue.props.courses.find(({ slug }) => slug === 'first-aid');
  return {
    row: sessionLink(row, plan.shell).registerTo,
    label: row.registerLabel,
    course: courseLink(course.page.props.course, plan.shell).registerTo,
    card: card?.registerTo,
    day: card?.nextDays[0]?.registerTo,
    shell: plan.shell.registration?.registerTo,
    offers: [
      ...JSON.stringify(course.head.jsonLd.map(withReferences)).matchAll(/"availability":"[^"]*","url":"([^"]*)"/g),
    ].map(([, url]) => url),
    note: noteIn(plan.texts),
  };
}

test('the form of the site is the usual place', async () => {
  const links = await linksWith({});
  expect(links.row).toMatch(/^\/register\?course=/);
  expect(links.course).toMatch(/^\/register\?course=/);
  expect(links).toMatchObject({ card: undefined, day: undefined, shell: undefined, label: undefined });
  expect(links.offers).toEqual([page, page]);
});

test('the site, a course and a session may each lead elsewhere, and the nearest wins', async () => {
  const site = await linksWith(siteFile);
  expect(site).toMatchObject({ row: ofSite, course: ofSite, card: undefined, day: undefined, shell: ofSite });
  const course = await linksWith({ ...siteFile, ...courseFile });
  expect(course).toMatchObject({ row: ofCourse, course: ofCourse, card: ofCourse, day: undefined });
  const all = await linksWith({ ...siteFile, ...courseFile, ...sessionFile });
  expect(all).toMatchObject({ row: ofSession, label: 'Book', course: ofCourse, card: ofCourse, day: ofSession });
  expect(new Set(all.offers)).toEqual(new Set([ofCourse, ofSession]));
  expect(all.note).toContain(ofSession);
});

test('without a form to register and without a place elsewhere, there is nothing to lead to', async () => {
  const links = await linksWith(noForm);
  expect(links).toMatchObject({ row: undefined, course: undefined, card: undefined, shell: undefined });
  expect(links.note).toContain(page);
});

test.each([
  ['http://shop.example.com/', 'https://shop.example.com/'],
  ['//shop.example.com', 'https://shop.example.com'],
  ['shop.example.com/a', 'https://shop.example.com/a'],
  ['https://', undefined],
  ['https://a b', undefined],
  ['/register', undefined],
])('register: %s is reported at its line', async (register, proposal) => {
  const text = read('site.yaml');
  const content = site({ 'site.yaml': `${text}register: "${register}"\n` }, tiny);
  const [found, ...others] = (await check({ content, now })).diagnostics;
  expect(others).toEqual([]);
  expect(found?.location.start.line).toBe(text.split('\n').length);
  expect(found?.message).toBe(`"${register}" is not a web address that begins with https://.`);
  if (proposal) expect(found?.advice).toContain(`Did you mean "${proposal}"?`);
});
