// What a spreadsheet file does to the program that reads it.
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readTable } from '../../../../generator/tools/sheets/read-table.ts';

test('a small file whose parts would fill the memory is not unpacked', async () => {
  const bytes = Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(65_000_000) }));
  expect(bytes.length).toBeLessThan(100_000);
  expect(await readTable(bytes, { language: 'en' })).toEqual({ problem: 'its sheets are larger than 64 MB' });
});
