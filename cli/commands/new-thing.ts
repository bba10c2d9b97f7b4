// prospectus new course and the like: questions at a terminal, or flags, and then a valid file or item.
import { type Addable, addThing, dayIn, timeIn } from '../../generator/index.ts';
import { commandDefinitions, type Parameter, type Bindings } from '../command-definitions.ts';
import { UsageError } from '../failures.ts';
import type { Context, Io } from '../io.ts';
import { type ChangeFlags, runChange } from './changing.ts';

const number = (text: string): number | undefined => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined);

/** How what was typed becomes a value, by the names of the forms; undefined where it cannot be used. */
const forms: Readonly<Record<string, (text: string) => unknown>> = {
  number,
  amount: (text) => (['free', 'on request'].includes(text) ? text : number(text)),
  // In 3/4/2027, either figure could be the month.
  day: (text) => dayIn(text, 'mixed'),
  time: timeIn,
  list: (text) => text.split(',').map((one) => one.trim()),
  lines: (text) => `${text.replaceAll('\\n', '\n').trimEnd()}\n`,
};

const things = commandDefinitions['new']?.commands ?? {};

/** What is asked of a thing: its argument, and the options that are fields of it. */
const askedOf = (thing: Addable): readonly Parameter[] =>
  [...(things[thing]?.arguments ?? []), ...(things[thing]?.options ?? [])].flatMap((one) =>
    typeof one === 'string' ? [] : one,
  );

/** The flag of a field; the first field of a thing has none. */
const flagOf = ({ flags }: Parameter): string | undefined => /^--\w+/.exec(flags)?.[0];

type Flags = ChangeFlags & Readonly<Record<string, unknown>>;

/** The value of a field as it was typed; undefined where it was left out. Throws a UsageError if it cannot be used. */
async function valueOf(asked: Parameter, typed: string): Promise<unknown> {
  if (typed.trim() === '') return undefined;
  const value = asked.form ? await forms[asked.form]?.(typed.trim()) : typed.trim();
  if (value !== undefined) return value;
  throw new UsageError(`"${typed}" cannot be used. ${asked.description}.`);
}

/** Asks at the terminal, again and again until the answer can be used. */
async function askFor(asked: Parameter, ask: NonNullable<Io['ask']>, io: Io): Promise<unknown> {
  for (;;) {
    try {
      const value = await valueOf(asked, await ask(`${asked.description}${asked.isNeeded ? '' : ' (may be empty)'}: `));
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
async function takeField(asked: Parameter, { first, flags, io }: Typed): Promise<unknown> {
  const flag = flagOf(asked);
  const typed = flag === undefined ? first : (flags[flag.slice('--'.length)] as string | undefined);
  if (typed !== undefined) return valueOf(asked, typed);
  return first === undefined && io.ask ? askFor(asked, io.ask, io) : undefined;
}

/** The fields from the flags and, at a terminal where nothing was named, from answers. */
async function fieldsOf(thing: Addable, typed: Typed): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for (const asked of askedOf(thing)) {
    const { field = '', isNeeded, description } = asked;
    fields[field] = await takeField(asked, typed);
    if (isNeeded && fields[field] === undefined)
      throw new UsageError(`new ${thing}: ${flagOf(asked) ?? 'a name'} is missing. ${description}.`);
  }
  const now = typed.flags.now ?? typed.io.now();
  if (thing === 'news') fields['date'] ??= now.toISOString().slice(0, 'YYYY-MM-DD'.length);
  return fields;
}

/** Adds a thing to the content. */
const adding =
  (thing: Addable) =>
  async (context: Context, flags: Flags, [first]: readonly [string | undefined]): Promise<void> => {
    const values = await fieldsOf(thing, { first, flags, io: context.io });
    const title = `new ${thing} ${String(Object.values(values)[0])}`;
    await runChange(context, { title, flags }, (options) => addThing(options, thing, values));
  };

/** The commands that add something to the content, by their names. */
export const addingActions: Bindings['actions'] = Object.fromEntries(
  (['course', 'session', 'story', 'page', 'trainer', 'news'] as const).map((thing) => [`new ${thing}`, adding(thing)]),
);
