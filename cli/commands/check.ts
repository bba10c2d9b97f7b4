import { relative, sep } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { exitCodes } from '../exit-code.ts';
import { count, exitCodeOf } from '../reports/count.ts';
import { type Format, formats } from '../reports/formats.ts';
import { amount } from '../reports/summary.ts';
import { UsageError } from '../usage-error.ts';
import type { Context } from './context.ts';
import { fixFindings } from './fix-findings.ts';
import { narrowFindings } from './narrow-findings.ts';
import { contentFolder, contentOption, nowOption } from './options.ts';
import { fileOutputs, outFormat, readOutput, type ReportOutput } from './report-outputs.ts';
import { reportFindings } from './report-findings.ts';

interface CheckFlags {
  readonly content: string;
  readonly format?: Format;
  readonly output?: readonly ReportOutput[];
  readonly all?: true;
  readonly maxWarnings?: number;
  readonly baseline?: string;
  readonly updateBaseline?: true;
  readonly fix?: true;
  readonly dryRun?: true;
  readonly now?: Date;
}

function readAmount(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give a whole number, such as 0.');
}

/** Throws a UsageError for a flag that means nothing without another one. */
function judge({ updateBaseline, baseline, fix, dryRun }: CheckFlags): void {
  if (updateBaseline && baseline === undefined)
    throw new UsageError('--update-baseline: say which file, as in --baseline baseline.json --update-baseline.');
  if (dryRun && !fix) throw new UsageError('--dry-run: shows what --fix would change. Give both.');
}

const baselineOf = ({ baseline, updateBaseline }: CheckFlags) => ({
  ...(baseline === undefined ? {} : { baseline }),
  ...(updateBaseline ? { updateBaseline } : {}),
});

async function checkContent({ io, finish }: Context, paths: readonly string[], flags: CheckFlags): Promise<void> {
  const { format, output = [], maxWarnings } = flags;
  judge(flags);
  const now = flags.now ?? io.now();
  const content = contentFolder(io, flags.content);
  const out = outFormat(format, output, io.github ? 'github' : 'pretty');
  const files = fileOutputs(output, { cwd: io.cwd, content });
  const folder = relative(io.cwd, content).split(sep).join('/');
  if (flags.fix) await fixFindings({ content, folder, paths, now, isDryRun: flags.dryRun === true }, io);
  const { check } = await import('../../generator/index.ts');
  const result = await check({ content, now });
  const findings = await narrowFindings(result, { ...baselineOf(flags), content, paths }, io);
  // The difference is all that a dry run prints.
  if (!flags.dryRun) await reportFindings(findings, { out, files, folder, isWhole: flags.all === true }, io);
  const { warnings } = count(findings.diagnostics);
  const isOver = maxWarnings !== undefined && warnings > maxWarnings;
  if (isOver) io.err(`${amount(warnings, 'warning')}, and --max-warnings allows ${maxWarnings}.\n`);
  finish(isOver ? exitCodes.problems : exitCodeOf(findings.diagnostics));
}

/** Returns the command that checks all content and reports every problem in it. */
export function checkCommand(context: Context): Command {
  return new Command('check')
    .description('Read all content and report every problem in it: what, where, why and what to do.')
    .argument('[paths...]', 'report only what is wrong in these files or folders; all content is still read')
    .addOption(contentOption())
    .addOption(
      new Option('--format <name>', 'how to report it (default: pretty; github where GitHub Actions runs it)').choices(
        formats,
      ),
    )
    .option('--fix', 'first correct what needs no decision, and report what is left')
    .option('--dry-run', 'with --fix: write nothing, and print what would change as a unified diff')
    .option('--all', 'show every problem, however many are alike')
    .addOption(
      new Option('--output <format=file>', 'also write this report to a file; may be given several times').argParser(
        readOutput,
      ),
    )
    .addOption(new Option('--max-warnings <n>', 'fail when there are more warnings than this').argParser(readAmount))
    .option('--baseline <file>', 'report only problems that this file does not list')
    .option('--update-baseline', 'write the problems of now into the baseline')
    .addOption(nowOption())
    .action((paths: readonly string[], flags: CheckFlags) => checkContent(context, paths, flags));
}
