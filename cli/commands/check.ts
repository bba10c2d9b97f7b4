import type { CheckResult, Diagnostic, FixResult } from '../../generator/index.ts';
import * as generator from '../../generator/index.ts';
import {
  countOccurrences,
  type KnownProblem,
  baselineOf,
  baselineText,
  mergeBaselines,
  readBaseline,
  splitByBaseline,
} from '../baseline.ts';
import { exitCodes, traceOf, UsageError } from '../failures.ts';
import type { Context, Io } from '../io.ts';
import { followedReport } from '../reports/pretty.ts';
import { amount, count, exitCodeOf, type Findings } from '../reports/summary.ts';
import { unifiedDiff } from '../reports/unified-diff.ts';
import type { View } from '../reports/view.ts';
import { writeOutput } from '../write-output.ts';
import { UNDO } from './changing.ts';
import { chooseFiles, namesFrom } from './places.ts';
import { reportFindings, type ReportFlags, type ReportTargets, reportTargets, reportToFiles } from './reporting.ts';

// Selects the findings to report: all content is always checked, but a pipeline may ask for some files only, or for new
// problems only.

/** The selection; `content` is absolute. */
interface FindingsFilter {
  readonly content: string;
  readonly paths: readonly string[];
  readonly baseline?: string;
  readonly updateBaseline?: true;
}

/** Returns the baseline, updated if requested; entries of files that are not selected are preserved. */
async function baselineFor(
  { baseline, updateBaseline }: FindingsFilter,
  { selected, isChosen }: { readonly selected: readonly Diagnostic[]; readonly isChosen: (file: string) => boolean },
  io: Io,
): Promise<readonly KnownProblem[]> {
  if (baseline === undefined) return [];
  const before = readBaseline(baseline, { cwd: io.cwd, mayBeMissing: updateBaseline === true });
  if (!updateBaseline) return before;
  const others = before.filter(({ file }) => !isChosen(file));
  const after = mergeBaselines(others, baselineOf(selected));
  writeOutput({ flag: '--baseline', file: baseline, cwd: io.cwd }, baselineText(after));
  io.err(`${baseline} now lists ${amount(countOccurrences(after), 'problem')}.\n`);
  return after;
}

/** Returns the findings selected by paths and baseline. Throws a UsageError if either cannot be used. */
async function narrowFindings(result: CheckResult, wanted: FindingsFilter, io: Io): Promise<Findings> {
  const { diagnostics, sources } = result;
  const found = diagnostics.map(({ location }) => location.file);
  const isChosen = chooseFiles(wanted.paths, { cwd: io.cwd, content: wanted.content }, found);
  const isSelected = ({ location }: Diagnostic): boolean => isChosen(location.file);
  const listed = await baselineFor(wanted, { selected: diagnostics.filter(isSelected), isChosen }, io);
  const { unlisted, known, stale } = splitByBaseline(diagnostics, listed);
  const selected = unlisted.filter(isSelected);
  return {
    ...result,
    diagnostics: selected,
    sources: sources.filter(isChosen),
    known: known.filter(isSelected).length,
    elsewhere: unlisted.length - selected.length,
    stale: stale.filter(({ file }) => isChosen(file)),
  };
}

// check --watch: after each save, what is new, what is fixed and what is left.

function reporter({ out, isWhole = false, ...targets }: ReportTargets, io: Io): (findings: Findings) => Promise<void> {
  if (out !== 'pretty')
    return (findings) => {
      // By this line an editor knows that what it has listed is out of date.
      if (out === 'lines') io.out(`Checking ${targets.folder || 'this folder'}.\n`);
      return reportFindings(findings, { ...targets, out, isWhole }, io);
    };
  const report = followedReport();
  const isTerminal = io.isTerminal?.out ?? false;
  const view: View = { isColor: io.isColor.out, isTerminal, columns: io.columns, isWhole };
  return (findings) => Promise.resolve(io.out(`${report(findings, view)}\n`));
}

async function watchFindings(flags: CheckFlags & FindingsFilter, io: Io): Promise<void> {
  const targets = reportTargets('check', flags, io);
  const report = reporter(targets, io);
  const stop = await generator.watchCheck({
    content: flags.content,
    now: () => flags.now ?? io.now(),
    onCheck: async (result) => report(await narrowFindings(result, flags, io)),
    onFault: (error) => io.err(`prospectus: ${error instanceof UsageError ? error.message : traceOf(error)}\n`),
  });
  try {
    io.err(`Watching ${targets.folder || 'this folder'}. Press Ctrl+C to stop.\n`);
    await io.untilStopped();
  } finally {
    stop();
  }
}

