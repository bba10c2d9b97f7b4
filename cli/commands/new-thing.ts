// prospectus new course and the like: questions at a terminal, or flags, and then a valid file or item.
import { Command, Option } from 'commander';
import type { Addable } from '../../generator/index.ts';
import { UsageError } from '../failures.ts';
import type { Context, Io } from '../io.ts';
import { type ChangeFlags, runChange, withChange } from './changing.ts';

/** A field that is asked for. */
interface Asked {
  /** Its name in the content. */
  readonly field: string;
  readonly question: string;
  /** Its flag, with what to write after it; the first field of a thing has none. */
  readonly flag?: string;
  readonly isNeeded?: true;
  /** Reads what was typed; returns undefined where it cannot be used. */
  readonly read?: (text: string) => unknown;
}

const number = (text: string): number | undefined => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined);
const amount = (text: string): number | string | undefined =>
  ['free', 'on request'].includes(text) ? text : number(text);
const day = (text: string): string | undefined => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined);
const time = (text: string): string | undefined => (/^\d\d:\d\d$/.test(text) ? text : undefined);
const list = (text: string): readonly string[] => text.split(',').map((one) => one.trim());
const lines = (text: string): string => `${text.replaceAll('\\n', '\n').trimEnd()}\n`;

const file: Asked = {
  field: 'name',
  flag: '--name <name>',
  question: 'Its name in addresses, in small letters; empty: from its title',
};
const title: Asked = { field: 'title', question: 'The title', isNeeded: true };
const ofCourse: Asked = {
  field: 'course',
  flag: '--course <name>',
  question: 'The course, by the name of its file; empty for none',
};
const text: Asked = { field: 'text', flag: '--text <text>', question: 'The text', isNeeded: true, read: lines };

const things: Readonly<Record<Addable, { readonly words: string; readonly fields: readonly Asked[] }>> = {
  course: {
    words: 'a course: its file, and its place in the catalogue',
    fields: [
      title,
      file,
      { field: 'category', flag: '--category <id>', question: 'The category or subcategory that lists it, by its id' },
      {
        field: 'description',
        flag: '--description <text>',
        question: 'Two sentences: whom it is for, and what it leads to',
      },
      { field: 'hours', flag: '--hours <number>', question: 'Teaching hours, such as 16', read: number },
      {
        field: 'price',
        flag: '--price <amount>',
        question: 'The price, such as 250, free or on request',
        read: amount,
      },
      { field: 'level', flag: '--level <level>', question: 'The level, such as Beginner' },
    ],
  },
  session: {
    words: 'a date of a course, in schedule.yaml',
    fields: [
      { field: 'course', question: 'The course, by the name of its file', isNeeded: true },
      {
        field: 'startDate',
        flag: '--start <day>',
        question: 'The first day, such as 2026-05-04',
        isNeeded: true,
        read: day,
      },
      { field: 'endDate', flag: '--end <day>', question: 'The last day; empty: it lasts one day', read: day },
      { field: 'days', flag: '--days <days>', question: 'The days of the week, such as Monday,Tuesday', read: list },
      { field: 'from', flag: '--from <time>', question: 'When it begins, such as 09:00', read: time },
      { field: 'to', flag: '--to <time>', question: 'When it ends, such as 16:30', read: time },
      { field: 'place', flag: '--place <id>', question: 'The place, by its id in places.yaml' },
      {
        field: 'location',
        flag: '--location <text>',
        question: 'The place in words, where places.yaml does not have it',
      },
      {
        field: 'price',
        flag: '--price <amount>',
        question: 'The price, where it is not that of the course',
        read: amount,
      },
      { field: 'seats', flag: '--seats <number>', question: 'How many people may take part', read: number },
    ],
  },
  story: {
    words: 'what a participant says, in stories.yaml',
    fields: [
      { field: 'name', question: 'The name of the participant', isNeeded: true },
      { field: 'quote', flag: '--quote <text>', question: 'What they say', isNeeded: true },
      { field: 'position', flag: '--position <text>', question: 'What they work as' },
      { field: 'company', flag: '--company <text>', question: 'Where they work' },
      ofCourse,
    ],
  },
  page: { words: 'a page with a title and a text', fields: [title, file, text] },
  trainer: {
    words: 'a person who teaches',
    fields: [
      { field: 'name', question: 'The name of the trainer', isNeeded: true },
      { ...file, field: 'file' },
      { field: 'role', flag: '--role <text>', question: 'What they teach, in a few words' },
      { field: 'biography', flag: '--biography <text>', question: 'Who they are, in some sentences', read: lines },
    ],
  },
  news: {
    words: 'an item of the news',
    fields: [
      title,
      file,
      { field: 'date', flag: '--date <day>', question: 'The day from which it is shown; empty for today', read: day },
      text,
    ],
  },
};

