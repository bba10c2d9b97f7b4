// Whether a location is a place at all, and where a session is held.
import { expect, test } from 'vitest';
import { invariant } from '../../../../generator/base/invariant.ts';
import { courseInstance } from '../../../../generator/features/sessions/session-data.ts';
import { isOnlinePlace, locationOf, usualLocation } from '../../../../generator/features/sessions/session-place.ts';
import { suppliedMessages } from '../../../../generator/read/defaults.ts';
import { contextOfTiny, linkTiny } from '../../../support/content/tiny-plan.ts';

const none: unknown = {};
const settings = none as Parameters<typeof isOnlinePlace>[1]['settings'];

test.each([
  ...(['Online', 'online (Zoom)', 'Online via MS Teams', 'Live-Online', 'Webinar', 'Zoom', 'En ligne'] as const),
  ...(['онлайн', '线上', 'أونلاين'] as const),
])('"%s" is no place that people travel to', (place) => {
  expect(isOnlinePlace(place, { messages: suppliedMessages('en'), settings })).toBe(true);
});

test.each(['Onlinestraße 4', 'Virtual Reality Lab, Berlin', 'Teamsaal', 'Zoomania Park'])(
  '"%s" is a place',
  (place) => {
    expect(isOnlinePlace(place, { messages: suppliedMessages('de'), settings })).toBe(false);
  },
);

test.each([
  ['Online', undefined],
  ['En ligne', undefined],
  ['عن بُعد', undefined],
  ['Online via Zoom', 'Online via Zoom'],
  ['Live-Online', 'Live-Online'],
])('on an Arabic page, a session online at "%s" is held at %s', (location, shown) => {
  const held = { session: { id: 'a', course: 'a', type: 'Online', location } } as const;
  const course = none as Parameters<typeof locationOf>[1];
  const words = { messages: suppliedMessages('ar'), settings };
  expect(locationOf(held, course, words)).toBe(shown);
  expect(usualLocation({ location }, words)).toBe(shown ?? 'عن بُعد');
});

const hall = { id: 'hall', name: 'Town hall' };
const pool = { id: 'pool', name: 'Indoor pool' };

test.each([
  ['its place', { place: 'hall' }, 'hall', ['Town hall', 'Indoor pool']],
  ['words', { location: 'Exeter' }, undefined, ['Exeter', 'Indoor pool']],
  ['the usual place', {}, undefined, ['Leeds', 'Indoor pool']],
  ['the places of its meetings', {}, 'hall', ['Town hall', 'Indoor pool']],
] as const)(
  'of a session in %s, a meeting in another place has a line, and search engines know both',
  async (...[, own, place, names]) => {
    const [first] = (await linkTiny()).sessions;
    invariant(first, 'the tiny provider has a session');
    const hours = { from: '09:00', to: '12:00' };
    const meetings = [
      { ...hours, date: '2030-05-04', ...(place && { place }) },
      { ...hours, date: '2030-05-11', place: 'pool' },
    ];
    const session = { id: 'two', course: 'first-aid', ...own, meetings };
    const course = { ...first.course, course: { ...first.course.course, location: 'Leeds' } };
    const places = place ? [hall, pool] : [pool];
    const context = await contextOfTiny({ sessions: [{ session, course, places }] });
    const [row] = context.sessions();
    expect(row).toMatchObject({ location: names[0], type: 'In-person' });
    expect(row?.times?.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      'Sat, 9:00 to 12:00',
      '11 May 2030, Sat, 9:00 to 12:00, Indoor pool',
    ]);
    const [held] = context.site.sessions;
    const { location } = courseInstance({ linked: course, price: undefined }, held, context);
    expect(location).toMatchObject(names.map((name) => ({ name })));
  },
);
