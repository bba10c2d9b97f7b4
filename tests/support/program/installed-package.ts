// The package as a provider installs it: packed by npm, and installed into an empty folder, from npm's cache if it has all.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Tarball } from '../../../release/tarball.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The environment of a user: what npm and Vitest say of themselves would reach the npm that is started here. Only the cache is
 * the same: `npm ci` in the project has filled it.
 */
export const userEnvironment: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_cache$)|INIT_CWD|VITEST|NODE_ENV|PROSPECTUS_)/i.test(name),
  ),
);

function npm(cwd: string, ...args: readonly string[]): string {
  // On Windows, npm is a script of a shell, which splits what has spaces.
  const isWindows = process.platform === 'win32';
  const words = isWindows ? args.map((arg) => `"${arg}"`) : args;
  return execFileSync('npm', words, { cwd, env: userEnvironment, shell: isWindows, encoding: 'utf8', stdio: 'pipe' });
}

/** A package in a lock file. */
interface Locked {
  readonly version: string;
  readonly dev?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface Packed extends Tarball {
  readonly integrity: string;
}

/** The packages that are installed with Prospectus, by their places: those of the project's own lock file. */
function productionPackages(): Readonly<Record<string, Locked>> {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };
  const all = Object.entries(lock.packages).filter(([place, { dev }]) => place !== '' && dev !== true);
  const registry = npm(root, 'config', 'get', 'registry').trim().replace(/\/$/, '');
  const urlOf = (place: string, { version }: Locked): string => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return `${registry}/${name}/-/${name.slice(name.indexOf('/') + 1)}-${version}.tgz`;
  };
  return Object.fromEntries(all.map(([place, locked]) => [place, { resolved: urlOf(place, locked), ...locked }]));
}

/** Packs a package of the project into a folder, compiling what it brings; returns what is in it, and how a lock file lists it. */
function pack(place: string, folder: string) {
  const said = npm(place, 'pack', '--json', '--pack-destination', folder);
  // What the scripts say comes first.
  const [packed] = Object.values(JSON.parse(said.slice(said.search(/^[[{]/m))) as Readonly<Record<string, Packed>>);
  if (!packed) throw new Error(`npm pack has packed nothing: ${said}`);
  const { filename, integrity, version } = packed;
  const { dependencies, bin } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
  return { packed, locked: { version, resolved: `file:${filename}`, integrity, dependencies, bin } };
}

/** Installs both packages into an empty folder, from their tarballs, which it returns. What npm's cache lacks is fetched; nothing is built. */
export function installPackage(folder: string): readonly Tarball[] {
  mkdirSync(folder, { recursive: true });
  const prospectus = pack(root, folder);
  const initializer = pack(join(root, 'packages/create-prospectus'), folder);
  const own = {
    name: 'site',
    dependencies: { prospectus: prospectus.locked.resolved, 'create-prospectus': initializer.locked.resolved },
  };
  const packages = {
    '': own,
    'node_modules/prospectus': prospectus.locked,
    'node_modules/create-prospectus': initializer.locked,
    ...productionPackages(),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...own, private: true }));
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ name: 'site', lockfileVersion: 3, requires: true, packages }),
  );
  npm(folder, 'ci', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund');
  return [prospectus.packed, initializer.packed];
}
