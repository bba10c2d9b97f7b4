// Runs the peers' harness with us among the peers: `npx tsx bench/peers/run.ts <folder of the harness> [its options]`.
// The harness is copied and our entry added to the copy; everything that it does to others it does to us.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackage } from '../../tests/support/program/installed-package.ts';
import { copySources, linkDependencies } from '../../tests/support/program/project-copy.ts';
import { measureCommand } from '../measure-command.ts';
import { NAME } from './entry.ts';
import { reportOf } from './report.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** What is replaced in the harness, each exactly once. */
const changes: readonly (readonly [found: string, replacement: string])[] = [
  ['const HERE = ', `import * as ours from ${JSON.stringify(path.join(here, 'entry.ts'))};\nconst HERE = `],
  ['const PEERS = {\n', `const PEERS = {\n  [ours.NAME]: ours.peer,\n`],
  [
    'of check(peer, n, changed))',
    'of peer === ours.NAME ? ours.checkSite({ out: path.join(dir, PEERS[peer].out), count: n, changed, makeCourse }) : check(peer, n, changed))',
  ],
  [
    'shipped(path.join(dir, PEERS[peer].out), makeCourse(7).slug)',
    'shipped(peer === ours.NAME ? ours.viewOf(path.join(dir, PEERS[peer].out), makeCourse(7).slug) : path.join(dir, PEERS[peer].out), makeCourse(7).slug)',
  ],
];

function addEntry(text: string): string {
  return changes.reduce((changed, [found, replacement]) => {
    if (changed.split(found).length !== 2) throw new Error(`The harness has changed: it should say once: ${found}`);
    return changed.replace(found, () => replacement);
  }, text);
}

function copyHarness(harness: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const parts = ['run.mjs', 'corpus.mjs', 'shared', 'templates'].map((part) => path.join(harness, part));
  // The harness may be one that cannot be written to: its copy must not be.
  spawnSync('cp', ['-r', '--no-preserve=mode', ...parts, `${folder}/`], { stdio: 'inherit' });
  const program = path.join(folder, 'run.mjs');
  writeFileSync(program, addEntry(readFileSync(program, 'utf8')));
  return program;
}

/** What a checkout needs before its first build, and the package brings: the program compiled, and the site's code bundled. */
async function checkoutLine(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  copySources(folder);
  linkDependencies(folder);
  const command = [process.execPath, path.join('cli', 'bin.js'), 'prepare'];
  const { wall, cpu, largest } = await measureCommand(command, folder);
  const memory = Math.round(largest / 2 ** 20);
  return `A checkout needs before its first build: ${wall.toFixed(2)} s, CPU ${cpu.toFixed(2)} s, ${memory} MiB.`;
}

const [harness, ...options] = process.argv.slice(2);
if (harness === undefined) throw new Error('Give the folder of the harness, then its options.');
const optionOf = (name: string, otherwise: string): string => {
  const at = options.indexOf(name);
  return path.resolve(at < 0 ? otherwise : (options[at + 1] ?? ''));
};
const work = optionOf('--work', path.join(tmpdir(), 'peerbench'));
const results = optionOf('--out', path.join(work, 'results.json'));
const folder = path.join(work, 'harness');
const program = copyHarness(path.resolve(harness), folder);
const template = path.join(folder, 'templates', NAME);
for (const part of ['content', 'bench'])
  cpSync(path.join(here, '..', '..', part), path.join(template, part), { recursive: true });
rmSync(path.join(template, 'bench', 'results'), { recursive: true, force: true });
rmSync(path.join(work, NAME), { recursive: true, force: true });
installPackage(path.join(work, NAME));
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', program, ...options, '--work', work, '--out', results],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
if (status === 0) console.log(`\n${reportOf(results)}\n\n${await checkoutLine(path.join(work, 'checkout'))}`);
