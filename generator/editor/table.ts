// Sessions and prices as a table: its cells show what import would read, and what is typed or pasted is read by it.
import { memoizePerObject } from '../base/memoize.ts';
import { dropUndefined, groupBy } from '../base/objects.ts';
import { listIn } from '../kinds/kind.ts';
import { openDraft } from '../tools/edits/draft.ts';
import { fieldsOf, type Subject, titleOf } from '../tools/sheets/titles.ts';
import { tableOf } from '../tools/sheets/export-sheet.ts';
import { letterOf, type Setting } from '../tools/sheets/columns.ts';
import { importIntoDraft } from '../tools/sheets/import-sheet.ts';
import { hasTitles, readCells, rowsOfText, settingOf, tabbed } from '../tools/sheets/read-cells.ts';
import type { Row } from '../tools/sheets/rows.ts';
import {
  changesOf,
  type FileMemory,
  freshOf,
  type KnownContent,
  readKnown,
  type Values,
} from '../tools/sheets/subject.ts';
import type { CellProblem, Pasted, Table, TypedCell } from './protocol.ts';
import type { Workspace } from './workspace.ts';

/** The file whose sessions the table names by their places in it. */
export const SCHEDULE = 'schedule.yaml';

/** The columns of the table of prices: what one wants to see of all courses at once. */
const COURSE_COLUMNS = ['title', 'price', 'hours', 'days', 'level'];

/** Columns that say nothing more, or what is better written in a form. */
const HIDDEN = ['courseTitle', 'meetings'];

const SESSION_COLUMNS = ['course', 'startDate', 'endDate', 'from', 'to', 'place', 'price', 'seats'];

const memoryOf = memoizePerObject((_: Workspace): FileMemory => new Map());

const knownIn = (workspace: Workspace): KnownContent => readKnown(openDraft(workspace.folder), memoryOf(workspace));

function columnsIn(subject: Subject, used: readonly string[]): readonly string[] {
  if (subject === 'courses') return COURSE_COLUMNS;
  const all = used.filter((field) => field !== 'id' && !HIDDEN.includes(field));
  const isPlaced = all.includes('location') && !all.includes('place');
  const wanted = SESSION_COLUMNS.filter((field) => field !== 'place' || !isPlaced);
  return [...new Set([...wanted, ...all])];
}

/** Returns all sessions or courses as a table, whose titles are in a language. */
export function openTable(workspace: Workspace, subject: Subject, language: string): Table {
  const known = knownIn(workspace);
  const table = tableOf(subject, known, subject === 'courses' ? ['slug', ...COURSE_COLUMNS] : undefined);
  const decimal = table.reading.decimal;
  const columns = columnsIn(subject, table.fields).map((field) => {
    const described = fieldsOf(subject).get(field);
    const things = known.things[described?.names ?? '']?.map(({ id }) => id) ?? [];
    const own = [described?.schema['enum'], described?.items['enum']].find(Array.isArray) as unknown[] | undefined;
    return { field, title: titleOf(subject, field, language), choices: own ? own.map(String) : things };
  });
  const name = (row: (typeof table.rows)[number]): string => String(row[0] ?? '');
  return {
    columns,
    rows: table.rows.map((row, index) => ({
      key: subject === 'sessions' ? String(index) : name(row),
      name: name(row),
      file: subject === 'sessions' ? SCHEDULE : (known.courses.get(name(row))?.file ?? ''),
      pointer: subject === 'sessions' ? `/sessions/${index}` : '',
      cells: columns.map(({ field }) => {
        const value = row[table.fields.indexOf(field)];
        return typeof value === 'number' ? String(value).replace('.', decimal) : String(value ?? '');
      }),
    })),
  };
}

/** Fields of which a session has one. */
const alternatives = [
  ['startDate', 'month', 'dates'],
  ['place', 'location'],
];

/** What a row becomes by what was typed into it; a cell that was emptied takes its field away. */
function rowAfter(before: Values, row: Row | undefined, emptied: readonly string[]): Values {
  const changes = changesOf(before, row?.said ?? new Map());
  const values: Values = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
  const others = alternatives.filter((fields) => fields.some((field) => values[field] !== undefined)).flat();
  const without = (fields: readonly string[]): Values => Object.fromEntries(fields.map((field) => [field, undefined]));
  return dropUndefined({ ...before, ...without(others), ...values, ...without(emptied) });
}

interface Reading {
  readonly rows: readonly {
    readonly key: string;
    readonly row: Row | undefined;
    readonly emptied: readonly string[];
  }[];
  readonly problems: readonly CellProblem[];
}

