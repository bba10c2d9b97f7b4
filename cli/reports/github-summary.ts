// The table of all problems for the summary page of a GitHub job, in GitHub's Markdown.
import type { Diagnostic } from '../../generator/index.ts';
import type { Findings } from './findings.ts';
import { plainText } from './plain-text.ts';
import { asideLines, summary } from './summary.ts';
import { commandFor, repositoryFile, type View } from './view.ts';

/** GitHub rejects a summary of more than one mebibyte; half of it leaves room for other steps. */
const MAX_BYTES = 512 * 1024;

/** Escapes Markdown and HTML in content. */
const literal = (text: string): string =>
  plainText(text).replace(/[\\`*_{}[\]<>()#+!|~&@$]/g, (sign) => `&#${sign.codePointAt(0)};`);

const order = { error: 0, warning: 1, info: 2 } as const;

function row({ code, severity, message, advice, location }: Diagnostic, view: View): string {
  const place = `${repositoryFile(location.file, view)}:${location.start.line}:${location.start.column}`;
  return `| ${severity} | ${literal(place)} | ${literal(message)} ${literal(advice)} | ${literal(code)} |`;
}

function fitting(rows: readonly string[]): readonly string[] {
  let free = MAX_BYTES;
  const tooMuch = rows.findIndex((line) => (free -= Buffer.byteLength(line) + 1) < 0);
  return tooMuch < 0 ? rows : rows.slice(0, tooMuch);
}

/** Returns every problem as a table, errors first, with the summary line above it. */
export function githubSummary(findings: Findings, view: View): string {
  const sorted = [...findings.diagnostics].sort((a, b) => order[a.severity] - order[b.severity]);
  const rows = sorted.map((diagnostic) => row(diagnostic, view));
  const shown = fitting(rows);
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
