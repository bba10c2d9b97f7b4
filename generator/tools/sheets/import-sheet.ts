// prospectus import: a spreadsheet file becomes changes of the content, all or none. Nothing is ever deleted.
import { readFileSync } from 'node:fs';
import { freeName, someOf } from '../../base/objects.ts';
import { withinTime } from '../../base/within-time.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { columnsOnly } from '../../model/pulled.ts';
import { ChangeRefused, type Edit } from '../edits/edit.ts';
import { type Draft, openDraft } from '../edits/draft.ts';
import { type ChangeOptions, type ChangeResult, makeChange } from '../edits/make-change.ts';
import { editOrMake, fieldEdits } from '../editing/things.ts';
import { asidesOf } from './asides.ts';
import type { Reading } from './values.ts';
import { type ColumnMap, type Setting, type Titled } from './columns.ts';
import { rowsNamed } from './notes-on-columns.ts';
import { fieldsOf, finder, isUnlike, plainTitle, type Subject, titlesOf } from './titles.ts';
import { compareCourses } from './compare-courses.ts';
import { compareSessions } from './compare-sessions.ts';
import type { DateOrder } from './dates.ts';
import { settingOf } from './read-cells.ts';
import { type Cell, readTable, type Sheet, type Table } from './read-table.ts';
import { readRows, type Row, textOf } from './rows.ts';
import { readTables } from './tables.ts';
import { type Compared, type KnownContent, readKnown, type RowResult } from './subject.ts';
import { nearest, propose, slugOfFirst } from '../../rules/nearest.ts';
import { monthNamed } from '../../read/schema/names-in-languages.ts';

// Trainers and categories that a sheet names and the content does not have. With --add, each is made with its name alone;
// without it, one sentence says which they are, since each row has the same mistake.

/** What can be added by its name. */
export type Addable = 'trainers' | 'categories';

/** The names that nothing in the content is like, in the order of the sheet. */
type NewNames = Readonly<Record<Addable, ReadonlySet<string>>>;

/** One person's name: a word alone may be half of it, as in "Weiss, Anna", or "Team"; some languages have no spaces. */
const isWholeName = (name: string): boolean =>
  !/[,;/&|、，；،\n]/.test(name) && /\S\s+\S|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]{2}/u.test(name);

/** Returns a function that finds as another one does, and keeps the trainers that there are not. */
function findNoting(find: Reading['find'], trainers: Set<string>): Reading['find'] {
  return (kind, text) => {
    const read = find(kind, text);
    if (kind === 'trainer' && isUnlike(read) && isWholeName(text)) trainers.add(text);
    return read;
  };
}

/** Returns the categories that rows name and the content does not have. */
function newCategories(rows: readonly Row[], { things }: KnownContent): ReadonlySet<string> {
  const names = rows.flatMap((row) => textOf(row, 'category') ?? []);
  return new Set(names.filter((name) => isUnlike(finder(things)('category', name))));
}

/** Returns the edits that make trainers and categories of these names, each by its file. */
function editsAdding(
  { trainers, categories }: NewNames,
  { things, site }: KnownContent,
): ReadonlyMap<string, readonly Edit[]> {
  const ids = (kind: string, names: ReadonlySet<string>) => {
    const taken = new Set(things[kind]?.map(({ id }) => id));
    return Array.from(names, (name) => {
      const id = freeName(slugOfFirst([name], String(site['language'])) ?? kind, (one) => taken.has(one));
      taken.add(id);
      return { id, name };
    });
  };
  const files = ids('trainer', trainers).map(({ id, name }) => [`trainers/${id}.yaml`, fieldEdits({ name })] as const);
  const inserts = ids('category', categories).map(({ id, name }): Edit => ({
    kind: 'insert',
    at: ['categories'],
    value: { id, name, courses: [] },
  }));
  return new Map([...files, ...(inserts.length > 0 ? [['catalogue.yaml', inserts] as const] : [])]);
}

/** Returns what is said of the names: that they are added, or `how` they could be. */
const notesOn = (names: NewNames, added: readonly Addable[], how: ((what: Addable) => string) | undefined) =>
  (['trainers', 'categories'] as const).flatMap((what) => {
    const all = [...names[what]];
    const isAdded = added.includes(what);
    if (all.length === 0 || !(isAdded || how)) return [];
    const listed = someOf(all, 10, '; ');
    const one = what === 'trainers' ? 'trainer' : 'category';
    const [thing, is, them] = all.length === 1 ? [one, 'is', 'it'] : [what, 'are', 'them'];
    return isAdded
      ? [`${all.length} ${thing} ${is} added, with the name alone: ${listed}.`]
      : [`${all.length} ${thing} ${is} not in the content: ${listed}. ${how?.(what)} adds ${them}.`];
  });

