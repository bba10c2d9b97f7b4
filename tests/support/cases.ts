// How many of the cases of a test are tried: a sample in `npm test`, the same in every run, and all in `npm run test:long`.
import process from 'node:process';
import { test } from 'vitest';

/** Whether every case is tried. */
export const isLong = process.env['TEST_LONG'] === '1';

/** A test of the long run alone: it takes seconds, and what it looks at is what a quicker test looks at, too. */
export const longTest = test.runIf(isLong);

/** Every n-th case, beginning with the first; in the long run all. */
export const everyNth = <Case>(cases: readonly Case[], n: number): readonly Case[] =>
  isLong ? cases : cases.filter((_, index) => index % n === 0);

/** The first case of each kind, and every n-th of the others; in the long run all. */
export function someOfEach<Case>(cases: readonly Case[], kindOf: (one: Case) => string, n: number): readonly Case[] {
  const kinds = new Set<string>();
  const isNew = (kind: string): boolean => kinds.size < kinds.add(kind).size;
  return cases.filter((one, index) => isNew(kindOf(one)) || isLong || index % n === 0);
}

/** How many steps at which something is stopped are taken at once: a step is a call that changes the disk. */
export const stride = isLong ? 1 : 5;

/** How often a property is tried, given how often it is in the long run, and how many times as often that is. */
export const runs = (count: number, share = 12): number => (isLong ? count : Math.ceil(count / share));
