// The public face of the generator: what the command line, tests and other programs call. A stage is loaded when it is
// first used: loading them all would be most of the time that a small command takes.
import type { CheckOptions, CheckResult } from './build/pipeline/check.ts';
import { rememberCheck } from './build/pipeline/remember-check.ts';

/** A function that is loaded when it is called. */
const lazily =
  <Given extends readonly unknown[], Result>(load: () => Promise<(...given: Given) => Result>) =>
  async (...given: Given): Promise<Awaited<Result>> =>
    await (
      await load()
    )(...given);

/** Checks the content: every problem of every file. Where nothing has changed since the last check, its result is returned. */
export const check = (options: CheckOptions): Promise<CheckResult> =>
  rememberCheck(options, async (known) => (await import('./build/pipeline/check.ts')).check({ ...options, ...known }));

export const planOf = lazily(async () => (await import('./build/pipeline/check.ts')).planOf);
export const maps = lazily(async () => (await import('./build/pipeline/check.ts')).maps);
export const build = lazily(async () => (await import('./build/pipeline/build.ts')).build);
export const merge = lazily(async () => (await import('./build/pipeline/build.ts')).merge);
export const dev = lazily(async () => (await import('./dev/dev.ts')).dev);
export const watchCheck = lazily(async () => (await import('./dev/watch-check.ts')).watchCheck);
export const prepare = lazily(async () => (await import('./build/pipeline/prepare.ts')).prepare);
export const conflictOfHosts = lazily(async () => (await import('./hosts/hosts.ts')).conflictOfNames);
export const hostNames = async (): Promise<readonly string[]> => (await import('./hosts/hosts.ts')).hostNames;
export const problemOfAnswer = lazily(async () => (await import('./starter/answers.ts')).problemOf);
export const timeZoneOf = lazily(async () => (await import('./starter/answers.ts')).timeZoneOf);
export const clashesOfStart = lazily(async () => (await import('./starter/write-starter.ts')).clashesOf);
export const writeStart = lazily(async () => (await import('./starter/write-starter.ts')).writeStarter);
export const formatContent = lazily(async () => (await import('./tools/format/format-content.ts')).formatContent);
export const fixContent = lazily(async () => (await import('./tools/fixes/fix-content.ts')).fixContent);
export const preview = lazily(async () => (await import('./serve/preview.ts')).preview);
export const urls = lazily(async () => (await import('./tools/ledger/ledger.ts')).urls);
export const acceptUrls = lazily(async () => (await import('./tools/ledger/ledger.ts')).acceptUrls);
export const removeUrl = lazily(async () => (await import('./tools/ledger/ledger.ts')).removeUrl);
export const checkEndpoints = lazily(async () => (await import('./tools/enquiries/check-endpoints.ts')).checkEndpoints);
export const storeProblem = lazily(async () => (await import('./serve/store.ts')).storeProblem);
export const removeEnquiries = lazily(
  async () => (await import('./tools/enquiries/remove-enquiries.ts')).removeEnquiries,
);
export const readEnquiries = lazily(async () => (await import('./tools/enquiries/read-enquiries.ts')).readEnquiries);

export const explainRules = lazily(async () => (await import('./rules/explanations.ts')).explainRules);

export type { CheckOptions, CheckResult, PlanOptions } from './build/pipeline/check.ts';
export type { BuildOptions, BuildResult, MergeOptions, Profile } from './build/pipeline/build-options.ts';
export type { Progress } from './build/produce/make-units.ts';
export type { Stage, StageName } from './base/stopwatch.ts';
export type { FormatResult } from './tools/format/format-content.ts';
export type { WatchOptions } from './dev/watch-check.ts';
export type { DevOptions, DevServer } from './dev/dev.ts';
export type { StartAnswers } from './starter/answers.ts';
export type { StarterInput } from './starter/starter.ts';
export type { WrittenStarter } from './starter/write-starter.ts';
export type { PreviewOptions, PreviewServer } from './serve/preview.ts';
export type { FixResult } from './tools/fixes/fix-content.ts';
export type { Diagnostic, Fix, Location, Position, RelatedPlace, Severity } from './model/diagnostic.ts';
export type { AddressState, Removal } from './model/address-state.ts';
export type { SiteMaps } from './model/planned.ts';
export type { LedgerResult, UrlsResult } from './tools/ledger/ledger.ts';
export type { EndpointsOptions, EndpointsResult } from './tools/enquiries/check-endpoints.ts';
export type { EndpointVerdict } from './tools/enquiries/probe-endpoint.ts';
export type { Enquiries, EnquiriesOptions } from './tools/enquiries/read-enquiries.ts';
export type { Received } from './serve/collector.ts';
export { makeFolder } from './base/disk.ts';
export { fieldOrder } from './model/known-fields.ts';
export { nearest } from './rules/nearest.ts';
export type { ExplainedRule } from './rules/explanations.ts';
