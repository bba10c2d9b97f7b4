// The YAML library, loaded when it is first needed: nearly all files are read without it, and loading it takes 20 ms of
// each process.
import { createRequire } from 'node:module';
import type * as Yaml from 'yaml';
import { once } from './memoize.ts';

/** Returns the library. */
export const yaml = once(() => createRequire(import.meta.url)('yaml') as typeof Yaml);
