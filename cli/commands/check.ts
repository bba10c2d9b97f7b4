import { Command, InvalidArgumentError, Option } from 'commander';
import { exitCodes } from '../exit-code.ts';
import { count, exitCodeOf } from '../reports/count.ts';
import { amount } from '../reports/summary.ts';
import { UsageError } from '../usage-error.ts';
import type { Context } from './context.ts';
import { fixFindings } from './fix-findings.ts';
import { narrowFindings } from './narrow-findings.ts';
import { contentFolder, contentOption, nowOption } from './options.ts';
import { watchFindings } from './watch-findings.ts';
import { reportFindings, reportToFiles } from './report-findings.ts';
import { type ReportFlags, reportTargets, withReports } from './report-flags.ts';

interface CheckFlags extends ReportFlags {
  readonly maxWarnings?: number;
  readonly baseline?: string;
  readonly updateBaseline?: true;
  readonly fix?: true;
  readonly dryRun?: true;
  readonly watch?: true;
  readonly now?: Date;
}

function readAmount(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Use a whole number, such as 0.');
}

/** Throws a UsageError for a flag that changes files: a watch only reports, and would answer its own changes. */
function judgeWatch({ fix, updateBaseline, output }: CheckFlags): void {
  const others = { '--fix': fix, '--update-baseline': updateBaseline, '--output': output };
  const [other] = Object.entries(others).find(([, given]) => given !== undefined) ?? [];
  if (other !== undefined)
    throw new UsageError(`--watch: reports again and again, and has no ${other}. Use only one of them.`);
}

/** Throws a UsageError for a flag that means nothing without another one. */
function judge({ updateBaseline, baseline, fix, dryRun, format }: CheckFlags): void {
  if (updateBaseline && baseline === undefined)
    throw new UsageError('--update-baseline: say which file, as in --baseline baseline.json --update-baseline.');
  if (dryRun && !fix) throw new UsageError('--dry-run: shows what --fix would change. Give both.');
  if (dryRun && format !== undefined)
    throw new UsageError(`--format: --dry-run prints a diff. Write the report to a file: --output ${format}=<file>.`);
}

const baselineOf = ({ baseline, updateBaseline }: CheckFlags) => ({
  ...(baseline === undefined ? {} : { baseline }),
  ...(updateBaseline ? { updateBaseline } : {}),
});

async function checkContent({ io, finish }: Context, paths: readonly string[], flags: CheckFlags): Promise<void> {
  const { maxWarnings } = flags;
  const now = flags.now ?? io.now();
  const content = contentFolder(io, flags.content);
  const targets = reportTargets('check', { ...flags, content }, io);
  if (flags.fix)
    await fixFindings({ content, folder: targets.folder, paths, now, isDryRun: flags.dryRun === true }, io);
  const { check } = await import('../../generator/index.ts');
  const result = await check({ content, now });
  const findings = await narrowFindings(result, { ...baselineOf(flags), content, paths }, io);
  // The difference is all that a dry run prints.
  await (flags.dryRun ? reportToFiles : reportFindings)(findings, targets, io);
  const { warnings } = count(findings.diagnostics);
  const isOver = maxWarnings !== undefined && warnings > maxWarnings;
  if (isOver) io.err(`${amount(warnings, 'warning')}, and --max-warnings allows ${maxWarnings}.\n`);
  finish(isOver ? exitCodes.problems : exitCodeOf(findings.diagnostics));
}

async function checkOrWatch(context: Context, paths: readonly string[], flags: CheckFlags): Promise<void> {
  const { io } = context;
  judge(flags);
  if (!flags.watch) return checkContent(context, paths, flags);
  judgeWatch(flags);
  const content = contentFolder(io, flags.content);
  const targets = reportTargets('check', { ...flags, content }, io);
  const filter = { ...baselineOf(flags), content, paths };
  await watchFindings({ filter, targets, now: () => flags.now ?? io.now() }, io);
}

/** Returns the command that checks all content and reports every problem in it. */
export function checkCommand(context: Context): Command {
  const command = new Command('check')
    .description('Read all content and report every problem in it: what, where, why and what to do.')
    .argument('[paths...]', 'report only what is wrong in these files or folders; all content is still read')
    .addOption(contentOption());
  return withReports(command)
    .option('--fix', 'correct what needs no decision, then report what is left')
    .option('--watch', 'check again at each save, and report what is new, what is fixed and what is left')
    .option('--dry-run', 'with --fix: write nothing, and print what would change as a unified diff')
    .addOption(new Option('--max-warnings <n>', 'fail when there are more warnings than this').argParser(readAmount))
    .option('--baseline <file>', 'report only problems that this file does not list')
    .option('--update-baseline', 'record the current problems in the baseline')
    .addOption(nowOption())
    .action((paths: readonly string[], flags: CheckFlags) => checkOrWatch(context, paths, flags));
}
