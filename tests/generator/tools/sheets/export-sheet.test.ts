// What a spreadsheet program would take for a formula is a text in what is exported.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exportSheet, importSheet } from '../../../../generator/index.ts';
import { site } from '../../../support/content/site.ts';

const tiny = 'tests/fixtures/tiny/content';

test('texts that begin as formulas are none, on several lines too, and come back as they were', async () => {
  const course = readFileSync(`${tiny}/courses/first-aid.yaml`, 'utf8');
  const formula = course.replace('- Recognise what is wrong', `- '=HYPERLINK("https://x.example")'`);
  const content = site({ 'courses/first-aid.yaml': formula }, tiny);
  const { bytes } = await exportSheet({ content, subject: 'courses', format: 'csv' });
  expect(bytes.toString()).toContain(`"'=HYPERLINK(""https://x.example"")\nDecide`);
  const options = { content, now: new Date('2026-01-01'), title: '', isDryRun: true, isLenient: false };
  const { rows } = await importSheet({ ...options, subject: 'courses', file: bytes, map: {} });
  expect(new Set(rows.map(({ is }) => is))).toEqual(new Set(['unchanged']));
});
