// One line for each problem, as compilers write them: what editors, terminals and grep make links of.
import type { Diagnostic } from '../../generator/index.ts';
import type { Findings } from './findings.ts';
import { plainText } from './plain-text.ts';
import { asideLines, summary } from './summary.ts';
import { repositoryFile, type View } from './view.ts';

const lineOf = ({ code, severity, message, advice, location }: Diagnostic, view: View): string => {
  const { line, column } = location.start;
  const place = `${repositoryFile(location.file, view)}:${line}:${column}`;
  return plainText(`${place}: ${severity}: ${message} ${advice} [${code}]`);
};

/** Returns one line for each problem, and the summary. .vscode/tasks.json has a pattern for these lines. */
export function linesReport(findings: Findings, view: View): string {
  const problems = findings.diagnostics.map((diagnostic) => lineOf(diagnostic, view));
  return `${[...problems, summary(findings), ...asideLines(findings)].join('\n')}\n`;
}
