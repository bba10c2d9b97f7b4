// prospectus new course and the like: questions at a terminal, or flags, and then a valid file or item.
import { type Addable, addThing, dayIn, readFigure, timeIn } from '../../generator/index.ts';
import { commandDefinitions, type Parameter, type Bindings } from '../command-definitions.ts';
import { UsageError } from '../failures.ts';
import type { Context, Io } from '../io.ts';
import { type ChangeFlags, runChange } from './changing.ts';

/** The field of the content that an argument or an option is. */
const fieldOf = ({ field, flags }: Parameter): string => field ?? /\w+/.exec(flags)?.[0] ?? '';

/** How what was typed becomes a value, by the names of the forms; undefined where it cannot be used. */
const forms: Readonly<Record<string, (text: string, asked: Parameter, typed: Typed) => unknown>> = {
  figure: (text, asked, { thing, flags }) =>
    readFigure(flags.content, [thing === 'session' ? 'sessions' : 'courses', fieldOf(asked)], text),
  // In 3/4/2027, either figure could be the month.
  day: (text) => dayIn(text, 'mixed'),
  time: timeIn,
  lines: (text) => `${text.replaceAll('\\n', '\n').trimEnd()}\n`,
};

const things = commandDefinitions['new']?.commands ?? {};

/** The flag of a field; the first field of a thing has none. */
const flagOf = ({ flags }: Parameter): string | undefined => /^--\w+/.exec(flags)?.[0];

type Flags = ChangeFlags & Readonly<Record<string, unknown>>;

/** The value of a field as it was typed; undefined where it was left out. Throws a UsageError if it cannot be used. */
async function valueOf(asked: Parameter, written: string, typed: Typed): Promise<unknown> {
  const text = written.trim();
  if (text === '') return undefined;
  const value = asked.form ? await forms[asked.form]?.(text, asked, typed) : text;
  if (value !== undefined) return value;
  throw new UsageError(`"${written}" cannot be used. ${asked.description}.`);
}

/** Asks at the terminal, again and again until the answer can be used. */
async function askFor(asked: Parameter, ask: NonNullable<Io['ask']>, typed: Typed): Promise<unknown> {
  const question = `${asked.description}${asked.isNeeded ? '' : ' (may be empty)'}: `;
  for (;;) {
    try {
      const value = await valueOf(asked, await ask(question), typed);
      if (value !== undefined || !asked.isNeeded) return value;
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      typed.io.err(`${error.message}\n`);
    }
  }
}

interface Typed {
  readonly thing: Addable;
  readonly first: string | undefined;
  readonly flags: Flags;
  readonly io: Io;
}

/** The value of a field: from its flag, or from an answer where a person is asked. */
async function takeField(asked: Parameter, typed: Typed): Promise<unknown> {
  const { first, flags, io } = typed;
  const flag = flagOf(asked);
  const own = flag === undefined ? first : (flags[flag.slice('--'.length)] as string | undefined);
  if (own !== undefined) return valueOf(asked, own, typed);
  return first === undefined && io.ask ? askFor(asked, io.ask, typed) : undefined;
}

/** The fields from the flags and, at a terminal where nothing was named, from answers. */
async function fieldsOf(typed: Typed): Promise<Record<string, unknown>> {
  const { thing } = typed;
  const fields: Record<string, unknown> = {};
  const { arguments: named = [], options = [] } = things[thing] ?? {};
  for (const asked of [...named, ...options]) {
    if (typeof asked === 'string') continue;
    const { isNeeded, description } = asked;
    const field = fieldOf(asked);
    fields[field] = await takeField(asked, typed);
    if (isNeeded && fields[field] === undefined)
      throw new UsageError(`new ${thing}: ${flagOf(asked) ?? 'a name'} is missing. ${description}.`);
  }
  return fields;
}

const adding =
  (thing: Addable) =>
  async (context: Context, flags: Flags, [first]: readonly [string | undefined]): Promise<void> => {
    const values = await fieldsOf({ thing, first, flags, io: context.io });
    const title = `new ${thing} ${String(Object.values(values)[0])}`;
    await runChange(context, { title, flags }, (options) => addThing(options, thing, values));
  };

/** The commands that add something to the content, by their names. */
export const addingActions: Bindings['actions'] = Object.fromEntries(
  (['course', 'session', 'story', 'page', 'trainer', 'news'] as const).map((thing) => [`new ${thing}`, adding(thing)]),
);
