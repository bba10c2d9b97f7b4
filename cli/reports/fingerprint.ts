// Identifies a problem across runs although its line may change: for baselines, and for services that track problems
// over time.
import { createHash } from 'node:crypto';
import type { Diagnostic } from '../../generator/index.ts';

/** What makes two problems the same: everything about them except their lines and their indices in lists. */
export interface ProblemIdentity {
  readonly code: string;
  /** Relative to the content folder, with `/`. */
  readonly file: string;
  /** JSON Pointer to the value, with `*` for every index in a list: entries inserted above would change the indices. */
  readonly pointer: string;
  readonly message: string;
}

const inAnyPlace = (pointer: string): string => pointer.replace(/(?<=\/)\d+(?=\/|$)/g, '*');

/** Returns the identity of a problem. */
export function identityOf({ code, location: { file, pointer }, message }: Diagnostic): ProblemIdentity {
  return { code, file, pointer: inAnyPlace(pointer), message };
}

/** Returns a text that is equal only for equal identities. */
export function identityKey({ code, file, pointer, message }: ProblemIdentity): string {
  return JSON.stringify([code, file, pointer, message]);
}

const HEX_DIGITS = 32;

/** Returns a fingerprint for each problem, in the same order; equal problems of one run differ in a final number. */
export function fingerprints(diagnostics: readonly Diagnostic[]): readonly string[] {
  const seen = new Map<string, number>();
  return diagnostics.map((diagnostic) => {
    const key = identityKey(identityOf(diagnostic));
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return `${createHash('sha256').update(key).digest('hex').slice(0, HEX_DIGITS)}:${times}`;
  });
}
