// What the content says of what a sheet is about, and what its rows become.
import { dropUndefined, isGroup } from '../../base/objects.ts';
import { standardLevels } from '../../model/catalogue.ts';
import { feesOf, headlineOf, isSamePrice, type Price } from '../../model/price.ts';
import { listIn, nameOfFile } from '../../kinds/kind.ts';
import { suppliedMessages } from '../../read/defaults.ts';
import { readData } from '../../read/read-source.ts';
import { categoriesOf, type Category, type Named } from '../editing/things.ts';
import type { Draft } from '../edits/draft.ts';
import type { Edit, Path } from '../edits/edit.ts';
import { editsBetween } from '../edits/edits-between.ts';
import { LONGEST_LINE, onOneLine } from './read-table.ts';
import type { Things } from './titles.ts';
import type { RowProblem, Said } from './rows.ts';

/** A course, a session, or anything else that content says. */
export type Values = Readonly<Record<string, unknown>>;

/** The content that rows are compared with. */
export interface KnownContent {
  readonly site: Values;
  /** By slug. */
  readonly courses: ReadonlyMap<string, { readonly file: string; readonly data: Values }>;
  readonly sessions: readonly Values[];
  readonly things: Things;
  /** Categories and subcategories, where there is a catalogue. */
  readonly categories: readonly Category[];
}

const textsIn = (value: Values, ...keys: readonly string[]): readonly string[] =>
  keys.flatMap((key) => (typeof value[key] === 'string' ? [value[key]] : []));

/** A name, and how lists have it in the order of family names: "Weiss, Anna". */
const asListed = (name: string): readonly string[] => [name, name.replace(/^(.+) (\S+)$/, '$2, $1')];

/** The levels of a site: its own, or the usual ones with what they are called in its languages. */
function levelsOf({ levels, language, languages }: Values): readonly Named[] {
  if (Array.isArray(levels)) return levels.map((one) => ({ id: String(one), titles: [] }));
  const words = [language, languages].flat().map((code) => suppliedMessages(String(code)).course.levels);
  return Array.from(standardLevels, ([id, key]) => ({ id, titles: words.map((own) => own[key]) }));
}

/** What files said when they were read last: while a large content is edited, most say the same again. */
export type FileMemory = Map<string, { readonly text: string; readonly values: Values }>;

/** Reads what a content folder says, in the state of a draft; a file that is no group says nothing. */
export function readKnown(draft: Draft, memory: FileMemory = new Map()): KnownContent {
  const read = (file: string): Values => {
    const text = draft.text(file) ?? '';
    const known = memory.get(file);
    if (known?.text === text) return known.values;
    const data = readData(file, Buffer.from(text));
    const values = isGroup(data) ? data : {};
    memory.set(file, { text, values });
    return values;
  };
  const folder = (name: string) =>
    draft
      .files()
      .filter((file) => file.startsWith(`${name}/`) && file.endsWith('.yaml'))
      .map((file) => ({ file, data: read(file) }));
  const courses = new Map(folder('courses').map((one) => [textsIn(one.data, 'slug')[0] ?? nameOfFile(one.file), one]));
  const named = (data: Values, list: string): readonly Named[] =>
    listIn(data, list)
      .filter(isGroup)
      .flatMap((one) => textsIn(one, 'id').map((id) => ({ id, titles: textsIn(one, 'name') })));
  const [site, schedule] = [read('site.yaml'), read('schedule.yaml')];
  const categories = categoriesOf(draft);
  return {
    categories,
    site,
    courses,
    // What is no group is an error of the file, and has a place all the same.
    sessions: listIn(schedule, 'sessions').map((one) => (isGroup(one) ? one : {})),
    things: {
      course: Array.from(courses, ([id, { data }]) => {
        const [title = id] = textsIn(data, 'title');
        const [subtitle] = textsIn(data, 'subtitle');
        return {
          id,
          titles: [title, ...(subtitle === undefined ? [] : [`${title} (${subtitle})`]), ...textsIn(data, 'code')],
        };
      }),
      trainer: folder('trainers').map(({ file, data }) => ({
        id: nameOfFile(file),
        titles: textsIn(data, 'name').flatMap(asListed),
      })),
      category: categories,
      level: levelsOf(site),
      place: named(read('places.yaml'), 'places'),
      event: named(schedule, 'events'),
    },
  };
}

/** One field that a row changes. */
export interface FieldChange {
  readonly field: string;
  /** The letter of the column that says so; absent where it follows from another. */
  readonly column?: string | undefined;
  /** Undefined where the content says nothing. */
  readonly before: unknown;
  /** Undefined where the field is taken away. */
  readonly after: unknown;
}

