// What a spreadsheet program would take for a formula is a text in what is exported.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exportSheet, importSheet } from '../../../../generator/index.ts';
import { site } from '../../../support/content/site.ts';

const tiny = 'tests/fixtures/tiny/content';

test('texts that begin as formulas are none, on several lines too, and come back as they were, as lengths in words do', async () => {
  const course = readFileSync(`${tiny}/courses/first-aid.yaml`, 'utf8');
  const formula = course.replace('- Recognise what is wrong', `- '=HYPERLINK("https://x.example")'`);
  const content = site(
    { 'courses/first-aid.yaml': `${formula}\nduration: 10 hours\n`.replace(/^hours: .*\n/m, '') },
    tiny,
  );
  const { bytes } = await exportSheet({ content, subject: 'courses', format: 'csv' });
  expect(bytes.toString()).toContain(`"'=HYPERLINK(""https://x.example"")\nDecide`);
  const options = { content, now: new Date('2026-01-01'), title: '', isDryRun: true, isLenient: false };
  const { rows } = await importSheet({ ...options, subject: 'courses', file: bytes, map: {} });
  expect(new Set(rows.map(({ is }) => is))).toEqual(new Set(['unchanged']));
});

test('a price is written as people write it where that says all of it, and a new figure leaves the rest', async () => {
  const priced = (file: string, price: string): readonly [string, string] => [
    file,
    readFileSync(`${tiny}/${file}`, 'utf8').replace(/^price: .*$/m, `price: ${price}`),
  ];
  const noted = '{ amount: 80, note: plus book } # as agreed';
  const content = site(
    Object.fromEntries([
      priced('courses/first-aid.yaml', '{ from: 77 }'),
      priced('courses/fire-safety.yaml', '{ amount: 90.5, currency: EUR }'),
      priced('courses/child-care.yaml', noted),
    ]),
    tiny,
  );
  const { bytes } = await exportSheet({ content, subject: 'courses', format: 'csv' });
  expect(['from 77', 'EUR 90.5'].map((text) => bytes.toString().includes(`,${text},`))).toEqual([true, true]);
  const options = { content, now: new Date('2026-01-01'), title: '', isDryRun: false, isLenient: false };
  const { rows } = await importSheet({ ...options, subject: 'courses', file: bytes, map: {} });
  expect(new Set(rows.map(({ is }) => is))).toEqual(new Set(['unchanged']));
  const changed = Buffer.from('Slug,Price\nchild-care,95\nfirst-aid,88\n');
  await importSheet({ ...options, subject: 'courses', file: changed, map: {} });
  expect(readFileSync(`${content}/courses/child-care.yaml`, 'utf8')).toContain(`price: ${noted.replace('80', '95')}\n`);
  expect(readFileSync(`${content}/courses/first-aid.yaml`, 'utf8')).toContain('price: 88\n');
});
