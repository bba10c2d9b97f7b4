// What a spreadsheet file does to the program that reads it.
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readTable } from '../../../../generator/tools/sheets/read-table.ts';

test('a small file whose parts would fill the memory is not unpacked', async () => {
  const bytes = Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(65_000_000) }));
  expect(bytes.length).toBeLessThan(100_000);
  expect(await readTable(bytes, { language: 'en' })).toEqual({ problem: 'its sheets are larger than 64 MB' });
});

test('a table wider than people make is refused, and empty cells far to the right are not counted', async () => {
  const read = (columns: string) =>
    readTable(Buffer.from(`Course,Start\na,2026-01-01${columns}\n`), { language: 'en' });
  expect(await read(',x'.repeat(100_000))).toEqual({ problem: expect.stringContaining('more than 1000 columns') });
  expect(await read(','.repeat(100_000))).toHaveProperty('sheets');
});
