// What a spreadsheet file does to the program that reads it.
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { NOT_CALCULATED, readTable } from '../../../../generator/tools/sheets/read-table.ts';

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

const xml = (text: string): Uint8Array => Buffer.from(`<?xml version="1.0"?>${text}`);
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook with one sheet, of these rows, with dates in the second format. */
const book = (rows: string, target = 'worksheets/sheet1.xml', settings = ''): Buffer =>
  Buffer.from(
    zipSync({
      'xl/workbook.xml': xml(
        `<workbook xmlns="${main}" xmlns:r="${relations}">${settings}<sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': xml(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="${target}"/><Relationship Id="r2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
      ),
      'xl/styles.xml': xml(
        `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
      ),
      [`xl/${target}`]: xml(`<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`),
    }),
  );

const cell = (address: string): string => `<c r="${address}"><v>1</v></c>`;
const corners = `<row r="1">${cell('XFD1')}</row><row r="1048576">${cell('A1048576')}</row>`;

test.each([
  ['a row that Excel does not have', book(`<row r="9999999999">${cell('A9999999999')}</row>`)],
  ['a column that Excel does not have', book(`<row r="1">${cell('ZZZZZZZZZ1')}</row>`)],
  ['cells in opposite corners', book(corners)],
  ['the same, of a sheet in another place', book(corners, 'a/b.xml')],
  ['an address that is written in another way', book(`<row r='1'><c s="&gt;" r="&#88;FD1"><v>1</v></c></row>`)],
])('a small workbook with %s is not read: the empty cells would fill the memory', async (_, bytes) => {
  expect(bytes.length).toBeLessThan(2000);
  expect(await readTable(bytes, { language: 'en' })).toEqual({
    problem: expect.stringContaining('cells very far to the right or below'),
  });
});

test('a workbook whose last columns and rows have a format and no value is read', async () => {
  const rows = `<row r="1">${cell('A1')}<c r="XFD1" s="1"/></row><row r="1048576"><c r="A1048576" s="1"></c></row>`;
  expect(await readTable(book(rows), { language: 'en' })).toMatchObject({ sheets: [{ rows: [[1]] }] });
});

test('a cell in which a formula has failed says so, also where nothing else is in its column', async () => {
  const failed =
    '<c r="C1" s="1" t="e"><f>VLOOKUP(A1,"x"&amp;B1,2)</f><v>#N/A</v></c><c r="D1" t="str"><f>""</f><v></v></c>';
  expect(await readTable(book(`<row r="1">${cell('A1')}${failed}</row>`), { language: 'en' })).toMatchObject({
    sheets: [{ rows: [[1, null, '#N/A']] }],
  });
});

test('a formula without a result is said to have none, also where nothing else is in its row', async () => {
  const without = ['', '<v/>', '<v />', '<v></v>'].map((value, i) => {
    return `<row r="${i + 2}"><c r="B${i + 2}" s="1"><f>A1+1</f>${value}</c></row>`;
  });
  const rows = `<row r="1">${cell('A1')}<c r="B1" s="1"></c></row>${without.join('')}`;
  expect(await readTable(book(rows), { language: 'en' })).toMatchObject({
    sheets: [{ rows: [[1], ...without.map(() => [null, NOT_CALCULATED])] }],
  });
});

test.each(['', '0', 'false', '1', 'true'])(
  'dates are counted from 1900, or from 1904 where date1904 is "%s"',
  async (said) => {
    const isLate = ['1', 'true'].includes(said);
    const days = `<row r="1"><c r="A1" s="1"><v>${47_000 - (isLate ? 1462 : 0)}</v></c></row>`;
    const settings = said === '' ? '' : `<workbookPr date1904="${said}"/>`;
    expect(await readTable(book(days, undefined, settings), { language: 'en' })).toMatchObject({
      sheets: [{ rows: [[new Date('2028-09-04')]] }],
    });
  },
);

test('JSON in which every group has names of its own is refused as too wide', async () => {
  const groups = Array.from({ length: 20_000 }, (_, i) => ({ [`a${i}`]: i }));
  expect(await readTable(Buffer.from(JSON.stringify(groups)), { language: 'en' })).toEqual({
    problem: expect.stringContaining('more than 1000 columns'),
  });
});
