// The time of `prospectus check` beside two validators of YAML, which know neither positions nor rules between files:
// ajv-cli and v8r. They are installed into a temporary folder. Prints processor times as ratios of one run. See README.md.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyProject } from '../tests/support/program/project-copy.ts';
import { writeCorpus } from './corpus.ts';
import { measureCommand } from './measure-command.ts';

const RUNS = 3;
const sample = fileURLToPath(new URL('../content', import.meta.url));

const work = mkdtempSync(join(tmpdir(), 'prospectus-check-'));
const program = copyProject(join(work, 'project'));
const project = join(work, 'project');

/** The middle of several runs: seconds of processor time, and of wall time. */
async function middle(run: () => Promise<{ readonly cpu: number; readonly wall: number }>) {
  const times: { readonly cpu: number; readonly wall: number }[] = [];
  for (let n = 0; n < RUNS; n++) times.push(await run());
  return times.toSorted((a, b) => a.cpu - b.cpu)[Math.floor(RUNS / 2)] ?? { cpu: 0, wall: 0 };
}

const schemaAt = (name: string): string => fileURLToPath(new URL(`../schemas/${name}.schema.json`, import.meta.url));

function installRivals(): string {
  writeFileSync(join(work, 'package.json'), '{"private":true}');
  execFileSync('npm', ['install', '--silent', 'ajv-cli@5.0.0', 'ajv-formats@3.0.1', 'v8r@4.4.0'], { cwd: work });
  return join(work, 'node_modules', '.bin');
}

/** What one folder of content costs each of them. */
async function measureContent(content: string, bin: string): Promise<void> {
  const courses = join(content, 'courses', '*.yaml');
  const [schema, common] = [schemaAt('course'), schemaAt('common')];
  const ajv = [join(bin, 'ajv'), 'validate', '--spec=draft2020', '-c', 'ajv-formats', '--strict=false'];
  const check = [process.execPath, program, 'check', '--content', content];
  const forget = (): void => rmSync(join(project, '.prospectus', 'cache'), { recursive: true, force: true });
  await measureCommand(check, project);
  const rival = await middle(() => measureCommand([...ajv, '-s', schema, '-r', common, '-d', courses], work));
  const cold = await middle(() => {
    forget();
    return measureCommand(check, project);
  });
  const warm = await middle(() => measureCommand(check, project));
  const rows = [`| ajv-cli | ${rival.wall.toFixed(2)} | ${rival.cpu.toFixed(2)} | 1 |`];
  for (const [name, { wall, cpu }] of Object.entries({ 'check, cold': cold, 'check, nothing changed': warm }))
    rows.push(`| ${name} | ${wall.toFixed(2)} | ${cpu.toFixed(2)} | ${(cpu / rival.cpu).toFixed(2)} |`);
  if (readdirSync(join(content, 'courses')).length < 100) {
    const v8r = await middle(() =>
      measureCommand([join(bin, 'v8r'), '--schema', schema, relative(work, courses)], work),
    );
    rows.push(`| v8r | ${v8r.wall.toFixed(2)} | ${v8r.cpu.toFixed(2)} | ${(v8r.cpu / rival.cpu).toFixed(2)} |`);
  }
  console.log(`\n| ${content} | wall s | CPU s | against ajv-cli |\n|---|--:|--:|--:|\n${rows.join('\n')}`);
}

try {
  const bin = installRivals();
  const [small, large] = [join(work, 'content'), join(work, 'large')];
  cpSync(sample, small, { recursive: true });
  await measureContent(small, bin);
  writeCorpus(Number(process.argv[2] ?? 10_000), large);
  await measureContent(large, bin);
} finally {
  rmSync(work, { recursive: true, force: true });
}