// check --fix: fixes what is safe before the check reports what is left, or only shows it.

/** Returns the lines that say what was done, or would be; `nameOf` names a file for people. */
export function fixLines(
  { files, fixed, left }: FixResult,
  { isDryRun, nameOf }: { readonly isDryRun: boolean; readonly nameOf: (file: string) => string },
): readonly string[] {
  const done = fixed.filter(({ location }) => !left.includes(location.file));
  const each = done.map(({ code, location }) => `Fixed ${nameOf(location.file)}:${location.start.line}: ${code}`);
  const aside = left.map(
    (file) => `${nameOf(file)} was changed during the run, so it was left alone. Run the command again.`,
  );
  const whole = `${amount(done.length, 'problem')} in ${amount(files.length - left.length, 'file')}.`;
  if (isDryRun && done.length > 0) return [`Would fix ${whole}`];
  if (done.length > 0) return [...each, ...aside, `Fixed ${whole} ${UNDO}`];
  return aside.length > 0 ? aside : ['Nothing can be fixed automatically.'];
}

/** Fixes the content, and says what it has fixed; a dry run prints the difference instead. */
async function fixFindings(
  { content, paths }: FindingsFilter,
  { now, isDryRun }: { readonly now: Date; readonly isDryRun: boolean },
  io: Io,
): Promise<void> {
  const isChosen = chooseFiles(paths, { cwd: io.cwd, content }, []);
  const result = await generator.fixContent({ content, now, isChosen, isDryRun });
  const nameOf = namesFrom(io, content);
  if (isDryRun) for (const { file, before, after } of result.files) io.out(unifiedDiff(nameOf(file), before, after));
  for (const line of fixLines(result, { isDryRun, nameOf })) io.err(`${line}\n`);
}

interface CheckFlags extends ReportFlags {
  readonly maxWarnings?: number;
  readonly baseline?: string;
  readonly updateBaseline?: true;
  readonly fix?: true;
  readonly dryRun?: true;
  readonly watch?: true;
  readonly now?: Date;
  readonly languages?: readonly string[];
}

/** Throws a UsageError for a flag that changes files: a watch only reports, and would answer its own changes. */
function judgeWatch({ fix, updateBaseline, output }: CheckFlags): void {
  const others = { '--fix': fix, '--update-baseline': updateBaseline, '--output': output };
  const [other] = Object.entries(others).find(([, given]) => given !== undefined) ?? [];
  if (other !== undefined)
    throw new UsageError(`--watch: reports again and again, and has no ${other}. Use only one of them.`);
}

function judge({ updateBaseline, baseline, fix, dryRun, format }: CheckFlags): void {
  if (updateBaseline && baseline === undefined)
    throw new UsageError('--update-baseline: say which file, as in --baseline baseline.json --update-baseline.');
  if (dryRun && !fix) throw new UsageError('--dry-run: shows what --fix would change. Use both.');
  if (dryRun && format !== undefined)
    throw new UsageError(`--format: --dry-run prints a diff. Write the report to a file: --output ${format}=<file>.`);
}

async function checkContent({ io, finish }: Context, flags: CheckFlags & FindingsFilter): Promise<void> {
  const { content, maxWarnings } = flags;
  const now = flags.now ?? io.now();
  const targets = reportTargets('check', flags, io);
  if (flags.fix) await fixFindings(flags, { now, isDryRun: flags.dryRun === true }, io);
  const result = await generator.check({ content, now, languages: flags.languages });
  const findings = await narrowFindings(result, flags, io);
  // The difference is all that a dry run prints.
  await (flags.dryRun ? reportToFiles : reportFindings)(findings, targets, io);
  const { warnings } = count(findings.diagnostics);
  const isOver = maxWarnings !== undefined && warnings > maxWarnings;
  if (isOver) io.err(`${amount(warnings, 'warning')}, and --max-warnings allows ${maxWarnings}.\n`);
  finish(isOver ? exitCodes.problems : exitCodeOf(findings.diagnostics));
}

/** Checks all content and reports every problem in it. */
export async function check(context: Context, flags: CheckFlags, [paths]: readonly [readonly string[]]): Promise<void> {
  judge(flags);
  if (!flags.watch) return checkContent(context, { ...flags, paths });
  judgeWatch(flags);
  await watchFindings({ ...flags, paths }, context.io);
}
