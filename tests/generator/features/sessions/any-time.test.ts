// Courses that need no date: cards, course page, schedule, registration and search engines say so.
import { expect, test } from 'vitest';
import { sessionLink } from '../../../../src/sessions/registration-address.ts';
import { changedProvider, edited, scheduled } from '../../../support/content/changed-provider.ts';
import { withReferences } from '../../../support/html/structured-data-problems.ts';

const course = (fields: object = {}) => edited('courses/first-aid.yaml', { start: 'any time', ...fields });
const dated = 'id: may, course: first-aid, startDate: "2030-05-04", location: Bristol';

test('a course that begins at any time says so in place of a date', async () => {
  const { codes, pageAt } = await changedProvider({
    ...course(),
    ...scheduled(dated.replace('first-aid', 'fire-safety')),
  });
  expect(codes).toEqual([]);
  const row = {
    id: 'first-aid-any-time',
    month: 'Start any time',
    openUntil: '9998-12-31',
    type: 'Online',
  };
  const registration = {
    addresses: { catalogue: '/courses', registration: '/register' },
  } as const;
  expect(sessionLink({ ...row, title: 'First Aid', duration: '16 Hours' }, registration).registerTo).toBe(
    '/register?course=First+Aid&duration=16+Hours&session=first-aid-any-time#s-first-aid-any-time',
  );
  const page = pageAt('/courses/first-aid');
  expect(page?.page.props).toMatchObject({ sessions: [row] });
  expect(page?.page.props).not.toHaveProperty('sessions.0.start');
  expect(pageAt('/schedule')?.page.props).toMatchObject({ upcoming: [{ id: 'may' }, row], past: [] });
  const { courses } = pageAt('/courses')?.page.props as { readonly courses: readonly object[] };
  expect(courses).toContainEqual(
    expect.objectContaining({ slug: 'first-aid', nextDays: [expect.objectContaining({ text: 'Start any time' })] }),
  );
  expect(JSON.stringify(pageAt('/register')?.page.props)).toContain(
    '"id":"first-aid-any-time","month":"Start any time"',
  );
});

test('search engines read that it is online and that each participant sets the pace', async () => {
  const { pageAt } = await changedProvider(course());
  const data = withReferences(pageAt('/courses/first-aid')?.head.jsonLd[0] ?? {});
  const [instance] = (data['hasCourseInstance'] as readonly object[]).toReversed();
  expect(instance).toEqual({
    '@type': 'CourseInstance',
    name: 'First Aid',
    courseMode: ['online', 'asynchronous'],
    location: { '@type': 'VirtualLocation', url: 'https://harbour.example.com/courses/first-aid' },
    courseWorkload: 'PT16H',
    offers: expect.objectContaining({ price: 120 }),
  });
});

test('where a course says its place, it is held there', async () => {
  const { pageAt } = await changedProvider({ ...course({ location: 'Bristol' }), ...scheduled() });
  expect(pageAt('/courses/first-aid')?.head.jsonLd[0]).toMatchObject({
    hasCourseInstance: [{ courseMode: ['classroom', 'onsite'], location: { name: 'Bristol' } }],
  });
});

test('dates come first, and the schedule may say more of those who begin at any time', async () => {
  const rolling = 'id: rolling, course: first-aid, dates: any time, location: Bristol, note: New learners each Monday.';
  const { codes, pageAt } = await changedProvider({ ...course(), ...scheduled(rolling, dated) });
  expect(codes).toEqual([]);
  expect(pageAt('/courses/first-aid')?.page.props).toMatchObject({
    sessions: [
      { id: 'may' },
      { id: 'rolling', month: 'Start any time', type: 'In-person', note: 'New learners each Monday.' },
    ],
  });
});

test('a course without dates has no instance that says so, and no session', async () => {
  const { pageAt } = await changedProvider(scheduled());
  expect(pageAt('/courses/first-aid')?.page.props).toMatchObject({ sessions: [] });
});

test('a home page may show a course that begins at any time among those with dates', async () => {
  const { codes } = await changedProvider({
    ...course(),
    ...scheduled(dated.replace('first-aid', 'fire-safety')),
    ...edited('pages/home.yaml', { featured: { title: 'Often asked for', courses: ['first-aid'] } }),
  });
  expect(codes).toEqual([]);
});
