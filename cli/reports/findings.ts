import type { CheckResult } from '../../generator/index.ts';
import type { KnownProblem } from '../baseline.ts';
import type { Built } from './built-line.ts';

/** The result of a check, or of a build, after the baseline and the paths have been applied. */
export interface Findings extends CheckResult {
  /** How many problems the baseline lists; they are not among the diagnostics. */
  readonly known?: number;
  /** Problems that the baseline lists and that no longer occur. */
  readonly stale?: readonly KnownProblem[];
  /** How many problems are in files that were not selected; they are not among the diagnostics. */
  readonly elsewhere?: number;
  /** What a build has published; absent after a check, or where there are errors. */
  readonly built?: Built;
}
