import type { CheckResult } from '../../generator/index.ts';
import type { KnownProblem } from '../baseline.ts';

/** What a check has to tell once the baseline and the paths have had their say. */
export interface Findings extends CheckResult {
  /** How many problems the baseline knows; they are not among the diagnostics. */
  readonly known?: number;
  /** Problems that the baseline lists and nobody finds any more. */
  readonly stale?: readonly KnownProblem[];
  /** How many problems lie in files that were not asked for; they are not among the diagnostics. */
  readonly elsewhere?: number;
}
