// Creates the commands for each run, and turns every kind of failure into an exit code.
import { relative } from 'node:path';
import { Command, CommanderError } from 'commander';
import project from '../package.json' with { type: 'json' };
import { buildCommand } from './commands/build.ts';
import { withCache } from './commands/options.ts';
import { checkCommand } from './commands/check.ts';
import type { Finish, Io } from './io.ts';
import { devCommand } from './commands/dev.ts';
import { editCommand } from './commands/edit.ts';
import { explainCommand } from './commands/explain.ts';
import { enquiriesCommand } from './commands/enquiries.ts';
import { exportCommand } from './commands/export.ts';
import { cmsCommand } from './commands/cms.ts';
import { fmtCommand } from './commands/fmt.ts';
import { formsCommand } from './commands/forms.ts';
import { importCommand } from './commands/import.ts';
import { mapsCommand } from './commands/maps.ts';
import { mergeCommand } from './commands/merge.ts';
import { prepareCommand } from './commands/prepare.ts';
import { newCommand } from './commands/new.ts';
import { previewCommand } from './commands/preview.ts';
import { renameCommand } from './commands/rename.ts';
import { listCommand } from './commands/list.ts';
import { retireCommand } from './commands/retire.ts';
import { setCommand } from './commands/set.ts';
import { startCommand } from './commands/start.ts';
import { translationsCommand } from './commands/translations.ts';
import { undoCommand } from './commands/undo.ts';
import { urlsCommand } from './commands/urls.ts';
import { type ExitCode, exitCodes, refusalOf, traceOf } from './failures.ts';

// Examples for the help of each command: what people type most often, with what it is for.

/** The lines of each command: what is typed, and what for. */
export const examples: Readonly<Record<string, readonly (readonly [typed: string, purpose: string])[]>> = {
  check: [
    ['prospectus check', 'report every problem'],
    ['prospectus check courses/capm.yaml', 'only those of one file'],
    ['prospectus check --watch', 'again at each save, while you write'],
    ['prospectus check --fix --dry-run', 'show what could be corrected by itself'],
    ['prospectus check --format sarif --output json=report.json', 'for pipelines'],
  ],
  fmt: [
    ['prospectus fmt', 'format all files'],
    ['prospectus fmt --check', 'for pipelines: fail where a file is not formatted'],
    ['prospectus fmt --dry-run content/courses', 'show what would change below a folder'],
    ['prospectus fmt --restore-modelines', 'after a CMS: give files their first lines again'],
  ],
  explain: [
    ['prospectus explain yaml/tab-indentation', 'what a code means, and how to correct it'],
    ['prospectus explain', 'list all codes'],
  ],
  maps: [['prospectus maps', 'show every number and old address']],
  urls: [
    ['prospectus urls', 'list every address'],
    ['prospectus urls --accept', 'record all new addresses'],
  ],
  build: [
    ['prospectus build', 'check, and write the site into dist'],
    ['prospectus build --host netlify --base /training/', 'for a host, below an address'],
    ['prospectus build --plan', 'print what would be built'],
    ['prospectus build --format json', 'report problems as check does, for a pipeline'],
    ['prospectus build --shard 1/4', 'build a quarter of a large site'],
  ],
  merge: [['prospectus merge shards/1 shards/2', 'put a site together from its shards']],
  prepare: [['prospectus prepare', 'make the first build faster']],
  dev: [['prospectus dev', 'show the site while you write']],
  edit: [['prospectus edit', 'change the content with forms and tables']],
  preview: [
    ['prospectus preview', 'serve the built site'],
    ['prospectus preview --host apache', 'answer as a host would'],
  ],
  start: [['prospectus start', 'check, build and serve']],
  forms: [['prospectus forms check', 'ask whether each endpoint accepts what visitors send']],
  enquiries: [
    ['prospectus enquiries list', 'read what visitors have sent'],
    ['prospectus enquiries export --since 2026-01-01 --out enquiries.csv', 'for a spreadsheet'],
  ],
  import: [
    ['prospectus import sessions dates.xlsx --dry-run', 'show what each row would change'],
    ['prospectus import sessions dates.csv', 'write it; "prospectus undo" takes it back'],
    ['prospectus import courses prices.xlsx --map "Net fee=price"', 'with a title that is not known'],
  ],
  export: [
    ['prospectus export sessions --out sessions.xlsx', 'for Excel, LibreOffice or Google Sheets'],
    ['prospectus export courses --out courses.csv', 'the same as CSV'],
  ],
  new: [
    ['prospectus new site my-site', 'create a site, with a few questions'],
    ['prospectus new site my-site --name "Example Institute" --language de', 'with answers'],
    [
      'prospectus new course "Excel for Accountants" --category data-ai --price 250',
      'a file, and its place in the catalogue',
    ],
    ['prospectus new session capm --start 2026-05-04 --end 2026-05-07', 'a date in schedule.yaml'],
    ['prospectus new trainer', 'with a few questions'],
  ],
  rename: [
    ['prospectus rename course capm capm-exam', 'its file, all that names it, links, and a redirect'],
    ['prospectus rename trainer ann ann-lee --dry-run', 'show what would change'],
  ],
  retire: [
    ['prospectus retire course capm --to pmp', 'its page and dates go, and its addresses lead to another course'],
    ['prospectus retire course capm --keep-page', 'people can still read it, and only its dates go'],
  ],
  set: [
    ['prospectus set price +5% --category soft-skills', 'raise prices, rounded to the smallest coin'],
    ['prospectus set price 600 --course capm,pmp', 'one price for several courses'],
    ['prospectus set --all --dry-run price -- -10', 'lower all prices by 10: -- comes before a minus'],
    ['prospectus set level Beginner --course capm', 'any other field of a course'],
  ],
  list: [
    ['prospectus list courses --without-sessions', 'those that have no date to come'],
    ['prospectus list sessions --from 2026-01-01 --to 2026-03-31', 'the dates of a quarter'],
    ['prospectus list sessions --full --format csv', 'what is booked out, for a spreadsheet'],
  ],
  translations: [
    ['prospectus translations', 'how many texts of each file are translated'],
    ['prospectus translations --state missing,older --format xliff --out ar.xlf', 'for a translator, or --format csv'],
    ['prospectus translations import ar.xlf --dry-run', 'show what the translator has changed'],
    ['prospectus translations --accept courses/capm.yaml', 'the translation of this course is right'],
  ],
  cms: [
    ['prospectus cms --repo harbour/website', 'print the configuration'],
    ['prospectus cms --repo harbour/website --out admin/config.yml', 'write it'],
  ],
  undo: [
    ['prospectus undo', 'take back what the last command has changed'],
    ['prospectus undo --dry-run', 'show what that would be'],
  ],
};

