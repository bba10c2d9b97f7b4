// What is published of a session or a course against what its author meant: where it is held, and what comes after it.
import { expect, test } from 'vitest';
import { changedProvider, edited, scheduled } from '../../support/content/changed-provider.ts';

const session = 'course: first-aid, startDate: "2027-04-12"';
const places = {
  'places.yaml':
    'places: [{ id: docks, name: "Dock House", address: { street: 2 Quay, locality: Bath, country: United Kingdom } }]\n',
};

test.each([
  ['a place of the provider', 'place: docks', 'docks'],
  ['the town of such a place', 'location: "Old Bridge, Bath"', 'Old Bridge, Bath'],
  ['the name of such a place', 'location: dock house', 'dock house'],
  ['the town of the provider', 'location: Bristol', 'Bristol'],
])('a session that is held online names %s', async (_, where, name) => {
  const { diagnostics } = await changedProvider({ ...places, ...scheduled(`${session}, type: Online, ${where}`) });
  expect(diagnostics.map(({ message }) => message)).toEqual([
    `The session is held online, but "${where.split(':')[0]}" names a place to go to: ${name}.`,
  ]);
});

test.each(['type: Online, location: Video call', 'type: Hybrid, place: docks', 'location: Bath', 'type: Online'])(
  'a session says where it is held: %s',
  async (where) => {
    const { codes } = await changedProvider({ ...places, ...scheduled(`${session}, ${where}`) });
    expect(codes).toEqual([]);
  },
);

const anyTime = (fields: object = {}) =>
  edited('courses/first-aid.yaml', { start: 'any time', hours: undefined, ...fields });

test('a course that begins at any time, and has sessions at a place, is online only where content says so', async () => {
  const codesWith = async (fields: object, ...sessions: readonly string[]) =>
    (await changedProvider({ ...anyTime(fields), ...scheduled(...sessions) })).codes;
  expect(await codesWith({}, `${session}, location: Bristol`)).toEqual(['link/any-time-online']);
  expect(await codesWith({ location: 'Bristol' }, `${session}, location: Bristol`)).toEqual([]);
  expect(await codesWith({}, `${session}, type: Online`)).toEqual([]);
  const said = 'course: first-aid, dates: any time, type: Online';
  expect(await codesWith({}, `${session}, location: Bristol`, said)).toEqual([]);
});

test('a circle of courses is reported once, with all of its courses', async () => {
  const leadsTo = (slug: string, ...courses: readonly string[]) => edited(`courses/${slug}.yaml`, { leadsTo: courses });
  const { diagnostics } = await changedProvider({
    ...leadsTo('first-aid', 'child-care', 'fire-safety'),
    ...leadsTo('child-care', 'fire-safety'),
    ...leadsTo('fire-safety', 'child-care'),
  });
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['link/leads-in-circle', 'The courses lead back to the first of them: child-care -> fire-safety -> child-care.'],
  ]);
});

test.each(['Mon-Fri', 'Monday to Friday'])(
  'days written as one entry of the list are written out: %s',
  async (days) => {
    const { diagnostics } = await changedProvider(
      scheduled(`${session}, endDate: "2027-04-16", days: ["${days}"], from: "09:00", to: "12:00"`),
    );
    expect(diagnostics.map(({ advice }) => advice)).toEqual([
      'Write each day: Monday, Tuesday, Wednesday, Thursday, Friday.',
    ]);
  },
);

test.each([
  ['swapped', 'United Kingdom, geo: { latitude: -1.5, longitude: 53.8 }', ['link/swapped-coordinates']],
  ['right', 'United Kingdom, geo: { latitude: 53.8, longitude: -1.5 }', []],
  ['of a place abroad', 'Kenya, geo: { latitude: -1.28, longitude: 36.8 }', []],
])('without coordinates of the provider, those of a place are judged by the time zone: %s', async (_, where, codes) => {
  const [country, geo] = where.split(', geo: ');
  const found = await changedProvider({
    ...edited('site.yaml', { geo: undefined }),
    'places.yaml': `places: [{ id: docks, name: Docks, address: { locality: Bath, country: ${country} }, geo: ${geo} }]\n`,
  });
  expect(found.codes).toEqual(codes);
});
