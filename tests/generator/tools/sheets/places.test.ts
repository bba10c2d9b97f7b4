// Where a session is held, and how many places it has, as offices write it.
import { expect, test } from 'vitest';
import { saidIn } from '../../../support/content/said-in-row.ts';

test.each([
  [['Old Mill', 'Leeds'], { location: 'Old Mill, Leeds' }],
  [['Harbour Rooms', 'Leeds'], { place: 'harbour' }],
  [['Old Mill', null], { location: 'Old Mill' }],
  // Another house than the one that is known in that city.
  [['Old Mill', 'York'], { location: 'Old Mill, York' }],
  [['Leeds', 'Online'], { type: 'Online' }],
])('a venue and its city in two columns are one place: %j', (cells, values) => {
  expect(saidIn(['Venue', 'City'], cells)).toEqual(values);
  expect(saidIn(['Venue', 'City'], [cells[0] ?? null, 'https://example.com'])).toMatch(/address on the web/);
});

test.each([
  ['Online (Zoom)', { type: 'Online' }],
  ['عن بُعد', { type: 'Online' }],
  ['À distance', { type: 'Online' }],
  ['Leeds (upstairs)', { location: 'Leeds (upstairs)' }],
])('where it says that a session is online, there is no place: %s', (where, expected) => {
  expect(saidIn(['Venue'], [where])).toEqual(expected);
});

test.each([
  ...['12 max', 'max. 12', '12 places', '12 spaces', '12 Personen', '١٢ مقعدا', 12].map(
    (cell) => ['Seats', cell, { seats: 12 }] as const,
  ),
  ['Spaces', '12 spaces', { seats: 12 }] as const,
  ['Spaces', '8 spaces left', { seatsLeft: 8 }] as const,
  ['Spaces', 'FULL', { availability: 'Full' }] as const,
])('a number of places in a column "%s": %s', (title, cell, values) => {
  expect(saidIn([title], [cell])).toEqual(values);
});