/** Returns the examples of a command, as its help ends with them. */
function examplesOf(command: string): string {
  const lines = examples[command] ?? [];
  if (lines.length === 0) return '';
  const width = Math.max(...lines.map(([typed]) => typed.length));
  return `\nExamples:\n${lines.map(([typed, purpose]) => `  ${typed.padEnd(width)}  ${purpose}`).join('\n')}`;
}

const factories = [
  checkCommand,
  explainCommand,
  fmtCommand,
  mapsCommand,
  urlsCommand,
  buildCommand,
  mergeCommand,
  prepareCommand,
  devCommand,
  editCommand,
  previewCommand,
  startCommand,
  formsCommand,
  enquiriesCommand,
  importCommand,
  exportCommand,
  newCommand,
  renameCommand,
  retireCommand,
  setCommand,
  listCommand,
  translationsCommand,
  cmsCommand,
  undoCommand,
];

/** Joins commander's lines ("error: ...", "(Did you mean ...?)") into one. */
function usageLine(text: string): string {
  const line = text
    .trim()
    .replace(/^error: /, '')
    .replace(/\s*\n\s*/g, ' ');
  return `prospectus: ${/[.?)]$/.test(line) ? line : `${line}.`}${line.includes('Did you mean') ? '' : ' See --help.'}\n`;
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
  for (const factory of factories) {
    const command = withCache(factory({ io, finish }).copyInheritedSettings(program), io);
    for (const inner of command.commands) inner.copyInheritedSettings(command);
    program.addCommand(command.addHelpText('after', examplesOf(command.name())));
  }
  return program;
}

const WORKER_ADVICE =
  'Nothing was published, and what was there before is untouched. The usual cause is too little memory: try --workers 1, or 0 for no worker processes.';

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
  const what = isAboutFile ? `"${relative(io.cwd, file)}" cannot be written` : 'the command cannot go on';
  io.err(`prospectus: ${what}: ${refusal}.\n`);
  return exitCodes.usage;
}

function codeOfFailure(error: unknown, io: Io): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.clean : exitCodes.usage;
  if (error instanceof Error && ['UsageError', 'ChangeRefused'].includes(error.name)) {
    io.err(`prospectus: ${error.message}\n`);
    return exitCodes.usage;
  }
  if (error instanceof Error && error.name === 'WorkerEnded') {
    io.err(`prospectus: ${error.message} ${WORKER_ADVICE}\n`);
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
