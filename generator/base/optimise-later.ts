// eslint-disable-next-line no-restricted-imports -- the version of Node.js, and so of V8
import { versions } from 'node:process';
import { setFlagsFromString } from 'node:v8';

/** How much bytecode a function runs before V8 considers optimising it, in bytes: six times as much as by default. */
const BUDGET = 400_000;

/**
 * Lets V8 optimise fewer functions: on all cores, that took an eighth of the processor time of a build, and of a thousand
 * courses most of it was never earned back. Newer versions of Node.js have no such flag, and a compiler in between.
 */
export function optimiseLater(): void {
  if (versions.node.startsWith('20.')) setFlagsFromString(`--interrupt-budget=${BUDGET}`);
}
