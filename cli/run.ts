// Creates the commands for each run, and turns every kind of failure into an exit code.
import { relative } from 'node:path';
import { Command, CommanderError } from 'commander';
import project from '../package.json' with { type: 'json' };
import { type Action, createCommand, commandDefinitions, type Bindings } from './command-definitions.ts';
import { maps, urls } from './commands/addresses.ts';
import { build, merge, prepare } from './commands/build.ts';
import { rename, retire, set, undo } from './commands/changing.ts';
import { check } from './commands/check.ts';
import { cms } from './commands/cms.ts';
import { enquiries } from './commands/enquiries.ts';
import { explain } from './commands/explain.ts';
import { fmt } from './commands/fmt.ts';
import { forms } from './commands/forms.ts';
import { list } from './commands/list.ts';
import { addingActions } from './commands/new-thing.ts';
import { newSite } from './commands/new.ts';
import { pull } from './commands/pull.ts';
import { readers } from './commands/options.ts';
import { contentFolder, refuseCache, slashed } from './commands/places.ts';
import { dev, edit, preview, start } from './commands/serving.ts';
import { exportSheet, importSheet } from './commands/sheets.ts';
import { importTranslations, translations } from './commands/translations.ts';
import { printable } from './reports/display.ts';
import { type ExitCode, exitCodes, refusalOf, traceOf } from './failures.ts';
import type { Context, Finish, Io } from './io.ts';

const actions: Bindings['actions'] = {
  check,
  explain,
  fmt,
  maps,
  urls,
  build,
  merge,
  prepare,
  dev,
  edit,
  preview,
  start,
  forms,
  enquiries,
  import: importSheet,
  export: exportSheet,
  pull,
  'new site': newSite,
  ...addingActions,
  rename,
  retire,
  set,
  list,
  translations,
  'translations import': importTranslations,
  cms,
  undo,
};

/** Joins commander's lines ("error: ...", "(Did you mean ...?)") into one. */
function usageLine(text: string): string {
  const line = text
    .trim()
    .replace(/^error: /, '')
    .replace(/\s*\n\s*/g, ' ');
  return `prospectus: ${/[.?)]$/.test(line) ? line : `${line}.`}${line.includes('Did you mean') ? '' : ' See --help.'}\n`;
}

/** Does what a command is for; its flags have the absolute folder of the content. */
async function act(action: Action, command: Command, context: Context): Promise<void> {
  const flags = command.optsWithGlobals<Readonly<Record<string, string | undefined>>>();
  refuseCache(flags, context.io);
  const { content } = flags;
  const known = content === undefined ? flags : { ...flags, content: contentFolder(context.io, content) };
  await action(context, known as never, command.processedArgs as never);
}

/** Creates the commands: for a run, or for the reference that describes them. */
export function createProgram(io: Io, finish: Finish): Command {
  const program = new Command('prospectus')
    .description('Turns the content of a training provider into its public website, and refuses to publish a mistake.')
    .version(project.version, '-v, --version', 'print the version')
    .addHelpText(
      'after',
      '\nGuide: node_modules/prospectus/docs/editing.md; README.md beside it lists all pages.\n\n' +
        'Exit codes: 0 clean, 1 problems in the content, 2 wrong usage, 3 a bug in Prospectus.',
    )
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out(text),
      writeErr: (text) => io.err(text),
      outputError: (text, write) => write(usageLine(text)),
      getOutHelpWidth: () => io.columns,
      getErrHelpWidth: () => io.columns,
      getOutHasColors: () => io.isColor.out,
      getErrHasColors: () => io.isColor.err,
    })
    .helpCommand('help [command]', 'display help for a command');
  const making = {
    actions,
    readers,
    outer: program,
    act: (action: Action, command: Command) => act(action, command, { io, finish }),
  };
  for (const [name, definition] of Object.entries(commandDefinitions))
    program.addCommand(createCommand(name, definition, making));
  return program;
}

/** Reports a bug, and returns its exit code. */
export function reportFault(error: unknown, io: Pick<Io, 'err'>): ExitCode {
  io.err(
    `prospectus: this is a bug in Prospectus, not a mistake in your content. Please report it with the lines below.\n${traceOf(error)}\n`,
  );
  return exitCodes.fault;
}

function reportRefusal(error: unknown, io: Io): ExitCode | undefined {
  const refusal = refusalOf(error);
  if (refusal === undefined) return undefined;
  const { path: file, code } = error as NodeJS.ErrnoException;
  const isAboutFile = file !== undefined && code !== 'EMFILE' && code !== 'ENFILE';
  const what = isAboutFile ? `"${slashed(relative(io.cwd, file))}" cannot be written` : 'the command cannot go on';
  io.err(`prospectus: ${printable(`${what}: ${refusal}`)}.\n`);
  return exitCodes.usage;
}

function codeOfFailure(error: unknown, io: Io): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.clean : exitCodes.usage;
  if (error instanceof Error && ['UsageError', 'ChangeRefused'].includes(error.name)) {
    io.err(`prospectus: ${error.message.split('\n').map(printable).join('\n')}\n`);
    return exitCodes.usage;
  }
  // Ctrl+C or Ctrl+D at a question; all questions come before what they are about is written.
  if (error instanceof Error && error.name === 'AbortError') {
    io.err('\nprospectus: stopped, and nothing was written.\n');
    return exitCodes.usage;
  }
  if (error instanceof Error && error.name === 'WorkerEnded') {
    const advice =
      'Nothing was published, and what was there before is untouched. The usual cause is too little memory: try --workers 1, or 0 for no worker processes.';
    io.err(`prospectus: ${error.message} ${advice}\n`);
    return exitCodes.fault;
  }
  return reportRefusal(error, io) ?? reportFault(error, io);
}

/** Runs the command line on its arguments (without the program's name) and returns its exit code; it never throws. */
export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.clean;
  const finish: Finish = (code) => {
    exitCode = code;
  };
  try {
    await createProgram(io, finish).parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    return codeOfFailure(error, io);
  }
}
