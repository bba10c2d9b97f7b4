// A baseline lists the problems that existed when it was recorded, so that a check fails only on new ones.
import type { Diagnostic } from '../generator/index.ts';
import { identityKey, identityOf, type ProblemIdentity } from './reports/fingerprint.ts';

/** A listed problem; `times` is the number of occurrences if there is more than one. */
export interface KnownProblem extends ProblemIdentity {
  readonly times?: number;
}

/** Counts the occurrences of all listed problems. */
export function countOccurrences(problems: readonly KnownProblem[]): number {
  return problems.reduce((sum, { times = 1 }) => sum + times, 0);
}

/** Diagnostics split by a baseline. */
export interface BaselineSplit {
  /** Diagnostics that the baseline does not list. */
  readonly unlisted: readonly Diagnostic[];
  /** Diagnostics that it lists. */
  readonly known: readonly Diagnostic[];
  /** Listed problems that no longer occur; `times` is the number of missing occurrences. */
  readonly stale: readonly KnownProblem[];
}

/**
 * Splits diagnostics by a baseline. Equal problems cannot be distinguished: if there are more than it lists, all of
 * them count as new, so that no old one is reported in place of the new one.
 */
export function splitByBaseline(diagnostics: readonly Diagnostic[], baseline: readonly KnownProblem[]): BaselineSplit {
  const listed = countByKey(baseline);
  const found = countByKey(diagnostics.map(identityOf));
  const times = (counts: ReadonlyMap<string, number>, key: string): number => counts.get(key) ?? 0;
  const isKnown = (diagnostic: Diagnostic): boolean => {
    const key = identityKey(identityOf(diagnostic));
    return times(found, key) <= times(listed, key);
  };
  return {
    unlisted: diagnostics.filter((diagnostic) => !isKnown(diagnostic)),
    known: diagnostics.filter(isKnown),
    stale: withTimes(baseline, (key) => Math.max(0, times(listed, key) - times(found, key))),
  };
}

/** Returns a baseline of exactly these problems, in an order that keeps differences small. */
export function baselineOf(diagnostics: readonly Diagnostic[]): readonly KnownProblem[] {
  const identities = diagnostics.map(identityOf);
  const counts = countByKey(identities);
  return sorted(withTimes(identities, (key) => counts.get(key) ?? 0));
}

/** Returns a baseline that lists the problems of both. */
export function mergeBaselines(one: readonly KnownProblem[], other: readonly KnownProblem[]): readonly KnownProblem[] {
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

/** Each problem once, with its number of occurrences; those with none are dropped. */
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
