// A baseline lists the problems that were there before anybody looked, so that a check fails on new ones only.
import type { Diagnostic } from '../generator/index.ts';
import { identityKey, identityOf, type ProblemIdentity } from './reports/fingerprint.ts';

/** A listed problem; `times` says how often it occurs, where that is more than once. */
export interface KnownProblem extends ProblemIdentity {
  readonly times?: number;
}

/** Counts the problems that a list stands for. */
export function timesIn(problems: readonly KnownProblem[]): number {
  return problems.reduce((sum, { times = 1 }) => sum + times, 0);
}

/** Diagnostics parted by a baseline. */
export interface Parted {
  /** Those that the baseline does not know. */
  readonly news: readonly Diagnostic[];
  /** Those that it knows. */
  readonly known: readonly Diagnostic[];
  /** What it lists and nobody finds any more; `times` counts what is missing. */
  readonly stale: readonly KnownProblem[];
}

/**
 * Parts diagnostics by what a baseline knows. Equal problems cannot be told apart: where there are more than it lists,
 * all of them are news, lest an old one is told in place of the new one.
 */
export function partByBaseline(diagnostics: readonly Diagnostic[], baseline: readonly KnownProblem[]): Parted {
  const listed = countByKey(baseline);
  const found = countByKey(diagnostics.map(identityOf));
  const times = (counts: ReadonlyMap<string, number>, key: string): number => counts.get(key) ?? 0;
  const isKnown = (diagnostic: Diagnostic): boolean => {
    const key = identityKey(identityOf(diagnostic));
    return times(found, key) <= times(listed, key);
  };
  return {
    news: diagnostics.filter((diagnostic) => !isKnown(diagnostic)),
    known: diagnostics.filter(isKnown),
    stale: withTimes(baseline, (key) => Math.max(0, times(listed, key) - times(found, key))),
  };
}

/** Returns the baseline that knows exactly these problems, in an order that makes small differences. */
export function baselineOf(diagnostics: readonly Diagnostic[]): readonly KnownProblem[] {
  const identities = diagnostics.map(identityOf);
  const counts = countByKey(identities);
  return sorted(withTimes(identities, (key) => counts.get(key) ?? 0));
}

/** Returns one baseline that knows what both know. */
export function joined(one: readonly KnownProblem[], other: readonly KnownProblem[]): readonly KnownProblem[] {
  return sorted([...one, ...other]);
}

function countByKey(problems: readonly KnownProblem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const problem of problems) {
    const key = identityKey(problem);
    counts.set(key, (counts.get(key) ?? 0) + (problem.times ?? 1));
  }
  return counts;
}

/** Each problem once, with how often; those that are there no time at all are left out. */
function withTimes(problems: readonly ProblemIdentity[], timesOf: (key: string) => number): readonly KnownProblem[] {
  const byKey = new Map(problems.map((problem) => [identityKey(problem), problem]));
  return [...byKey].flatMap(([key, { code, file, pointer, message }]) => {
    const times = timesOf(key);
    return times === 0 ? [] : [{ code, file, pointer, message, ...(times > 1 ? { times } : {}) }];
  });
}

const sortKey = ({ file, code, pointer, message }: KnownProblem): string => [file, code, pointer, message].join('\n');

const sorted = (problems: readonly KnownProblem[]): readonly KnownProblem[] =>
  [...problems].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
