// Every way of telling the result of a check, each loaded when it is asked for.
import type { Findings } from './findings.ts';
import type { Format } from './formats.ts';
import type { View } from './view.ts';

/** A pure function of the findings and of how they will be seen. */
export type Report = (findings: Findings, view: View) => string;

const loaders: Readonly<Record<Format, () => Promise<Report>>> = {
  pretty: async () => (await import('./pretty.ts')).prettyReport,
  json: async () => (await import('./json.ts')).jsonReport,
  github: async () => (await import('./github.ts')).githubReport,
  sarif: async () => (await import('./sarif.ts')).sarifReport,
  junit: async () => (await import('./junit.ts')).junitReport,
};

/** Writes the report in the format that --format names. */
export const report = async (format: Format, findings: Findings, view: View): Promise<string> =>
  (await loaders[format]())(findings, view);
