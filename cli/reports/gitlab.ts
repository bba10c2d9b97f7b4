// GitLab's Code Quality, whose problems a merge request lists and shows beside the lines: the part of Code Climate's format that
// GitLab reads. https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
import { fingerprints } from '../baseline.ts';
import type { Findings } from './findings.ts';
import { jsonText, plainText } from './plain-text.ts';
import { repositoryFile, type View } from './view.ts';

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
      location: { path: plainText(repositoryFile(file, view)), lines: { begin: start.line } },
    })),
  );
}
