// A release, step by step: what is wrong with it is listed as a whole, and nothing is published while anything is.
// With --dry-run the tests are left to CI, and nothing is published or tagged.
import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { type Bom, billOfMaterials, type LockedPackage } from './bill-of-materials.ts';
import { compiledIn } from './notices.ts';
import { type Ended, signaturesIn } from './signatures.ts';
import { type Tarball, tarballProblems } from './tarball.ts';
import { type Versions, versionProblems } from './versions.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const initializer = path.join(root, 'packages', 'create-prospectus');
const isDryRun = process.argv.includes('--dry-run');

const read = (...names: readonly string[]): string => readFileSync(path.join(root, ...names), 'utf8');
const json = <T>(...names: readonly string[]): T => JSON.parse(read(...names)) as T;

/** Where npm is, which has started this: on Windows, its commands are scripts of a shell, which splits what has spaces. */
const npm = process.env['npm_execpath'] ?? '';

function run(program: 'git' | 'npm', args: readonly string[], options: SpawnSyncOptions = {}): Ended {
  const [file, given] = program === 'npm' ? [process.execPath, [npm, ...args]] : [program, args];
  return spawnSync(file, given, { cwd: root, maxBuffer: 2 ** 28, ...options, encoding: 'utf8' });
}

/** What a program prints; throws what it says where it fails. */
function said(program: 'git' | 'npm', args: readonly string[], cwd: string = root): string {
  const { status, stdout, stderr } = run(program, args, { cwd });
  if (status === 0) return stdout;
  throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${stderr || stdout}`);
}

const versions: Versions = {
  project: json('package.json'),
  initializer: json('packages', 'create-prospectus', 'package.json'),
  changelog: read('CHANGELOG.md'),
  tags: said('git', ['tag', '--list']).split('\n'),
};
const { version } = versions.project;
const folder = path.join(root, '.prospectus', 'release', version);

function treeProblems(): readonly string[] {
  const changed = said('git', ['status', '--porcelain']).trimEnd();
  return changed === '' ? [] : [`The tree is not clean: commit or remove these first.\n${changed}`];
}

function testProblems(): readonly string[] {
  if (isDryRun) return [];
  return run('npm', ['test'], { stdio: 'inherit' }).status === 0 ? [] : ['npm test failed.'];
}

/** Packs a package into the folder of the release; what its scripts print comes before the JSON. */
function pack(place: string): Tarball {
  const output = said('npm', ['pack', '--json', '--pack-destination', folder], place);
  const [tarball] = Object.values(JSON.parse(output.slice(output.search(/^[[{]/m))) as Record<string, Tarball>);
  if (!tarball) throw new Error(`npm pack has packed nothing: ${output}`);
  return tarball;
}

/** The order in which they are published: create-prospectus depends on the other. */
let tarballs: readonly Tarball[] = [];

function packageProblems(): readonly string[] {
  tarballs = [root, initializer].map(pack);
  const isMap = (file: string): boolean => !/\.\w+$/.test(file) || file.endsWith('.map');
  cpSync(path.join(root, 'built'), path.join(folder, 'source-maps'), { recursive: true, filter: isMap });
  return tarballs.flatMap(tarballProblems);
}

function writeBill(): readonly string[] {
  const bom = JSON.parse(said('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'])) as Bom;
  const { packages } = json<{ readonly packages: Readonly<Record<string, LockedPackage>> }>('package-lock.json');
  const bill = billOfMaterials(bom, compiledIn(path.join(root, 'node_modules')), packages);
  writeFileSync(path.join(folder, 'sbom.cdx.json'), `${JSON.stringify(bill, undefined, 2)}\n`);
  return [];
}

function signatureProblems(): readonly string[] {
  const { state, message } = signaturesIn(run('npm', ['audit', 'signatures', '--json', '--fetch-retries=1']));
  if (state !== 'none' || !isDryRun) return state === 'verified' ? [] : [message];
  process.stdout.write(`  not verified: ${message}\n`);
  return [];
}

function publishProblems(): readonly string[] {
  return tarballs.flatMap(({ filename }) => {
    const { status, stderr } = run('npm', ['publish', path.join(folder, filename), '--dry-run']);
    return status === 0 ? [] : [`npm publish --dry-run refuses ${filename}:\n${stderr}`];
  });
}

const steps: readonly (readonly [string, () => readonly string[]])[] = [
  ['the tree is clean', treeProblems],
  ['versions and changelog agree', () => versionProblems(versions)],
  [isDryRun ? 'tests: left to CI' : 'tests pass', testProblems],
  ['packages are packed, with what belongs in them', packageProblems],
  ['the list of what ships is written', writeBill],
  ['installed packages are signed', signatureProblems],
  ['npm would publish the packages', publishProblems],
];

function publish(): void {
  for (const { filename } of tarballs)
    if (run('npm', ['publish', path.join(folder, filename)], { stdio: 'inherit' }).status !== 0)
      throw new Error(`npm has not published ${filename}. What was published before it stays.`);
  said('git', ['tag', '--annotate', `v${version}`, '--message', `Version ${version}`]);
  process.stdout.write(`Published ${version}. Push the tag: git push origin v${version}\n`);
}

/** A step that cannot be finished is a problem like others. */
function problemsOf(check: () => readonly string[]): readonly string[] {
  try {
    return check();
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const problems = steps.flatMap(([name, check]) => {
  process.stdout.write(`${name} ...\n`);
  return problemsOf(check);
});
for (const problem of problems) process.stderr.write(`release: ${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
process.stdout.write(`Tarballs, list of what ships and source maps are in ${path.relative(process.cwd(), folder)}.\n`);
if (problems.length > 0) process.stderr.write('release: nothing was published.\n');
else if (isDryRun) process.stdout.write(`Version ${version} can be released.\n`);
else publish();
