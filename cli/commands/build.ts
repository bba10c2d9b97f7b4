// The commands that build, and the part of the pages that one machine of several makes.
import { resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import * as generator from '../../generator/index.ts';
import { UsageError } from '../failures.ts';
import type { Context, Io } from '../io.ts';
import { reportProblems } from '../reports/pretty.ts';
import { amount, exitCodeOf } from '../reports/summary.ts';
import { holdsWholeSite, isFolder, shardFolder } from './places.ts';
import { pullFirst, withPulled } from './pull.ts';
import { runBuild, type RunFlags } from './run-build.ts';

// A pipeline that starts many machines from one line numbers them in variables of its own, which "auto" reads.

type Shard = NonNullable<generator.BuildOptions['shard']>;

interface Engine {
  readonly index: string;
  readonly total: string;
  /** The number of the first machine. */
  readonly first: 0 | 1;
  /** What to do where there is an index without a total, or the other way round. */
  readonly advice: string;
}

const engines: readonly Engine[] = [
  { index: 'CI_NODE_INDEX', total: 'CI_NODE_TOTAL', first: 1, advice: 'GitLab sets both in a job with parallel: 4.' },
  {
    index: 'JOB_COMPLETION_INDEX',
    total: 'PROSPECTUS_SHARDS',
    first: 0,
    advice:
      'Kubernetes sets JOB_COMPLETION_INDEX in an Indexed Job; write PROSPECTUS_SHARDS there, as large as completions.',
  },
];

const MAX_SHARDS = 1000;

const isPart = ({ number, of }: Shard): boolean => number >= 1 && number <= of && of <= MAX_SHARDS;

/** Reads a part, such as 1/4. */
export function readShard(text: string): Shard | 'auto' {
  if (text === 'auto') return 'auto';
  const [, number = 0, of = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  if (isPart({ number, of })) return { number, of };
  throw new InvalidArgumentError(
    'Give a part and how many there are, such as 1/4, or auto where the pipeline numbers its machines.',
  );
}

/** The number in a variable, which nothing else may be in. */
function numberIn(name: string, least: number, env: Io['env']): number {
  const text = env?.[name]?.trim() ?? '';
  if (/^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= MAX_SHARDS) return Number(text);
  throw new UsageError(`--shard auto: ${name} is "${text}". It must be a number from ${least} to ${MAX_SHARDS}.`);
}

function numberedBy({ index, total, first, advice }: Engine, env: Io['env']): Shard {
  const missing = [index, total].filter((name) => !env?.[name]);
  if (missing.length > 0) throw new UsageError(`--shard auto: ${missing.join(' and ')} is not set. ${advice}`);
  const shard = { number: numberIn(index, first, env) + 1 - first, of: numberIn(total, 1, env) };
  if (isPart(shard)) return shard;
  const last = shard.of - 1 + first;
  throw new UsageError(
    `--shard auto: ${index} is ${env?.[index]} and ${total} is ${shard.of}, but ${index} counts from ${first} to ${last}. ${advice}`,
  );
}

/** Returns the part to build, as given or by the engine's variables. Throws a UsageError if these do not fit. */
export function chooseShard(given: Shard | 'auto' | undefined, env: Io['env']): Shard | undefined {
  if (given !== 'auto') return given;
  // GitLab sets CI_NODE_TOTAL in every job: an index says that the job is numbered.
  const engine = engines.find(({ index }) => env?.[index]) ?? engines.find(({ total }) => env?.[total]);
  if (engine) return numberedBy(engine, env);
  throw new UsageError(
    `--shard auto: no CI system has numbered this machine: neither ${engines.map(({ index }) => index).join(' nor ')} is set. Name the part itself, such as --shard 1/4.`,
  );
}

/** The flags of `build`. */
export interface BuildFlags extends RunFlags {
  readonly plan?: true;
  readonly shard?: Shard | 'auto';
  readonly offline?: true;
}

async function showPlan(
  { io, finish }: Context,
  { content, base, now, languages, format, output }: BuildFlags,
): Promise<void> {
  if (format ?? output)
    throw new UsageError('--plan: prints the plan, and no report. Use --format or --output without it.');
  const result = await generator.planOf({ content, base, now: now ?? io.now(), languages });
  reportProblems(result, io);
  finish(exitCodeOf(result.diagnostics));
  if (result.plan !== undefined) io.out(`${JSON.stringify(result.plan, undefined, 2)}\n`);
}

/** Checks and builds; publishes nothing if there is an error. */
export async function buildSite(context: Context, flags: BuildFlags): Promise<void> {
  const shard = chooseShard(flags.shard, context.io.env);
  if (shard && holdsWholeSite(context.io, flags.out)) {
    throw new UsageError(
      `--shard: "${flags.out}" holds a whole site, which a part would replace. Use a folder of its own for the part, such as --out shard-${shard.number}.`,
    );
  }
  // Shards are made of the same content, whenever each is.
  const pulled = flags.offline || shard ? undefined : await pullFirst(context.io, flags);
  await runBuild(context, flags, {
    command: 'build',
    verb: shard ? `Built shard ${shard.number}/${shard.of}:` : 'Built',
    run: async (options) => withPulled(pulled, await generator.build({ ...options, ...(shard ? { shard } : {}) })),
  });
}

/** Checks the content and, if it has no errors, publishes the site into a folder. */
export const build = (context: Context, flags: BuildFlags): Promise<void> =>
  (flags.plan ? showPlan : buildSite)(context, flags);

/** Merges the shards built by several machines into one site. */
export async function merge(context: Context, flags: RunFlags, [folders]: readonly [readonly string[]]): Promise<void> {
  const shards = folders.map((folder) => shardFolder(context.io, folder, flags.out));
  if (new Set(shards).size < shards.length) throw new UsageError('merge: a folder is named twice. Name each once.');
  await runBuild(context, flags, {
    command: 'merge',
    verb: `Merged ${amount(shards.length, 'shard')}:`,
    run: (options) => generator.merge({ ...options, shards }),
  });
}

/** Prepares the first build as far as possible; npm runs it after installing. */
export async function prepare({ io }: Context): Promise<void> {
  const content = resolve(io.cwd, 'content');
  // A check writes the schemas for editors next to the content; its problems are for `check` to report.
  const checked = isFolder(content) ? generator.check({ content, now: io.now() }) : undefined;
  await Promise.all([generator.prepare(), checked]);
  io.err('Ready to build.\n');
}