export interface ImportOptions extends ChangeOptions {
  readonly subject: Subject;
  /** The spreadsheet, or its bytes. */
  readonly file: string | Buffer;
  /** The field of each title that is not recognised; an empty text leaves a column out. */
  readonly map: ColumnMap;
  /** Only the sheet with this name. */
  readonly sheet?: string | undefined;
  /** What comes first in dates that can be read in two ways. */
  readonly order?: DateOrder | undefined;
  /** How what a sheet does not show is said where there are no options of a command. */
  readonly hints?: Setting['hints'];
  /** What is made with its name where rows name it and the content does not have it. */
  readonly add?: readonly Addable[] | undefined;
  /** Writes what the other rows say although some rows are wrong. */
  readonly isLenient: boolean;
  /** What is wrong with rows besides what they say themselves: the errors that the content would have through them. */
  readonly problems?: ReadonlyMap<string, RowResult['problems']>;
}

/** What became of a file. */
export interface Imported extends ChangeResult {
  readonly rows: readonly RowResult[];
  /** How what could be read in two ways was read, in sentences. */
  readonly decisions: readonly string[];
  /** What was left out, in sentences. */
  readonly ignored: readonly string[];
  /** The sessions to come or the courses of which no row speaks; they stay. */
  readonly missing: readonly string[];
}

/** What was read of a file. */
export interface FileRows extends Pick<Imported, 'decisions' | 'ignored'> {
  readonly rows: readonly Row[];
}

interface Plan extends Compared, Omit<FileRows, 'rows'> {
  /** What is made before the rows are. */
  readonly additions: ReadonlyMap<string, readonly Edit[]>;
}

function checkMap({ map, subject, hints }: Setting): void {
  const known = [...fieldsOf(subject).keys(), ...columnsOnly];
  for (const [title, field] of Object.entries(map)) {
    if (field === '' || known.includes(field)) continue;
    const { advice } = propose(nearest(field, known), `Known are: ${known.join(', ')}.`);
    throw new ChangeRefused(`${hints.map(title, field)}: "${field}" is not a field of ${subject}. ${advice}`);
  }
}

/** Whether a sheet has the dates of courses, which it names by their codes, and not the courses. */
const isOfDates = ({ columns, ignored }: Titled): boolean =>
  columns.every(({ field }) => field !== 'title' && field !== 'slug') &&
  ignored.some(({ title }) => titlesOf('sessions').get(plainTitle(title))?.includes('startDate'));

function refusePlan(sheets: readonly Sheet[], { subject }: Setting): void {
  const isMonth = (cell: Cell): boolean => typeof cell === 'string' && monthNamed(cell) !== undefined;
  const hasMonths = ({ rows }: Sheet): boolean => rows.slice(0, 15).some((row) => row.filter(isMonth).length > 2);
  if (subject === 'sessions' && sheets.some(hasMonths))
    throw new ChangeRefused(
      'The file has a column for each month. Write a row for each session, with the columns "Course" and "Start date".',
    );
}

function titledSheets(sheets: readonly Sheet[], setting: Setting, only: string | undefined) {
  const chosen = sheets.filter(({ name, isHidden }) => (only === undefined ? !isHidden : name === only));
  if (chosen.length === 0)
    throw new ChangeRefused(
      `--sheet: there is no sheet "${only}". There are: ${sheets.map(({ name }) => name).join(', ')}.`,
    );
  refusePlan(chosen, setting);
  const all = chosen.flatMap((sheet) => readTables(sheet, setting));
  const others = all.filter(({ titled }) => setting.subject === 'sessions' || !isOfDates(titled));
  const found = others.length > 0 ? others : all;
  const wrong = found.find(({ titled }) => titled.problem !== undefined);
  if (wrong) {
    const { name } = wrong.sheet;
    throw new ChangeRefused(`In ${name === undefined ? 'the file' : `the sheet "${name}"`}, ${wrong.titled.problem}.`);
  }
  const hidden = only === undefined ? sheets.filter(({ isHidden }) => isHidden) : [];
  const without = [...chosen.filter(({ name }) => !found.some(({ sheet }) => sheet.name === name)), ...hidden];
  if (found.length > 0) return { found, without };
  const isSessions = setting.subject === 'sessions';
  const needed = isSessions ? '"Course" and "Start date"' : '"Slug" or "Title", and "Price"';
  throw new ChangeRefused(
    `No row with titles was found: the columns need titles, such as ${needed}. For others, say what they are: ${setting.hints.map('Your title', isSessions ? 'startDate' : 'price')}.`,
  );
}

