// Runs the peers' harness with us among the peers: `npx tsx bench/peers/run.ts <folder of the harness> [its options]`.
// The harness is copied and our entry added to the copy; everything that it does to others it does to us.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { copySources, linkDependencies } from '../../tests/support/program/project-copy.ts';
import { NAME } from './entry.ts';

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

const [harness, ...options] = process.argv.slice(2);
if (harness === undefined) throw new Error('Give the folder of the harness, then its options.');
const given = options.indexOf('--work');
const work = path.resolve(given < 0 ? path.join(tmpdir(), 'peerbench') : (options[given + 1] ?? ''));
const folder = path.join(work, 'harness');
const program = copyHarness(path.resolve(harness), folder);
const template = path.join(folder, 'templates', NAME);
copySources(template, 'content', 'bench');
rmSync(path.join(template, 'bench', 'results'), { recursive: true, force: true });
rmSync(path.join(work, NAME), { recursive: true, force: true });
linkDependencies(path.join(work, NAME));
const { status } = spawnSync(process.execPath, ['--import', 'tsx', program, ...options, '--work', work], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
