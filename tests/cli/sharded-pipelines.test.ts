// The files of docs/ci that build on several machines: the commands of each are given to a shell one after the other, with the
// variables that the engine sets, and the merged site is that of one build, byte for byte.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { longTest } from '../support/cases.ts';
import { hashesOf } from '../support/program/program.ts';
import { siteWithProgram } from '../support/content/site.ts';

const docs = fileURLToPath(new URL('../../docs/ci/', import.meta.url));
const tiny = fileURLToPath(new URL('../fixtures/tiny', import.meta.url));
const bin = new URL('../../cli/bin.js', import.meta.url).href;

/** The first build bundles the site's code. */
const BUILD_MS = 600_000;
const DAY = '2026-01-15';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: { readonly path?: string; readonly name?: string };
}

/** What an engine lets a machine do: the lines of a shell, and the variables that it sets. */
interface Machine {
  readonly script: string;
  readonly env: Readonly<Record<string, string>>;
}

/** The machines of an engine in the order in which they work, in a checkout that they share. */
type Engine = (cwd: string) => readonly Machine[];

const read = (file: string): string => readFileSync(join(docs, file), 'utf8');

/** The commands of a job, but for the installation of the project. */
const linesOf = (lines: readonly (string | undefined)[]): string =>
  lines.filter((line) => line !== undefined && line !== 'npm ci').join('\n');

const github: Engine = (cwd) => {
  const { jobs } = parse(read('github-actions-shards.yml'));
  const outputs = join(cwd, 'outputs');
  /** The script of a job, with its expressions evaluated and its artifacts carried by hand. */
  const scriptOf = (steps: readonly Step[], shard: number): string =>
    linesOf(
      steps.map(({ run, uses = '', with: { path, name } = {} }) => {
        const evaluate = (text: string): string => text.replaceAll('${{ matrix.shard }}', String(shard));
        if (uses.startsWith('actions/download-artifact')) return `mv artifacts ${path}`;
        if (!uses.startsWith('actions/upload-artifact') || name === 'site') return run && evaluate(run);
        return `mkdir -p artifacts && mv ${evaluate(path ?? '')} artifacts/${evaluate(name ?? '')}`;
      }),
    ).replaceAll('${{ needs.day.outputs.today }}', '$today');
  const begin = '. ./outputs';
  return [
    { script: scriptOf(jobs.day.steps, 0), env: { GITHUB_OUTPUT: outputs } },
    { script: `grep -q '^today=2' outputs && echo today=${DAY} > outputs`, env: {} },
    ...(jobs.shard.strategy.matrix.shard as readonly number[]).map((shard) => ({
      script: `${begin}\n${scriptOf(jobs.shard.steps, shard)}`,
      env: {},
    })),
    { script: `${begin}\n${scriptOf(jobs.merge.steps, 0)}`, env: {} },
  ];
};

const gitlab: Engine = () => {
  const { default: all, stages, shard, merge } = parse(read('gitlab-ci-shards.yml'));
  expect([all.before_script, stages, shard.stage, merge.stage]).toEqual([
    ['npm ci'],
    ['build', 'merge'],
    'build',
    'merge',
  ]);
  expect(shard.artifacts.paths).toEqual(['shards/']);
  const set = { CI_PIPELINE_CREATED_AT: `${DAY}T23:59:59Z`, CI_NODE_TOTAL: String(shard.parallel) };
  const indices = Array.from({ length: shard.parallel }, (_, index) => String(index + 1));
  return [
    ...indices.map((index) => ({ script: linesOf(shard.script), env: { ...set, CI_NODE_INDEX: index } })),
    { script: linesOf(merge.script), env: { ...set, CI_NODE_TOTAL: '1' } },
  ];
};

interface Container {
  readonly command: readonly string[];
  readonly args: readonly string[];
  readonly workingDir: string;
  readonly env: readonly { readonly name: string; readonly value?: string; readonly valueFrom?: unknown }[];
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
}

const kubernetes: Engine = (cwd) => {
  const [claim, shards, merge] = parseAllDocuments(read('kubernetes-shards.yaml')).map((document) => document.toJS());
  expect(shards.spec).toMatchObject({ completionMode: 'Indexed', parallelism: shards.spec.completions });
  expect(merge.spec.suspend).toBe(true);
  const machineOf = ({ spec }: typeof shards, index: string): Machine => {
    const [{ command, args, workingDir, env, volumeMounts }]: readonly [Container] = spec.template.spec.containers;
    expect([command, workingDir, volumeMounts[0]?.mountPath]).toEqual([['sh', '-c'], '/site', '/shared']);
    expect(spec.template.spec.volumes).toEqual([
      { name: volumeMounts[0]?.name, persistentVolumeClaim: { claimName: claim.metadata.name } },
    ]);
    const set = env.map(({ name, value }) => [name, value ?? DAY] as const);
    const script = args.join(' ').replaceAll('/shared/', `${cwd}/`);
    return { script, env: { ...Object.fromEntries(set), ...(index && { JOB_COMPLETION_INDEX: index }) } };
  };
  const indices = Array.from({ length: shards.spec.completions }, (_, index) => String(index));
  return [...indices.map((index) => machineOf(shards, index)), machineOf(merge, '')];
};

function run(cwd: string, { script, env }: Machine): void {
  const options = { cwd, encoding: 'utf8', env: { PATH: process.env['PATH'] ?? '', HOME: cwd, ...env } } as const;
  const { status, stdout, stderr } = spawnSync('sh', ['-euc', script], options);
  expect(status, `${script}\n${stdout}${stderr}`).toBe(0);
}

const engines: readonly (readonly [string, Engine])[] = [
  ['GitHub Actions', github],
  ['GitLab', gitlab],
  ['Kubernetes', kubernetes],
];

longTest.each(engines)(
  'what is built as the file for %s says is the site of one build',
  (_, machines) => {
    const cwd = siteWithProgram(`import('${bin}');\n`, {}, tiny);
    for (const machine of machines(cwd)) run(cwd, machine);
    expect(readdirSync(join(cwd, 'dist'))).toContain('index.html');
    run(cwd, { script: `npx prospectus build --out whole --now ${DAY}`, env: {} });
    expect(hashesOf(join(cwd, 'dist'))).toEqual(hashesOf(join(cwd, 'whole')));
  },
  BUILD_MS,
);
