// Trainers: what names them, what their pages show, and what search engines are given.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkAndLink, planningOf, planOf } from '../../../../generator/build/pipeline/check.ts';
import { initialsOf } from '../../../../generator/features/trainers/trainers.ts';
import type { PlannedPage } from '../../../../generator/model/planned.ts';
import { site, type Files } from '../../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));
const now = new Date('2026-01-01T12:00:00Z');

const course = readFileSync(`${tiny}/courses/first-aid.yaml`, 'utf8');
const trainers: Files = {
  'addresses.yaml': undefined,
  'courses/first-aid.yaml': `${course}trainers: [omar-said]\n`,
  'trainers/omar-said.yaml': [
    'name: Omar Said',
    'role: First aid',
    'biography: Ten years in a **fire brigade**.',
    'languages: [ar, en]',
    'credentials: [Paramedic]',
    'email: omar@example.com',
    'links: [{ label: Brigade, url: "https://www.example.com/omar" }]',
    '',
  ].join('\n'),
  'trainers/ann-berg.yaml': 'name: Ann Berg\n',
};

async function pagesOf(files: Files): Promise<(address: string) => PlannedPage | undefined> {
  const { plan, diagnostics } = await planOf({ content: site({ ...trainers, ...files }, tiny), now, base: '/' });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return (address) => plan?.pages.find((page) => page.address === address);
}

test('a course shows its trainers, and search engines are given them', async () => {
  const page = (await pagesOf({}))('/courses/first-aid');
  const card = {
    id: 'omar-said',
    name: 'Omar Said',
    address: '/trainers/omar-said',
    initials: 'OS',
    role: 'First aid',
  };
  expect(page?.page.props).toMatchObject({ course: { trainers: [card] } });
  const person = { '@type': 'Person', name: 'Omar Said' };
  expect(page?.head.jsonLd[0]).toMatchObject({ hasCourseInstance: [{ instructor: [person] }] });
});

test('a course without trainers has no trace of any', async () => {
  const page = (await pagesOf({ 'courses/first-aid.yaml': course }))('/courses/first-aid');
  expect(page?.page.props).not.toHaveProperty('course.trainers');
  expect(JSON.stringify(page?.head.jsonLd)).not.toContain('instructor');
});

test('a trainer has a page with all that is known', async () => {
  const page = (await pagesOf({}))('/trainers/omar-said');
  expect(page?.page).toMatchObject({
    template: 'trainer',
    props: {
      biographyHtml: '<p>Ten years in a <strong>fire brigade</strong>.</p>',
      credentials: ['Paramedic'],
      languages: ['Arabic', 'English'],
      links: [
        { label: 'omar@example.com', to: 'mailto:omar@example.com' },
        { label: 'Brigade', to: 'https://www.example.com/omar' },
      ],
      courses: [{ slug: 'first-aid' }],
    },
  });
  expect(page?.head.jsonLd[0]).toMatchObject({ '@type': 'Person', jobTitle: 'First aid', knowsLanguage: ['ar', 'en'] });
  expect(page?.head.meta).toContainEqual({
    name: 'description',
    content: 'Omar Said – First aid. Ten years in a fire brigade.',
  });
});

test('a trainer that nothing names has a page, with the name alone', async () => {
  const page = (await pagesOf({}))('/trainers/ann-berg');
  expect(page?.page.props).toMatchObject({ credentials: [], languages: [], links: [], courses: [], sessions: [] });
  expect(page?.page.props).not.toHaveProperty('biographyHtml');
});

test('a session that names its own trainer shows and lists that one', async () => {
  const held = (more: string) => `  - { course: first-aid, startDate: '2026-03-0${more} }\n`;
  const schedule = `sessions:\n${held("2', trainers: [ann-berg]")}${held("9'")}`;
  const pages = await pagesOf({ 'schedule.yaml': schedule });
  const page = pages('/courses/first-aid');
  const props = page?.page.props as { readonly sessions: readonly object[] } | undefined;
  expect(props?.sessions[0]).toMatchObject({ trainers: 'Ann Berg' });
  expect(props?.sessions[1]).not.toHaveProperty('trainers');
  const instance = (name: string) => ({ instructor: [{ '@type': 'Person', name }] });
  expect(page?.head.jsonLd[0]).toMatchObject({ hasCourseInstance: [instance('Ann Berg'), instance('Omar Said')] });
  const startOf = (address: string) => pages(address)?.page.props;
  expect(startOf('/trainers/ann-berg')).toMatchObject({ sessions: [{ start: { iso: '2026-03-02' } }] });
  expect(startOf('/trainers/omar-said')).toMatchObject({ sessions: [{ start: { iso: '2026-03-09' } }] });
});

test('the page that lists them decides where they are', async () => {
  const pages = await pagesOf({ 'pages/team.yaml': 'template: trainers\ntitle: Our team\n' });
  expect(pages('/team')?.page.props).toMatchObject({ trainers: [{ name: 'Ann Berg' }, { name: 'Omar Said' }] });
  expect(pages('/team/omar-said')?.page.props).toMatchObject({
    breadcrumb: [{ to: '/' }, { label: 'Our team', to: '/team' }, { label: 'Omar Said' }],
  });
  expect(pages('/trainers/omar-said')).toBeUndefined();
});

test('a name that is nearly one is corrected', async () => {
  const content = site({ ...trainers, 'courses/first-aid.yaml': `${course}trainers: [omar-sayd]\n` }, tiny);
  const { diagnostics } = await checkAndLink({ content, now });
  expect(diagnostics.map(({ code, advice }) => `${code} ${advice}`)).toContain(
    'link/unknown-trainer Did you mean "omar-said"?',
  );
});

test.each([
  ['Omar Said', 'OS'],
  ['Dr. Thuraya bint Ali Al Balushi', 'TB'],
  ['Jane Doe, RN, PhD', 'JD'],
  ['Doe, Jane', 'DJ'],
  ['Jo Park (they/them)', 'JP'],
  ['Plato', 'P'],
  ['سالم الحارثي', 'س'],
])('initials of %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('what others show of a trainer changes the pages of their courses, a biography their own page only', async () => {
  const read = async (files: Files) => {
    const { planning } = await planningOf({ content: site({ ...trainers, ...files }, tiny), now, base: '/' });
    return new Map(planning?.plan.units.map((unit) => [unit.id, JSON.stringify(unit.inputs())]));
  };
  const before = await read({});
  const changedBy = async (from: string, to: string): Promise<readonly string[]> => {
    const text = String(trainers['trainers/omar-said.yaml']).replace(from, to);
    const after = await read({ 'trainers/omar-said.yaml': text });
    return [...after].flatMap(([id, inputs]) => (inputs === before.get(id) ? [] : [id]));
  };
  const own = 'trainers/omar-said.yaml';
  expect((await changedBy('role: First aid', 'role: Fire safety')).toSorted()).toEqual(['courses/first-aid.yaml', own]);
  expect(await changedBy('Ten years', 'Twelve years')).toEqual([own]);
});
