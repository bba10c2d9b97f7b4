// Translations as a spreadsheet: a row for each text. A list is a cell with a line for each entry.
import { parsedJson } from '../../base/try-to.ts';
import { BYTE_ORDER_MARK } from '../../model/invisible.ts';
import type { Text } from '../../model/translation.ts';
import { localeDecimal, separatorBeside } from '../sheets/columns.ts';
import { type Cell, readTable, type Sheet } from '../sheets/read-table.ts';
import type { ExchangedText, ReadFile, ReadText } from './texts.ts';
import { idOf } from './xliff.ts';

const titles = ['Language', 'File', 'Field', 'State', 'Original', 'Earlier original', 'Translation'] as const;

/** What a spreadsheet would take for a formula, with the apostrophes that keep it from doing so. */
const formula = /^'*[=+\-@\t\r]/;

/** A text on as many lines as it has entries; entries of several lines are in the brackets of JSON. */
function cellOf(text: Text | undefined): string {
  if (text === undefined || typeof text === 'string') return text ?? '';
  const lines = text.join('\n');
  const isPlain = text.every((one) => one.trim() !== '' && !one.includes('\n')) && !lines.startsWith('[');
  return isPlain ? lines : JSON.stringify(text);
}

/** Returns texts as CSV that Excel opens where it is set to a language, in UTF-8. */
export async function csvOf(texts: readonly ExchangedText[], language: string): Promise<string> {
  const { default: papa } = await import('papaparse');
  const rows = texts.map(({ language, file, path, state, original, previous, translated }) =>
    [language, file, path, state, original, previous, translated].map(cellOf),
  );
  const delimiter = separatorBeside(localeDecimal(language));
  const text = papa.unparse([titles, ...rows] as string[][], { delimiter, escapeFormulae: formula });
  return `${BYTE_ORDER_MARK}${text}\r\n`;
}

/** The entries of a cell: several only where they are in brackets. */
function entriesIn(text: string): readonly string[] {
  const value = text.startsWith('["') ? parsedJson(text) : undefined;
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : [text];
}

function readSheet({ rows }: Sheet): readonly ReadText[] | undefined {
  const head = rows.findIndex((row) => ['field', 'translation'].every((title) => row.some((cell) => is(cell, title))));
  if (head < 0) return undefined;
  const columns = new Map(titles.map((title) => [title, (rows[head] ?? []).findIndex((cell) => is(cell, title))]));
  return rows.slice(head + 1).flatMap((cells, i) => {
    const said = (title: (typeof titles)[number]): string => {
      const cell = cells[columns.get(title) ?? -1];
      const text = (cell instanceof Date ? cell.toISOString() : String(cell ?? '')).replace(/\r\n?/g, '\n');
      return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
    };
    if (said('Field') === '') return [];
    const [original, translated] = [said('Original'), said('Translation')];
    return [
      {
        row: head + i + 2,
        language: said('Language').trim(),
        id: `${idOf(said('File').trim())} ${idOf(said('Field').trim())}`,
        name: `${said('File')} ${said('Field')}`,
        original: original.trim() === '' ? undefined : entriesIn(original),
        translated: translated.trim() === '' ? undefined : entriesIn(translated),
        isConfirmed: said('State').trim().toLowerCase() === 'current',
      },
    ];
  });
}

const is = (cell: Cell | undefined, title: string): boolean =>
  typeof cell === 'string' && cell.trim().toLowerCase() === title.toLowerCase();

/** Reads a spreadsheet, CSV or .xlsx; `language` decides between the old encodings. */
export async function readSpreadsheet(bytes: Buffer, language: string): Promise<ReadFile> {
  const table = await readTable(bytes, { language });
  if ('problem' in table) return table;
  const read = table.sheets.map(readSheet).filter((texts) => texts !== undefined);
  if (read.length > 0) return { texts: read.flat(), problems: [] };
  return { problem: `no row has the titles ${titles.map((title) => `"${title}"`).join(', ')}` };
}
