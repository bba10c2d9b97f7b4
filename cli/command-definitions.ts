// What can be typed, as data: commands.json has the description, arguments, options and examples of each command. How a value is read
// is named there (`read`), and what a command does is found by its name.
import { Argument, Command, Option } from 'commander';
import data from './commands.json' with { type: 'json' };
import type { Context } from './io.ts';

/** An argument or an option. */
export interface Parameter {
  /** As it is typed, such as `--port <number>` or `[paths...]`. */
  readonly flags: string;
  readonly description: string;
  readonly choices?: readonly string[] | undefined;
  readonly default?: string | undefined;
  /** The name of the reader of its value. */
  readonly read?: string | undefined;
  readonly isRequired?: boolean | undefined;
  /** The options that it cannot be given with. */
  readonly conflicts?: readonly string[] | undefined;
  /** What is asked at a terminal where a new site is made without it. */
  readonly question?: string | undefined;
  /** Of what is added to the content: its field, where the flag has another name; how it is typed; whether it is needed. */
  readonly field?: string | undefined;
  readonly form?: string | undefined;
  readonly isNeeded?: boolean | undefined;
}

/** A command. */
export interface CommandDefinition {
  readonly description: string;
  readonly arguments?: readonly Parameter[] | undefined;
  /** The names of those that several commands share, or of groups of them, and its own. */
  readonly options?: readonly (string | Parameter)[] | undefined;
  /** What people type most often, and what for. */
  readonly examples?: Readonly<Record<string, string | undefined>> | undefined;
  readonly commands?: Readonly<Record<string, CommandDefinition>> | undefined;
}

/** All commands, in the order of the help. */
export const commandDefinitions: Readonly<Record<string, CommandDefinition>> = data.commands;

const shared: Readonly<Record<string, Parameter>> = data.options;
const groups: Readonly<Record<string, readonly string[]>> = data.groups;

/** What a command does with its flags and the values of its arguments. */
export type Action = (context: Context, flags: never, given: never) => unknown;

/** What the names in the data stand for. */
export interface Bindings {
  /** By the names of commands, such as `translations import`. */
  readonly actions: Readonly<Record<string, Action>>;
  readonly readers: Readonly<Record<string, (text: string, before: never) => unknown>>;
}

/** Returns the flag of an option by the name that its value has: `olderThan` is that of `--older-than`. */
export const flagNamed = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function optionOf(name: string | Parameter, readers: Bindings['readers']): Option {
  const described = typeof name === 'string' ? shared[name] : name;
  if (!described) throw new Error(`commands.json has no option "${String(name)}"`);
  const { flags, description, choices, read, default: otherwise, isRequired = false, conflicts = [] } = described;
  const made = new Option(flags, description)
    .conflicts([...conflicts])
    .makeOptionMandatory(isRequired)
    .default(otherwise);
  if (choices) made.choices(choices);
  return read === undefined ? made : made.argParser(readers[read] as (text: string, before: unknown) => unknown);
}

/** Returns the examples of a command, with what each is for. */
export const examplesOf = ({ examples = {} }: CommandDefinition) =>
  Object.entries(examples).map(([typed, purpose = '']) => [typed, purpose] as const);

function helpOn(definition: CommandDefinition): string {
  const lines = examplesOf(definition);
  if (lines.length === 0) return '';
  const width = Math.max(...lines.map(([typed]) => typed.length));
  return `\nExamples:\n${lines.map(([typed, purpose]) => `  ${typed.padEnd(width)}  ${purpose}`).join('\n')}`;
}

interface Assembly extends Bindings {
  act(action: Action, command: Command): Promise<void>;
  /** What the command is in, whose settings it has, too. */
  readonly outer: Command;
}

/** Returns a command with those that are in it. */
export function createCommand(name: string, definition: CommandDefinition, making: Assembly): Command {
  const { actions, readers, outer } = making;
  const command = new Command(name.split(' ').at(-1)).description(definition.description).copyInheritedSettings(outer);
  for (const { flags, description, choices } of definition.arguments ?? []) {
    const argument = new Argument(flags, description);
    command.addArgument(choices ? argument.choices(choices) : argument);
  }
  // A command with others in it leaves the place of the caches to them.
  const named = [...(definition.options ?? []), ...(definition.commands ? [] : ['cache'])];
  const options = named.flatMap((one) => (typeof one === 'string' ? (groups[one] ?? one) : one));
  for (const one of options) command.addOption(optionOf(one, readers));
  const action = actions[name];
  if (action) command.action((...given: readonly unknown[]) => making.act(action, given.at(-1) as Command));
  for (const [inner, own] of Object.entries(definition.commands ?? {}))
    command.addCommand(createCommand(`${name} ${inner}`, own, { ...making, outer: command }));
  return command.addHelpText('after', helpOn(definition));
}
