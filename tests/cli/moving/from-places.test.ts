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

test('a place that is named once without its address is one, and a page may say all of it in RDFa', async () => {
  const courses = ['Knots', 'Ropes'].map(
    (name, i) => `<div typeof="schema:Course"><h2 property="schema:name">${name}</h2>
      <div property="hasCourseInstance" typeof="CourseInstance"><time property="startDate" datetime="2027-03-0${i + 6}">in March</time>
      <div property="http://schema.org/location" typeof="Place"><b property="name">Hall</b>${
        i === 0 ? '' : '<span property="address">Quay Street 3, Bristol</span>'
      }</div></div></div>`,
  );
  const text = `<html lang="en-GB"><body vocab="https://schema.org/">${courses.join('')}</body></html>`;
  const { read } = await movingFile('a.html', text);
  expect(read('schedule.yaml')).toEqual({
    sessions: [
      { course: 'knots', startDate: '2027-03-06', place: 'hall' },
      { course: 'ropes', startDate: '2027-03-07', place: 'hall' },
    ],
  });
  expect(read('places.yaml')).toEqual({
    places: [{ id: 'hall', name: 'Hall', address: { street: 'Quay Street 3, Bristol' } }],
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

test('a date in another country keeps the clock of its place, and all others the clock of the site', async () => {
  const placeIn = (name: string, addressCountry: string) => ({ '@type': 'Place', name, address: { addressCountry } });
  const hasCourseInstance = [
    { startDate: '2027-02-08T09:00:00+00:00', location: placeIn('Mill', 'GB') },
    { startDate: '2027-06-14T09:00:00+01:00', location: placeIn('Mill', 'GB') },
    { startDate: '2027-05-18T09:00:00+02:00', location: placeIn('Astoria', 'ES') },
    { startDate: '2027-05-19T09:00:00-05:00' },
  ];
  const moved = await movingFile('a.html', page({ '@type': 'Course', name: 'Audits', hasCourseInstance }));
  expect(moved.read('site.yaml')).toMatchObject({ timeZone: 'Europe/London' });
  expect(moved.read('schedule.yaml')).toEqual({
    sessions: [
      { course: 'a', startDate: '2027-02-08', from: '09:00', place: 'mill' },
      { course: 'a', startDate: '2027-06-14', from: '09:00', place: 'mill' },
      { course: 'a', startDate: '2027-05-18', from: '09:00', timeZone: 'Europe/Madrid', place: 'astoria' },
      { course: 'a', startDate: '2027-05-19', from: '15:00' },
    ],
  });
  expect(moved.notes).toContain('## Times of other time zones are shown as those of Europe/London\n\n- UTC-05:00\n');
});
