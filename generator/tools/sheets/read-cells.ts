// Cells that are typed or pasted into a table of the content, whose columns are known: they are read as import reads a file.
import { isGroup } from '../../base/objects.ts';
import { isTimeZone } from '../../base/time.ts';
import { tryTo } from '../../base/try-to.ts';
import { DEFAULT_TIME_ZONE } from '../../model/site-settings.ts';
import { type Draft, openDraft } from '../edits/draft.ts';
import { columnsFor, type Hints, readColumns, type Setting } from './columns.ts';
import { finder, type Subject } from './titles.ts';
import { readTable, type Sheet } from './read-table.ts';
import { readRows, type Row } from './rows.ts';
import type { KnownContent } from './subject.ts';

/** As flags of `import`. */
const flagHints: Hints = {
  map: (title, field) => `--map "${title}=${field}"`,
  order: '--dates',
  add: (what) => `--add ${what}`,
};

const isLocale = (name: string): boolean => tryTo(() => Intl.getCanonicalLocales(`${name}-u-nu-latn`)) !== undefined;

/** Returns how the cells of a site are read, without what is wrong in site.yaml: the check reports that. */
export function settingOf(subject: Subject, { site, things }: Pick<KnownContent, 'site' | 'things'>): Setting {
  const valid = (name: string, isValid: (text: string) => boolean): string | undefined =>
    [site[name]].find((value): value is string => typeof value === 'string' && isValid(value));
  const locale = valid('locale', isLocale) ?? valid('language', isLocale) ?? 'en';
  const timeZone = valid('timeZone', isTimeZone) ?? DEFAULT_TIME_ZONE;
  const currency = valid('currency', (code) => /^[A-Z]{3}$/.test(code));
  const { included } = Object(site['tax']) as { readonly included?: unknown };
  const isTaxIncluded = typeof included === 'boolean' ? included : undefined;
  return { subject, map: {}, hints: flagHints, locale, timeZone, currency, isTaxIncluded, find: finder(things) };
}

/** Returns how cells are read that have only figures and prices: no name of a course or a place. */
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

/** Reads rows of cells, in which empty ones are left out; `fields` names the field of each column. */
export function readCells(rows: Sheet['rows'], fields: readonly string[], setting: Setting): readonly Row[] {
  const titled = columnsFor(fields, rows, setting);
  return readRows({ rows }, titled, setting);
}

/** Returns what was typed as the value of a field, such as a price or days of the week; undefined where it is none. */
export function readFigure(content: string, [subject, field]: readonly [Subject, string], text: string): unknown {
  const [row] = readCells([[text]], [field], settingOfFigures(subject, openDraft(content)));
  return row?.said.get(field)?.value ?? undefined;
}
