// Every way of telling the result of a check. A report is a pure function of the findings and of how they will be seen.
import type { Findings } from './findings.ts';
import type { Format } from './formats.ts';
import { githubReport } from './github.ts';
import { jsonReport } from './json.ts';
import { junitReport } from './junit.ts';
import { prettyReport } from './pretty.ts';
import { sarifReport } from './sarif.ts';
import type { View } from './view.ts';

export type Report = (findings: Findings, view: View) => string;

/** The reports by the name that --format takes. */
export const reports = {
  pretty: prettyReport,
  json: jsonReport,
  github: githubReport,
  sarif: sarifReport,
  junit: junitReport,
} satisfies Record<Format, Report>;
