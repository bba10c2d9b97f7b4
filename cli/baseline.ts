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

/** Parts diagnostics by what a baseline knows: as many of each as it lists. */
export function partByBaseline(diagnostics: readonly Diagnostic[], baseline: readonly KnownProblem[]): Parted {
  const left = new Map<string, number>();
  for (const entry of baseline) left.set(identityKey(entry), (left.get(identityKey(entry)) ?? 0) + (entry.times ?? 1));
  const news: Diagnostic[] = [];
  const known: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const key = identityKey(identityOf(diagnostic));
    const times = left.get(key) ?? 0;
    if (times > 0) left.set(key, times - 1);
    (times > 0 ? known : news).push(diagnostic);
  }
  const stale = withTimes(baseline, (key) => left.get(key) ?? 0);
  return { news, known, stale };
}

/** Returns the baseline that knows exactly these problems, in an order that makes small differences. */
export function baselineOf(diagnostics: readonly Diagnostic[]): readonly KnownProblem[] {
  const times = new Map<string, number>();
  const identities = diagnostics.map(identityOf);
  for (const identity of identities) times.set(identityKey(identity), (times.get(identityKey(identity)) ?? 0) + 1);
  return sorted(withTimes(identities, (key) => times.get(key) ?? 0));
}

/** Returns one baseline that knows what both know. */
export function joined(one: readonly KnownProblem[], other: readonly KnownProblem[]): readonly KnownProblem[] {
  return sorted([...one, ...other]);
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