const keyOf = ({ flag = '' }: Asked): string => flag.slice('--'.length).split(' ')[0] ?? '';

type Flags = ChangeFlags & Readonly<Record<string, unknown>>;

/** The value of a field as it was typed; undefined where it was left out. Throws a UsageError if it cannot be used. */
function valueOf(asked: Asked, typed: string): unknown {
  if (typed.trim() === '') return undefined;
  const value = asked.read ? asked.read(typed.trim()) : typed.trim();
  if (value !== undefined) return value;
  throw new UsageError(`"${typed}" cannot be used. ${asked.question}.`);
}

/** Asks at the terminal, again and again until the answer can be used. */
async function askFor(asked: Asked, ask: NonNullable<Io['ask']>, io: Io): Promise<unknown> {
  for (;;) {
    try {
      const value = valueOf(asked, await ask(`${asked.question}${asked.isNeeded ? '' : ' (may be empty)'}: `));
      if (value !== undefined || !asked.isNeeded) return value;
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      io.err(`${error.message}\n`);
    }
  }
}

/** What is known of a thing before anything is asked. */
interface Typed {
  readonly first: string | undefined;
  readonly flags: Flags;
  readonly io: Io;
}

/** The value of a field: from its flag, or from an answer where a person is asked. */
async function takeField(asked: Asked, { first, flags, io }: Typed): Promise<unknown> {
  const typed = asked.flag === undefined ? first : (flags[keyOf(asked)] as string | undefined);
  if (typed !== undefined) return valueOf(asked, typed);
  return first === undefined && io.ask ? askFor(asked, io.ask, io) : undefined;
}

/** The fields from the flags and, at a terminal where nothing was named, from answers. */
async function fieldsOf(thing: Addable, typed: Typed): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for (const asked of things[thing].fields) {
    fields[asked.field] = await takeField(asked, typed);
    if (asked.isNeeded && fields[asked.field] === undefined)
      throw new UsageError(
        `new ${thing}: ${keyOf(asked) ? `--${keyOf(asked)}` : 'a name'} is missing. ${asked.question}.`,
      );
  }
  const now = typed.flags.now ?? typed.io.now();
  if (thing === 'news') fields['date'] ??= now.toISOString().slice(0, 'YYYY-MM-DD'.length);
  return fields;
}

/** Returns the commands that add something to the content. */
export const thingCommands = (context: Context): readonly Command[] =>
  (Object.keys(things) as Addable[]).map((thing) => {
    const { words, fields } = things[thing];
    const command = new Command(thing)
      .description(`Add ${words}. Without a name, you are asked for everything.`)
      .argument('[name]', fields[0]?.question);
    for (const { flag, question } of fields) if (flag !== undefined) command.addOption(new Option(flag, question));
    return withChange(command).action(async (first: string | undefined, flags: Flags) => {
      const values = await fieldsOf(thing, { first, flags, io: context.io });
      const { addThing } = await import('../../generator/index.ts');
      const title = `new ${thing} ${String(Object.values(values)[0])}`;
      await runChange(context, { title, flags }, (options) => addThing(options, thing, values));
    });
  });
