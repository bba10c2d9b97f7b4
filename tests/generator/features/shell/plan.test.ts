import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { planOf } from '../../../../generator/index.ts';
import { invariant } from '../../../../generator/base/invariant.ts';
import type { Plan } from '../../../../generator/model/planned.ts';
import { sessionLink } from '../../../../src/sessions/registration-address.ts';
import { planOfTiny } from '../../../support/content/tiny-plan.ts';

const content = fileURLToPath(new URL('../../../../content', import.meta.url));

let plan: Plan;
const pageAt = (address: string) => plan.pages.find((page) => page.address === address);

beforeAll(async () => {
  const { plan: made } = await planOf({ content, now: new Date('2025-11-10T08:00:00Z'), base: '/' });
  invariant(made, 'the sample content has no errors');
  plan = made;
});

test('a plan is plain JSON: nothing is lost on the way to a file and back', () => {
  expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
});

test('pictures of another language are whole on the way to a worker process, which paints them', async () => {
  const { plan: both } = await planOf({ content, languages: ['ar'], now: new Date('2025-11-10T08:00:00Z'), base: '/' });
  const pictures: readonly Partial<Plan['pictures'][number]>[] = JSON.parse(JSON.stringify(both?.pictures ?? []));
  expect(pictures.filter(({ file }) => file?.startsWith('ar/')).length).toBeGreaterThan(0);
  expect(pictures.filter(({ svg }) => svg === undefined)).toEqual([]);
});

test('the same content gives the same plan', async () => {
  expect(JSON.stringify(await planOfTiny())).toBe(JSON.stringify(await planOfTiny()));
});

test('pages stand in the order of their addresses, each once', () => {
  const addresses = plan.pages.map(({ address }) => address);
  expect(addresses).toEqual([...new Set(addresses)].sort());
});

test('the numeric address of a course shows the generic design and names the one address of its content', () => {
  expect(pageAt('/courses/40')).toMatchObject({
    file: 'courses/40.html',
    isMain: false,
    head: { canonical: 'https://www.dhow-training.example.com/courses/forensic-delay-analysis' },
    page: { template: 'course-generic' },
  });
});

test('an alias shows the same page as its course and names the same canonical address', () => {
  const [alias, course] = [pageAt('/leadership-management'), pageAt('/courses/team-management')];
  expect(alias?.page).toEqual(course?.page);
  expect(alias?.head).toEqual(course?.head);
  expect([alias?.isMain, course?.isMain]).toEqual([false, true]);
});

test('redirected addresses are not pages', () => {
  expect(Object.keys(plan.maps.redirects)).toHaveLength(7);
  expect(Object.keys(plan.maps.redirects).filter(pageAt)).toEqual([]);
});

test('a number that two courses share leads to the first in catalogue order', () => {
  expect(plan.maps.idToSlug).toMatchObject({ '12': 'project-risk-management', '13': 'agile-project-management' });
});

test('a course without a named page has its number as its one address', () => {
  expect(pageAt('/courses/35')).toMatchObject({ isMain: true, source: 'courses/excel-advanced.yaml' });
  expect(pageAt('/courses/excel-advanced')).toBeUndefined();
});

test('sessions that have begun are past; those to come are ordered by their first day', () => {
  const page = pageAt('/schedule')?.page;
  invariant(page?.template === 'schedule', 'there is a schedule');
  const days = page.props.upcoming.map(({ start }) => start?.iso ?? '');
  expect(page.props.past.map(({ id }) => id)).toEqual(['six-sigma-green-belt-2025-11']);
  expect(days).toEqual([...days].sort());
  expect(days[0]).toBe('2025-11-23');
});

test('the registration link carries course, days, duration and session', () => {
  const page = pageAt('/schedule')?.page;
  invariant(page?.template === 'schedule', 'there is a schedule');
  const row = page.props.upcoming.find(({ id }) => id === 'pmp-weekday-2025-11');
  invariant(row, 'the session is to come');
  const query = new URL(sessionLink(row, plan.shell).registerTo ?? '', 'https://example.com').searchParams;
  expect(Object.fromEntries(query)).toEqual({
    course: row?.title,
    startDate: '2025-11-23',
    endDate: '2025-11-27',
    duration: '40 Hours',
    session: 'pmp-weekday-2025-11',
  });
});

test('related courses are others of the same category, the same subcategory first', () => {
  const page = pageAt('/courses/bim')?.page;
  invariant(page?.template === 'course-single', 'BIM is a single page');
  expect(page.props.related.map(({ slug }) => slug)).toEqual(['cad', 'project-management', 'capm']);
});

test('headers allow what the content asks for and nothing else', () => {
  const policy = plan.hosting.headers['Content-Security-Policy'] ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).toContain('frame-src https://www.openstreetmap.org');
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types prospectus; upgrade-insecure-requests");
  expect(policy).not.toContain('unsafe');
});