function readTyped(cells: readonly TypedCell[], subject: Subject, known: KnownContent): Reading {
  const fields = [...new Set(cells.map(({ field }) => field))];
  const keyed = [...groupBy(cells, ({ key }) => key)];
  const textOf = (own: readonly TypedCell[], field: string): string | null =>
    own.find((cell) => cell.field === field)?.text.trim() || null;
  const lines = keyed.map(([, own]) => fields.map((field) => textOf(own, field)));
  const read = readCells(lines, fields, settingOf(subject, known));
  const rows = keyed.map(([key, own], index) => ({
    key,
    row: read.find(({ row }) => row === index + 1),
    emptied: own.filter(({ text }) => text.trim() === '').map(({ field }) => field),
  }));
  const problems = rows.flatMap(({ key, row }) =>
    (row?.problems ?? []).map(({ column = 'A', problem, advice }): CellProblem => {
      const field = fields.find((_, index) => letterOf(index) === column) ?? '';
      return { key, field, problem, advice };
    }),
  );
  return { rows, problems };
}

function typeSessions(workspace: Workspace, rows: Reading['rows']): void {
  const value = workspace.value(SCHEDULE);
  const sessions = [...(listIn(value, 'sessions') as readonly Values[])];
  for (const { key, row, emptied } of rows) {
    const index = Number(key);
    const old = sessions[index];
    const fresh = rowAfter(old ?? {}, row, emptied);
    if (old) sessions[index] = fresh;
    // A row whose cells cannot be read yet has its place all the same, as it has on the page.
    else if (row) sessions.push(freshOf(fieldsOf('sessions').keys(), fresh));
  }
  workspace.setValues(new Map([[SCHEDULE, { ...(value as Values), sessions }]]));
}

function typeCourses(workspace: Workspace, rows: Reading['rows'], { courses }: KnownContent): void {
  const values = rows.flatMap(({ key, row, emptied }) => {
    const file = courses.get(key)?.file;
    return file === undefined ? [] : [[file, rowAfter(workspace.value(file) as Values, row, emptied)] as const];
  });
  workspace.setValues(new Map(values));
}

/** Writes what was typed into cells, as one step; cells that cannot be read stay as they are, and are returned. */
export function typeCells(workspace: Workspace, subject: Subject, cells: readonly TypedCell[]): readonly CellProblem[] {
  const known = knownIn(workspace);
  const { rows, problems } = readTyped(cells, subject, known);
  if (subject === 'sessions') typeSessions(workspace, rows);
  else typeCourses(workspace, rows, known);
  return problems;
}

/** Takes sessions away, by their places in the list. */
export function removeSessions(workspace: Workspace, keys: readonly unknown[]): void {
  const value = workspace.value(SCHEDULE);
  const sessions = listIn(value, 'sessions').filter((_, index) => !keys.includes(String(index)));
  workspace.setValues(new Map([[SCHEDULE, { ...(value as Values), sessions }]]));
}

/** Whether a text from the clipboard has titles of columns, by which its rows are recognised. */
export const isSheet = async (workspace: Workspace, subject: Subject, text: string): Promise<boolean> =>
  hasTitles(await rowsOfText(text), settingOf(subject, knownIn(workspace)));

/** In place of options of a command: what to change in the cells before they are copied. */
const pasteHints: Setting['hints'] = {
  map: (_, field) => (field === '' ? 'an empty title' : 'give it the title of a column of this table'),
  order: 'a day written as 31/12/2027 or 12/31/2027 in the same column',
};

/** Imports rows with titles; where one is wrong, nothing is changed. */
export async function pasteSheet(
  workspace: Workspace,
  subject: Subject,
  { text, now }: { readonly text: string; readonly now: Date },
): Promise<Pasted> {
  const draft = openDraft(workspace.folder);
  const imported = await importIntoDraft(draft, {
    content: workspace.folder,
    now,
    title: 'paste',
    isDryRun: false,
    isLenient: false,
    subject,
    file: tabbed(text),
    map: {},
    hints: pasteHints,
  });
  workspace.take(draft.changes());
  return {
    rows: imported.rows.map(({ row, is, name, problems }) => ({ row, is, name, problems })),
    notes: [...imported.decisions, ...imported.ignored],
  };
}

/** Returns the cells of a text from the clipboard. */
export const cellsOfClipboard = async (text: string): Promise<readonly (readonly string[])[]> =>
  (await rowsOfText(text)).map((row) => row.map((cell) => String(cell ?? '')));
