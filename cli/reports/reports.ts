// Every way of telling the result of a check. A report is a pure function of the result and of how it will be seen.
import type { CheckResult } from '../../generator/index.ts';
import { jsonReport } from './json.ts';
import { prettyReport } from './pretty.ts';
import type { View } from './view.ts';

export type Report = (result: CheckResult, view: View) => string;

/** The reports by the name that --format takes. */
export const reports = { pretty: prettyReport, json: jsonReport } satisfies Record<string, Report>;

export type Format = keyof typeof reports;
