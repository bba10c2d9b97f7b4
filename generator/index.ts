// The public face of the generator: what the command line, tests and other programs call.
export { check, planOf, maps, type CheckOptions, type CheckResult, type PlanOptions } from './check.ts';
export { build, merge, type BuildOptions, type BuildResult, type MergeOptions, type Profile } from './build.ts';
export type { Progress } from './produce/make-units.ts';
export type { Stage, StageName } from './stopwatch.ts';
export { dev, type DevOptions, type DevServer } from './dev.ts';
export { preview, type PreviewOptions, type PreviewServer } from './serve/preview.ts';
export type { Diagnostic, Location, Position, RelatedPlace, Severity } from './diagnostics/diagnostic.ts';
export type { AddressState, Removal } from './model.ts';
export type { SiteMaps } from './planned.ts';
export { acceptUrls, removeUrl, urls, type LedgerResult, type UrlsResult } from './ledger/ledger.ts';
export { checkEndpoints, type EndpointsOptions, type EndpointsResult } from './enquiries/check-endpoints.ts';
export type { EndpointVerdict } from './enquiries/probe-endpoint.ts';
export { readEnquiries, type Enquiries, type EnquiriesOptions } from './enquiries/read-enquiries.ts';
export type { Received } from './serve/collector.ts';
export { makeFolder } from './make-folder.ts';
export { nearest } from './diagnostics/nearest.ts';
export { rules, type RuleFacts } from './diagnostics/rules/index.ts';
export { explainRule, type ExplainedRule } from './diagnostics/explanations.ts';
