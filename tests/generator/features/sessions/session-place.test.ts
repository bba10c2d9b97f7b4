// Whether a location is a place at all.
import { expect, test } from 'vitest';
import { isOnlinePlace, locationOf, usualLocation } from '../../../../generator/features/sessions/session-place.ts';
import { suppliedMessages } from '../../../../generator/read/defaults.ts';

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
