// Currencies and percentages that only the format of a cell shows: the cell itself has nothing but a figure.
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readTable } from '../../../../generator/tools/sheets/read-table.ts';

const styles = `<styleSheet><numFmts count="4">
<numFmt numFmtId="164" formatCode="[$$-409]#,##0.00"/><numFmt numFmtId="165" formatCode="&quot;OMR&quot;\\ 0.000"/>
<numFmt numFmtId="166" formatCode="0&quot; days&quot;"/><numFmt numFmtId="167" formatCode="#,##0.00\\ [$€-407]"/></numFmts>
<cellStyleXfs><xf numFmtId="164"/></cellStyleXfs>
<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/><xf numFmtId="9"/></cellXfs></styleSheet>`;

const book = (cells: string): Buffer => {
  const parts = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><workbookPr/><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1">${cells}</row></sheetData></worksheet>`,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))));
};

test('a figure has the currency or the percent sign that its format shows, and any other figure none', async () => {
  const figures = ['450', '1250.5', '12.125', '3', '490', '0.1'];
  const cells = figures.map((figure, i) => `<c r="${'ABCDEF'.charAt(i)}1" s="${i}"><v>${figure}</v></c>`).join('');
  expect(await readTable(book(cells), { language: 'en' })).toMatchObject({
    sheets: [{ rows: [[450, '$ 1250.5', 'OMR 12.1250', 3, '€ 490', '10%']] }],
  });
});