/** What is reported of columns and sheets that are left out. */
const leftOut = (
  found: readonly { readonly titled: Titled; readonly asides: ReadonlyMap<number, string> }[],
  without: readonly Sheet[],
  { subject, hints }: Setting,
): readonly string[] => [
  ...found.flatMap(({ titled }) =>
    titled.ignored.map(({ letter, title }) =>
      title === ''
        ? `Column ${letter} has no title, and is left out.`
        : `Column ${letter} "${title}" is left out, since its title is not known. If it is needed, say what it is: ${hints.map(title, 'field')}.`,
    ),
  ),
  ...found.flatMap(({ asides }) => [...asides.values()]),
  ...without
    .filter(({ rows }) => rows.length > 0)
    .map(({ name = '', isHidden }) =>
      isHidden
        ? `The sheet "${name}" is hidden, and is left out. If its rows are needed, show it in the spreadsheet program.`
        : `The sheet "${name}" has no titles of ${subject}, and is left out.`,
    ),
];

/** What is said of hidden columns, and of hidden rows, which a filter may have hidden: both are read. */
function notesOnHidden({ hidden }: Sheet, { columns }: Titled, rows: readonly Row[]): readonly string[] {
  const unseen = rows.flatMap(({ row }) => (hidden?.rows.has(row) ? row : []));
  const named = columns.flatMap(({ index, letter, title }) =>
    hidden?.hasColumn(index) ? `column ${letter} "${title}"` : [],
  );
  const all = [...named, ...(unseen.length > 0 ? [rowsNamed(unseen)] : [])];
  return all.map((one) => `Hidden in the spreadsheet, and read all the same: ${one}.`);
}

type Readable = Exclude<Table, { readonly problem: string }>;

/** Reads all rows of a file. Throws a ChangeRefused where it has no table of the subject. */
export async function rowsOfFile(bytes: Buffer, setting: Setting, only?: string): Promise<FileRows> {
  const [language = ''] = setting.locale.split('-');
  const table = await readTable(bytes, { language, timeZone: setting.timeZone });
  if ('problem' in table) throw new ChangeRefused(`The file cannot be read: ${table.problem}.`);
  checkMap(setting);
  const refuse = (): never => {
    throw new ChangeRefused('The file cannot be read: it takes longer than a minute. Look for very long cells.');
  };
  // A sheet of 30 MB takes some seconds; what takes longer was made to.
  return withinTime(() => rowsOfTable(table, setting, only), 60_000, refuse);
}

function rowsOfTable(table: Readable, setting: Setting, only: string | undefined): FileRows {
  const { found, without } = titledSheets(table.sheets, setting, only);
  // All sheets together are the schedule: a session is missing where none of them speaks of it.
  const read = found.map(({ sheet, titled }) => {
    const asides = asidesOf(sheet, titled, setting);
    const rows = readRows(sheet, titled, setting).filter(({ row }) => !asides.has(row));
    return { titled, asides, rows, notes: [...titled.decisions, ...notesOnHidden(sheet, titled, rows)] };
  });
  const { encoding } = table;
  // No program can be sure of such an encoding.
  const note = `The file is not UTF-8: it is read as ${encoding}, in which Excel writes CSV where the language is "${setting.locale.split('-')[0]}".`;
  return {
    rows: read.flatMap(({ rows }) => rows),
    decisions: [...(encoding?.startsWith('windows') ? [note] : []), ...read.flatMap(({ notes }) => notes)],
    ignored: leftOut(read, without, setting),
  };
}

const keyOf = ({ sheet = '', row }: Pick<RowResult, 'sheet' | 'row'>): string => `${sheet} ${row}`;

