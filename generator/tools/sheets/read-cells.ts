// Cells that are typed or pasted into a table of the content, whose columns are known: they are read as import reads a file.
import { isGroup } from '../../base/objects.ts';
import { type Draft, openDraft } from '../edits/draft.ts';
import { columnsFor, type Hints, readColumns, type Setting } from './columns.ts';
import type { Subject } from './titles.ts';
import { finder } from './names.ts';
import { readTable, type Sheet } from './read-table.ts';
import { readRows, type Row } from './rows.ts';
import type { Known } from './subject.ts';

/** As flags of `import`. */
const flagHints: Hints = {
  map: (title, field) => `--map "${title}=${field}"`,
  order: '--dates',
};

/** Returns how the cells of a site are read. */
export function settingOf(subject: Subject, { site, things }: Pick<Known, 'site' | 'things'>): Setting {
  const text = (name: string): string | undefined => (typeof site[name] === 'string' ? site[name] : undefined);
  const locale = text('locale') ?? text('language') ?? 'en';
  const timeZone = text('timeZone') ?? 'UTC';
  return { subject, map: {}, hints: flagHints, locale, timeZone, currency: text('currency'), find: finder(things) };
}

/** Returns how figures and prices are read of what names nothing else. */
export function settingOfFigures(subject: Subject, draft: Draft): Setting {
  const site = draft.data('site.yaml');
  return settingOf(subject, { site: isGroup(site) ? site : {}, things: {} });
}

/** Returns what a spreadsheet program puts on the clipboard as a file whose separator is said. */
export const tabbed = (text: string): Buffer => Buffer.from(`sep=\t\n${text}`);

/** Returns the rows of what a spreadsheet program puts on the clipboard, without empty ones at their end. */
export async function rowsOfText(text: string): Promise<Sheet['rows']> {
  // A single cell may hold any of the signs that separate others.
  if (!/[\t\n]/.test(text)) return [[text.trim() === '' ? null : text]];
  const table = await readTable(tabbed(text), { language: 'en' });
  const rows = 'sheets' in table ? (table.sheets[0]?.rows ?? []) : [];
  return rows.slice(0, rows.findLastIndex((row) => row.some((cell) => cell !== null)) + 1);
}

/** Whether the first rows are titles of columns. */
export const hasTitles = (rows: Sheet['rows'], setting: Setting): boolean =>
  readColumns({ rows }, setting) !== undefined;

/** Reads rows of cells, in which empty ones are left out, and says what was decided; `fields` names the field of each column. */
export function readCells(
  rows: Sheet['rows'],
  fields: readonly string[],
  setting: Setting,
): { readonly rows: readonly Row[]; readonly decisions: readonly string[] } {
  const titled = columnsFor(fields, rows, setting);
  return { rows: readRows({ rows }, titled, setting), decisions: titled.decisions };
}

/** Returns the figure or the price that was typed as the value of a field; undefined where it is none. */
export function readFigure(content: string, [subject, field]: readonly [Subject, string], text: string): unknown {
  const { rows } = readCells([[text]], [field], settingOfFigures(subject, openDraft(content)));
  return rows[0]?.said.get(field)?.value ?? undefined;
}
