// All reports of a check; each is loaded when it is requested.
import type { Findings } from './findings.ts';
import type { Format, View } from './view.ts';

/** A pure function of the findings and of how they will be displayed. */
export type Report = (findings: Findings, view: View) => string;

const loaders: Readonly<Record<Format, () => Promise<Report>>> = {
  pretty: async () => (await import('./pretty.ts')).prettyReport,
  json: async () => (await import('./json.ts')).jsonReport,
  github: async () => (await import('./github.ts')).githubReport,
  sarif: async () => (await import('./sarif.ts')).sarifReport,
  lines: async () => (await import('./json.ts')).linesReport,
  gitlab: async () => (await import('./gitlab.ts')).gitlabReport,
  junit: async () => (await import('./junit.ts')).junitReport,
};

/** Returns the report in the format that --format names. */
export const report = async (format: Format, findings: Findings, view: View): Promise<string> =>
  (await loaders[format]())(findings, view);