/** Reads the rows of a file, and finds the trainers and categories that the content does not have. */
async function readFile(known: KnownContent, options: ImportOptions): Promise<FileRows & { readonly names: NewNames }> {
  const { subject, map, order, hints, file, sheet: only, problems } = options;
  const own = settingOf(subject, known);
  const trainers = new Set<string>();
  const find = findNoting(own.find, trainers);
  const setting: Setting = { ...own, map, order, find, ...(hints && { hints }) };
  const read = await rowsOfFile(typeof file === 'string' ? readFileSync(file) : file, setting, only);
  if (setting.currency === undefined && read.rows.some(({ said }) => typeof said.get('price')?.value === 'number'))
    throw new ChangeRefused(
      'Prices have no currency: add one to site.yaml, such as "currency: EUR", or write it in each cell.',
    );
  const rows = read.rows.map((row) => ({ ...row, problems: [...row.problems, ...(problems?.get(keyOf(row)) ?? [])] }));
  const names = { trainers, categories: newCategories(rows, known) };
  const notes = notesOn(names, options.add ?? [], setting.hints.add);
  return { ...read, rows, decisions: [...read.decisions, ...notes], names };
}

async function planOf(draft: Draft, options: ImportOptions): Promise<Plan> {
  const { subject, add = [], now } = options;
  const before = readKnown(draft);
  const first = await readFile(before, options);
  const wanted = (what: Addable): ReadonlySet<string> => (add.includes(what) ? first.names[what] : new Set());
  const additions = editsAdding({ trainers: wanted('trainers'), categories: wanted('categories') }, before);
  let [known, rows] = [before, first.rows];
  if (additions.size > 0) {
    const copy = openDraft(options.content);
    applyEdits(copy, additions);
    known = readKnown(copy);
    ({ rows } = await readFile(known, options));
  }
  const compared = subject === 'sessions' ? compareSessions(rows, known, { now }) : compareCourses(rows, known);
  return { ...compared, decisions: first.decisions, ignored: first.ignored, additions };
}

/** Makes the edits of files, of which some are new. */
export function applyEdits(draft: Draft, edits: ReadonlyMap<string, readonly Edit[]>): void {
  for (const [file, each] of edits) editOrMake(draft, file, each);
}

/** Gives rows the errors that the content would have through them, and leaves the others among the diagnostics. */
export function withErrors(rows: readonly RowResult[], result: ChangeResult): Pick<Imported, 'rows' | 'diagnostics'> {
  const { diagnostics, isRefused } = result;
  const given = new Set<Diagnostic>();
  if (!isRefused) return { rows, diagnostics };
  const blamed = rows.map((row): RowResult => {
    const { at = [], file, is } = row;
    const isWithin = (pointer: string): boolean => at.length === 0 || `${pointer}/`.startsWith(`/${at.join('/')}/`);
    const own = diagnostics.filter(
      ({ severity, location }) =>
        severity === 'error' && location.file === file && is !== 'unchanged' && isWithin(location.pointer),
    );
    for (const one of own) given.add(one);
    const problems = own.map(({ message, advice }) => ({ problem: message.replace(/\.$/, ''), advice }));
    return own.length === 0 ? row : { ...row, is: 'wrong', problems };
  });
  return { rows: blamed, diagnostics: diagnostics.filter((one) => !given.has(one)) };
}

/** Changes a draft as a spreadsheet says; not at all where a row is wrong, unless that is wanted. */
export async function importIntoDraft(draft: Draft, options: ImportOptions): Promise<Plan> {
  const plan = await planOf(draft, options);
  const hasWrong = plan.rows.some(({ is }) => is === 'wrong') && !options.isLenient;
  if (!hasWrong || options.isDryRun) for (const edits of [plan.additions, plan.edits]) applyEdits(draft, edits);
  return plan;
}

/**
 * Imports a spreadsheet; with `isDryRun`, and where rows are wrong or the content would have errors, nothing is written. Where
 * wrong rows are left out, so are those through which the content would have errors.
 */
export async function importSheet(options: ImportOptions): Promise<Imported> {
  let plan: Plan | undefined;
  const result = await makeChange(options, async (draft) => {
    plan = await importIntoDraft(draft, options);
  });
  const { rows = [], decisions = [], ignored = [], missing = [] } = plan ?? {};
  const imported = { ...result, ...withErrors(rows, result), decisions, ignored, missing };
  const blamed = imported.rows.filter(({ is }, i) => is === 'wrong' && rows[i]?.is !== 'wrong');
  if (!options.isLenient || blamed.length === 0) return imported;
  const own = blamed.map((row) => [keyOf(row), row.problems] as const);
  return importSheet({ ...options, problems: new Map([...(options.problems ?? []), ...own]) });
}