/** What becomes of a row. */
export interface RowResult {
  readonly sheet?: string | undefined;
  /** From 1. */
  readonly row: number;
  readonly is: 'new' | 'changed' | 'moved' | 'unchanged' | 'wrong';
  /** The id of the session or the slug of the course; of a wrong row as far as it is known. */
  readonly name: string;
  readonly changes: readonly FieldChange[];
  readonly problems: readonly RowProblem[];
  /** The file and the path of what it says; absent of a wrong row. */
  readonly file?: string;
  readonly at?: Path;
}

// What a price becomes by the figure of a cell, which leaves what else it says.

/** Returns whether a new price is only the figure of an old one that says more, which then stays as it is. */
export const isFigureOf = (price: Price | undefined, figure: unknown): boolean =>
  isGroup(price) && (price.options ? headlineOf(feesOf(price))?.amount : (price.from ?? price.amount)) === figure;

/** The options of a new price, with what the old ones of the same names say besides, such as until when they hold. */
const optionsAfter = ({ options: old = [], ...more }: Exclude<Price, string | number>, options: typeof old) => ({
  ...more,
  options: options.map((option) => ({ ...old.find(({ name }) => name === option.name), ...option })),
});

function figureAfter(old: Exclude<Price, string | number>, fresh: number): unknown {
  const { amount: _, from: __, ...more } = old;
  const fees = feesOf(old);
  const shown = fees.findIndex((fee) => fee === headlineOf(fees));
  // The figure is in the currency of the site.
  if (Object.keys(more).length === 0 || fees[shown]?.currency !== undefined) return fresh;
  const withFigure = (group: object): object => ({ ...group, ['from' in group ? 'from' : 'amount']: fresh });
  if (!old.options) return withFigure(old);
  return { ...old, options: old.options.map((option, i) => (i === shown ? withFigure(option) : option)) };
}

/** Returns what a price becomes by a new one: a figure alone leaves what else the old one says, such as its options or a note. */
export function priceAfter(old: Price | undefined, fresh: unknown): unknown {
  if (!isGroup(old)) return fresh;
  if (typeof fresh === 'number') return figureAfter(old, fresh);
  const options = isGroup(fresh) ? (fresh as Partial<typeof old>).options : undefined;
  return options && old.options ? optionsAfter(old, options) : fresh;
}

/** Lists in which the order says nothing. */
const unordered: readonly string[] = ['days', 'languages', 'trainers', 'keywords', 'except'];

const plain = (value: unknown, field: string): string =>
  typeof value === 'string'
    ? value.replaceAll('\r\n', '\n').trim()
    : JSON.stringify(Array.isArray(value) && unordered.includes(field) ? [...value].map(String).sort() : value);

/** Returns whether a cell says what the content says already. A spreadsheet takes zeros from texts that are figures. */
export function isSame(field: string, before: unknown, after: unknown): boolean {
  if (before === undefined) return false;
  if (field === 'price') return isSamePrice(before as Price, after as Price) || isFigureOf(before as Price, after);
  if (
    typeof before === 'string' &&
    /^\d/.test(before) &&
    /^\d+(?:\.\d+)?$/.test(String(after)) &&
    Number(before) === Number(after)
  )
    return true;
  const [old, fresh] = [plain(before, field), plain(after, field)];
  // Short texts are read as one line.
  return old === fresh || (old.length <= LONGEST_LINE && onOneLine(old) === fresh);
}

/** Returns the changes that make fields say what a row says. */
export const changesOf = (before: Values, said: ReadonlyMap<string, Said>): readonly FieldChange[] =>
  Array.from(said, ([field, { value, column }]): FieldChange => ({
    field,
    column,
    before: before[field],
    after: (field === 'price' ? priceAfter(before[field] as Price, value) : value) ?? undefined,
  })).filter(({ field, before: old, after }) => (after === undefined ? old !== undefined : !isSame(field, old, after)));

/** Returns the edits that make the changes to what is at a path. */
export const editsOf = (at: Path, changes: readonly FieldChange[]): readonly Edit[] =>
  changes.flatMap(({ field, before, after }): readonly Edit[] =>
    after === undefined ? [{ kind: 'remove', at: [...at, field] }] : editsBetween(before, after, [...at, field]),
  );

/** Returns a new thing with the values of a row, in the order of the fields. */
export const freshOf = (order: Iterable<string>, values: Values): Values =>
  dropUndefined(Object.fromEntries(Array.from(order, (field) => [field, values[field] ?? undefined])));

/** What all rows come to. */
export interface Compared {
  readonly rows: readonly RowResult[];
  /** By file. */
  readonly edits: ReadonlyMap<string, readonly Edit[]>;
  /** The sessions to come or the courses of which no row speaks, in the order of the content. */
  readonly missing: readonly string[];
}
