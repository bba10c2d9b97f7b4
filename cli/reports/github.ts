// GitHub annotates at most ten errors and ten warnings of a step, and silently drops the others. The most serious ones
// therefore come first, and the job summary (see github-summary.ts) has all of them.
// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
import type { Diagnostic } from '../../generator/index.ts';
import type { Findings } from './findings.ts';
import { plainText } from './plain-text.ts';
import { asideLines, summary } from './summary.ts';
import { commandFor, repositoryFile, type View } from './view.ts';

const MAX_PER_SEVERITY = 10;
const commands = { error: 'error', warning: 'warning', info: 'notice' } as const;

const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string): string => data(plainText(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');

function annotation({ code, severity, message, advice, location, related = [] }: Diagnostic, view: View): string {
  const { start, end } = location;
  // GitHub rejects columns for a range of several lines.
  const columns = start.line === end.line ? { col: start.column, endColumn: end.column } : {};
  const place = { title: code, file: repositoryFile(location.file, view), line: start.line, endLine: end.line };
  const properties = Object.entries({ ...place, ...columns }).map(
    ([key, value]) => `${key}=${property(String(value))}`,
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
    findings.diagnostics.filter((diagnostic) => diagnostic.severity === severity).slice(0, MAX_PER_SEVERITY),
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
