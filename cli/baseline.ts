// A baseline lists the problems that existed when it was recorded, so that a check fails only on new ones.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Diagnostic, isGroup, parsedJson } from '../generator/index.ts';
import { UsageError } from './failures.ts';

// Identifies a problem across runs although its line may change: for baselines, and for services that track problems
// over time.

/** What makes two problems the same: everything about them except their lines and their indices in lists. */
interface ProblemIdentity {
  readonly code: string;
  /** Relative to the content folder, with `/`. */
  readonly file: string;
  /** JSON Pointer to the value, with `*` for every index in a list: entries inserted above would change the indices. */
  readonly pointer: string;
  readonly message: string;
}

function identityOf({ code, location: { file, pointer }, message }: Diagnostic): ProblemIdentity {
  return { code, file, pointer: pointer.replace(/(?<=\/)\d+(?=\/|$)/g, '*'), message };
}

/** Returns a text that is equal only for equal identities. */
const identityKey = ({ code, file, pointer, message }: ProblemIdentity): string =>
  JSON.stringify([code, file, pointer, message]);

/** Returns a fingerprint for each problem, in the same order; equal problems of one run differ in a final number. */
export function fingerprints(diagnostics: readonly Diagnostic[]): readonly string[] {
  const seen = new Map<string, number>();
  return diagnostics.map((diagnostic) => {
    const key = identityKey(identityOf(diagnostic));
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return `${createHash('sha256').update(key).digest('hex').slice(0, 32)}:${times}`;
  });
}

/** A listed problem; `times` is the number of occurrences if there is more than one. */
export interface KnownProblem extends ProblemIdentity {
  readonly times?: number;
}

/** Counts the occurrences of all listed problems. */
export const countOccurrences = (problems: readonly KnownProblem[]): number =>
  problems.reduce((sum, { times = 1 }) => sum + times, 0);

/** Splits diagnostics by a baseline. Of equal problems, all count as new where there are more than it lists. */
export function splitByBaseline(diagnostics: readonly Diagnostic[], baseline: readonly KnownProblem[]) {
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
    // What no longer occurs; `times` is the number of missing occurrences.
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
export const mergeBaselines = (one: readonly KnownProblem[], other: readonly KnownProblem[]): readonly KnownProblem[] =>
  sorted([...one, ...other]);

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

// The baseline file: plain JSON that is committed and reviewed.

const ABOUT =
  'Problems that were known before; prospectus check reports others only. Written by prospectus check --update-baseline.';

function isKnownProblem(value: unknown): value is KnownProblem {
  if (!isGroup(value)) return false;
  const { code, file, pointer, message, times = 1 } = value;
  const areTexts = [code, file, pointer, message].every((one) => typeof one === 'string');
  return areTexts && Number.isInteger(times) && Number(times) > 0;
}

/** Reads a baseline; a missing file is empty if it `mayBeMissing`. Throws a UsageError for any other problem. */
export function readBaseline(
  named: string,
  { cwd, mayBeMissing }: { readonly cwd: string; readonly mayBeMissing: boolean },
): readonly KnownProblem[] {
  const file = resolve(cwd, named);
  if (!existsSync(file)) {
    if (mayBeMissing) return [];
    throw new UsageError(
      `--baseline: there is no file "${named}". Make it with --baseline ${named} --update-baseline.`,
    );
  }
  const data = statSync(file).isFile() ? parsedJson(readFileSync(file, 'utf8')) : undefined;
  const problems: unknown = isGroup(data) ? data['problems'] : undefined;
  if (Array.isArray(problems) && problems.every(isKnownProblem)) return problems;
  throw new UsageError(
    `--baseline: "${named}" is not a baseline, or is damaged. Name another file, or delete it and run with --update-baseline.`,
  );
}

/** Returns the text of a baseline file. */
export const baselineText = (problems: readonly KnownProblem[]): string =>
  `${JSON.stringify({ about: ABOUT, problems }, undefined, 2)}\n`;
