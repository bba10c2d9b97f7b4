// GitHub annotates at most ten errors and ten warnings of a step, and silently drops the others. The most serious ones
// therefore come first, and the job summary (see github-summary.ts) has all of them.
// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
import { type Diagnostic, mostSeriousFirst } from '../../generator/index.ts';
import { asideLines, type Findings, summary } from './summary.ts';
import { plainText } from './display.ts';
import { commandFor, repositoryFile, type View } from './view.ts';

const commands = { error: 'error', warning: 'warning', info: 'notice' } as const;

const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

function annotation({ code, severity, message, advice, location, related = [] }: Diagnostic, view: View): string {
  const { start, end } = location;
  // GitHub rejects columns for a range of several lines.
  const columns = start.line === end.line ? { col: start.column, endColumn: end.column } : {};
  const place = { title: code, file: repositoryFile(location.file, view), line: start.line, endLine: end.line };
  const properties = Object.entries({ ...place, ...columns }).map(
    ([key, value]) =>
      `${key}=${data(plainText(String(value)))
        .replaceAll(':', '%3A')
        .replaceAll(',', '%2C')}`,
  );
  const relatedTexts = related.map(
    (other) => `${repositoryFile(other.location.file, view)}:${other.location.start.line}: ${other.note}`,
  );
  const lines = [message, advice, ...relatedTexts].map(plainText);
  return `::${commands[severity]} ${properties.join(',')}::${data(lines.join('\n'))}`;
}

/** Returns the workflow commands that annotate the problems in the code, and the summary. */
export function githubReport(findings: Findings, view: View): string {
  const shown = (['error', 'warning', 'info'] as const).flatMap((severity) =>
    findings.diagnostics.filter((diagnostic) => diagnostic.severity === severity).slice(0, 10),
  );
  const rest = findings.diagnostics.length - shown.length;
  return `${[
    ...shown.map((diagnostic) => annotation(diagnostic, view)),
    summary(findings),
    ...(rest > 0
      ? [`And ${rest} more: the summary of this job and "${commandFor(view, '--format json')}" list all.`]
      : []),
    ...asideLines(findings),
  ].join('\n')}\n`;
}

// The table of all problems for the summary page of a GitHub job, in GitHub's Markdown.

/** Escapes Markdown and HTML in content. */
const literal = (text: string): string =>
  plainText(text).replace(/[\\`*_{}[\]<>()#+!|~&@$]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Returns every problem as a table, errors first, with the summary line above it. */
export function githubSummary(findings: Findings, view: View): string {
  const rows = mostSeriousFirst(findings.diagnostics).map(({ code, severity, message, advice, location }) => {
    const place = `${repositoryFile(location.file, view)}:${location.start.line}:${location.start.column}`;
    return `| ${severity} | ${literal(place)} | ${literal(message)} ${literal(advice)} | ${literal(code)} |`;
  });
  // GitHub rejects a summary of more than one mebibyte; half of it leaves room for other steps.
  let free = 512 * 1024;
  const tooMuch = rows.findIndex((line) => (free -= Buffer.byteLength(line) + 1) < 0);
  const shown = tooMuch < 0 ? rows : rows.slice(0, tooMuch);
  const rest = rows.length - shown.length;
  return `${[
    `### Prospectus ${view.command ?? 'check'}`,
    '',
    summary(findings),
    ...asideLines(findings).flatMap((line) => ['', literal(line)]),
    ...(rows.length > 0 ? ['', '| | where | what | rule |', '|---|---|---|---|', ...shown] : []),
    ...(rest > 0 ? ['', `And ${rest} more: \`${commandFor(view, '--format json')}\` lists all.`] : []),
  ].join('\n')}\n`;
}
