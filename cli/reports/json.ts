// The reports for programs that read lines or JSON.
import type { Diagnostic, Fix, Imported, Location } from '../../generator/index.ts';
import project from '../../package.json' with { type: 'json' };
import { fingerprints } from '../baseline.ts';
import { asideLines, count, type Findings, summary } from './summary.ts';
import { jsonText, plainText, withoutControls } from './display.ts';
import { repositoryFile, type View } from './view.ts';

// One line for each problem, as compilers write them: what editors, terminals and grep make links of.

/** Returns one line for each problem, and the summary. .vscode/tasks.json has a pattern for these lines. */
export function linesReport(findings: Findings, view: View): string {
  const problems = findings.diagnostics.map(({ code, severity, message, advice, location: { file, start } }) => {
    const place = `${repositoryFile(file, view)}:${start.line}:${start.column}`;
    return plainText(`${place}: ${severity}: ${message} ${advice} [${code}]`);
  });
  return `${[...problems, summary(findings), ...asideLines(findings)].join('\n')}\n`;
}

// The shape of this report is a contract (see README.md): fields may be added, but never removed.

/** Raised when a field of the report is removed or means something else. */
const FORMAT = 1;

// Fields are listed one by one, so that a field added to a diagnostic does not become part of the contract by accident.
const rangeOf = ({ start, end }: Pick<Location, 'start' | 'end'>) => ({
  start: { line: start.line, column: start.column },
  end: { line: end.line, column: end.column },
});

const locationOf = ({ file, pointer, ...range }: Location): Location => ({ file, pointer, ...rangeOf(range) });

/** `isSafe` says whether check --fix applies it. */
const fixOf = ({ range, text, isGuess }: Fix) => ({ range: rangeOf(range), text, isSafe: isGuess !== true });

const problemOf = ({ code, severity, message, advice, location, related = [], fix }: Diagnostic) => ({
  code,
  severity,
  message,
  advice,
  location: locationOf(location),
  related: related.map((place) => ({ note: place.note, location: locationOf(place.location) })),
  ...(fix === undefined ? {} : { fix: fixOf(fix) }),
});

/** Returns the problems and their counts as one JSON object, with what a build has published. */
export function jsonReport({ diagnostics, files, milliseconds, built }: Findings): string {
  const { errors, warnings } = count(diagnostics);
  const summary = { files, errors, warnings, milliseconds: Math.round(milliseconds) };
  const published = built && { pages: built.pages, files: built.files, bytes: built.bytes };
  const report = { format: FORMAT, version: project.version, diagnostics: diagnostics.map(problemOf), summary };
  return jsonText({ ...report, ...(published ? { built: published } : {}) });
}

// GitLab's Code Quality, whose problems a merge request lists and shows beside the lines: the part of Code Climate's format that
// GitLab reads. https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format

const severities = { error: 'major', warning: 'minor', info: 'info' } as const;

/** Returns a list of all problems; empty if there is none. */
export function gitlabReport({ diagnostics }: Findings, view: View): string {
  const marks = fingerprints(diagnostics);
  return jsonText(
    diagnostics.map(({ code, severity, message, advice, location: { file, start } }, index) => ({
      description: plainText(`${message} ${advice}`),
      check_name: code,
      fingerprint: marks[index],
      severity: severities[severity],
      location: { path: withoutControls(repositoryFile(file, view)), lines: { begin: start.line } },
    })),
  );
}

/** Returns what an import does with each row as one JSON object. */
export function importJson(
  { rows, decisions, ignored, missing, changes, diagnostics, isRefused }: Imported,
  { subject, file, isDryRun }: { readonly subject: string; readonly file: string; readonly isDryRun: boolean },
): string {
  return jsonText({
    format: FORMAT,
    version: project.version,
    subject,
    file,
    isWritten: changes.length > 0 && !isRefused && !isDryRun,
    rows: rows.map(({ sheet, row, is, name, changes: fields, problems }) => ({
      sheet,
      row,
      is,
      name,
      changes: fields.map(({ field, column, before, after }) => ({ field, column, before, after })),
      problems: problems.map(({ column, problem, advice }) => ({ column, problem, advice })),
    })),
    decisions,
    ignored,
    missing,
    files: changes.map((change) => change.file),
    diagnostics: diagnostics.map(problemOf),
  });
}
