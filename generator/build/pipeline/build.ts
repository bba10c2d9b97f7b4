// Builds and merges. The stages are loaded only where there is something to build: that takes longer than to see that there
// is nothing.
import path from 'node:path';
import { openRecord } from '../../cache/record.ts';
import type { BuildOptions, BuildResult, MergeOptions } from './build-options.ts';
import { rememberBuild } from './remember-build.ts';
import type { BuildRequest } from './build-stages.ts';

const run = async (request: BuildRequest): Promise<BuildResult> =>
  (await import('./build-stages.ts')).runStages(request);

const runAnyway = (options: BuildOptions & Partial<MergeOptions>): Promise<BuildResult> =>
  run({ ...options, outRecord: openRecord('output', path.resolve(options.out)) });

/** Builds the site, or a shard of it, into the output folder, or reports why not and leaves the folder as it was. */
export const build = (options: BuildOptions): Promise<BuildResult> =>
  options.shard ? runAnyway(options) : rememberBuild(options, (known) => run({ ...options, ...known }));

/** Puts the site together from shards and publishes it into the output folder, or reports why not. */
export const merge = (options: MergeOptions): Promise<BuildResult> => runAnyway(options);
