// The public face of the generator: what the command line, tests and other programs call.
export { check, planOf, maps, type CheckOptions, type CheckResult, type PlanOptions } from './check.ts';
export { build, type BuildOptions, type BuildResult } from './build.ts';
export { dev, type DevOptions, type DevServer } from './dev.ts';
export { preview, type PreviewOptions, type PreviewServer } from './serve/preview.ts';
export type { Diagnostic, Location, Position, Severity } from './diagnostics/diagnostic.ts';
export type { SiteMaps } from './model.ts';
