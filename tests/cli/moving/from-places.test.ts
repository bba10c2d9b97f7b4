// prospectus new site --from: places with their addresses, and which page of a folder speaks for the site.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/content/site.ts';
import { moving, movingFile } from '../../support/program/moving.ts';

const page = (data: object, lang = 'en-GB'): string =>
  `<html lang="${lang}"><script type="application/ld+json">${JSON.stringify(data)}</script></html>`;

test('a place that is written with its address has a name, where a postcode shows which part it is', async () => {
  const places = [
    'Training Centre\\, 12 High Street\\, Leeds LS1 4AP\\, United Kingdom',
    'Kulturhaus\\n1 Rue du Stade\\n25500 Morteau',
    'Room 4\\, 5 High Street\\, Leeds LS1 4AP',
    'Training Centre\\, Building 12\\, Level 3',
  ];
  const events = places.map(
    (place, i) =>
      `BEGIN:VEVENT\r\nUID:${i}\r\nSUMMARY:Wax\r\nDTSTART:2027010${i + 1}T090000\r\nLOCATION:${place}\r\nEND:VEVENT\r\n`,
  );
  const moved = await movingFile('a.ics', `BEGIN:VCALENDAR\r\n${events.join('')}END:VCALENDAR\r\n`);
  expect((moved.read('places.yaml') as { places: object[] }).places).toMatchObject([
    {
      ...{ id: 'training-centre', name: 'Training Centre' },
      address: { street: '12 High Street, Leeds LS1 4AP', country: 'United Kingdom', countryCode: 'GB' },
    },
    { name: 'Kulturhaus', address: { street: '1 Rue du Stade, 25500 Morteau' } },
    { name: 'Room 4, 5 High Street, Leeds LS1 4AP' },
    { name: 'Training Centre, Building 12, Level 3' },
  ]);
});

test('the address of a place is kept where it is words, and where the place is', async () => {
  const [startDate, endDate] = ['2027-03-06', '2027-03-07'];
  const locations = [
    { '@type': 'Place', name: 'Hall', address: 'Quay Street 3, Bristol' },
    'Rope Works, Quay Street 5, 10115 Berlin',
  ];
  const hasCourseInstance = locations.map((location, i) => ({ startDate: [startDate, endDate][i], location }));
  const moved = await movingFile('a.html', page({ '@type': 'Course', name: 'Knots', hasCourseInstance }));
  expect(moved.read('places.yaml')).toEqual({
    places: [
      { id: 'hall', name: 'Hall', address: { street: 'Quay Street 3, Bristol' } },
      { id: 'rope-works', name: 'Rope Works', address: { street: 'Quay Street 5, 10115 Berlin' } },
    ],
  });
});

test('what the first page of a folder says of the site counts, in whatever order the files are', async () => {
  const cwd = temporaryFolder();
  mkdirSync(join(cwd, 'pages'));
  const course = { '@type': 'Course', name: 'Knots' };
  const pages = { 'event.html': ['en-GB', course], 'index.html': ['de-AT', { ...course, name: 'Knoten' }] } as const;
  for (const [name, [lang, data]] of Object.entries(pages)) writeFileSync(join(cwd, 'pages', name), page(data, lang));
  const moved = await moving('pages', [], cwd);
  expect(moved.read('site.yaml')).toMatchObject({ language: 'de', locale: 'de-AT' });
  expect(moved.notes).toContain('- event.html: en-GB');
});
