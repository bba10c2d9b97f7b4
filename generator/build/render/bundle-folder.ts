// The only file that knows Vike and Vite at build time: it creates the browser's files and the module that renders
// pages. A bundle depends only on the site's code, so it is cached until that changes.
import { filesBelow } from '../../base/disk.ts';
import { once } from '../../base/memoize.ts';
import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtFolder, isPackage, projectFolder as root } from '../../cache/project-folder.ts';
import { conditionOf, keepFolder } from '../../cache/store.ts';

/** Raised where the code of Prospectus is in a folder that its tools cannot read; the command line reports it as wrong usage. */
class UnusableProject extends Error {
  override readonly name = 'UsageError';
}

/** Returns the folder, where Vite can read it: in the path of a file it takes # and ? for parts of an address, % for an escape. */
export function plainProject(folder: string): string {
  if (!/[#?%]/.test(folder)) return folder;
  throw new UnusableProject(
    `Prospectus is in the folder "${folder}", and its tools cannot read a path with #, ? or %. Rename the folder or move the checkout; the content may be in any folder.`,
  );
}

const bundles = builtFolder('bundles');

/** How many bundles are kept: for the last few versions of the code. */
const MAX_KEPT = 8;

/** The files that decide on the dependencies and on how the code is compiled. */
const SETTINGS = [
  'generator/build/render/make-bundle.js',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** The files of a project that a bundle depends on, sorted; what editors and Vike leave below src is none. */
export function sourceFiles(project: string): readonly string[] {
  const src = filesBelow(project, 'src').filter((file) => /\.(tsx?|json|css|woff2)$/.test(file));
  return [...src, ...SETTINGS.filter((file) => existsSync(path.join(project, file)))].sort();
}

const brought = isPackage ? readdirSync(bundles).map((name) => path.join(bundles, name))[0] : undefined;

/** Returns the name of a project's bundle: a hash of the site's code. */
export function bundleName(project: string): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles(project)) hash.update(file).update(readFileSync(path.join(project, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Returns the folder of the bundle. */
export const bundleFolder = once((): string => brought ?? path.join(bundles, bundleName(root)));

/** Resolves when the process has exited with success. Otherwise throws its output: the site's code is broken. */
async function finished(child: ChildProcess): Promise<void> {
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  if (code !== 0) throw new Error(`The site's code could not be bundled:\n${output.join('')}`);
}

/** Vite produces much garbage: with more frequent collection it needs a seventh less memory and no more time. */
const lowMemoryFlags = ['--max-semi-space-size=2', '--heap-growing-percent=20'] as const;

async function bundleInto(work: string, signal: AbortSignal): Promise<void> {
  const cwd = plainProject(root);
  const script = path.join(cwd, 'generator', 'build', 'render', 'make-bundle.js');
  const execArgv = [...lowMemoryFlags];
  await finished(
    fork(script, [path.relative(cwd, work)], { cwd, signal, execArgv, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] }),
  );
}

/** How a bundle is made. */
export interface Bundling {
  readonly signal: AbortSignal;
  readonly onDamaged?: () => void;
}

/** Bundles the site's code unless its bundle is there and whole; returns the bundle's folder. */
export async function makeBundleFolder({ signal, onDamaged }: Bundling): Promise<string> {
  const folder = bundleFolder();
  const condition = isPackage ? 'whole' : conditionOf(folder);
  if (condition === 'damaged') onDamaged?.();
  if (condition !== 'whole') await keepFolder(folder, (draft) => bundleInto(draft, signal), MAX_KEPT);
  return folder;
}
