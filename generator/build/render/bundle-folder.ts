// The only file that knows Vike and Vite at build time: it creates the browser's files and the module that renders
// pages. A bundle depends only on the site's code, so it is cached until that changes.
import { fork, type ChildProcess, type StdioOptions } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  rmdirSync,
  statfsSync,
  symlinkSync,
} from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
// eslint-disable-next-line no-restricted-imports -- what lies in the system's folder must go when the process ends
import process from 'node:process';
import { forgetOld } from '../../cache/forget-old.ts';
import { conditionOf, sealFolder } from '../../cache/kept-folder.ts';
import { placeName } from '../../cache/record.ts';
import { keptFolder, projectFolder, shippedFolder } from '../../cache/project-folder.ts';
import { plainPlace } from './plain-path.ts';

const root = projectFolder;
const bundles = path.join(shippedFolder ?? keptFolder, 'bundles');

/** How many bundles are cached: for the last few versions of the code. */
const MAX_KEPT = 8;

/** The files that decide on the dependencies and on how the code is compiled. */
const SETTINGS = [
  'generator/build/render/make-bundle.js',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * The files of a project that a bundle depends on, sorted. Other files below src come and go: editors write some, and Vike
 * writes one while it bundles.
 */
export function sourceFiles(project: string): readonly string[] {
  const src = readdirSync(path.join(project, 'src'), { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && /^[^.].*\.(tsx?|css|woff2)$/.test(item.name))
    .map((item) => path.relative(project, path.join(item.parentPath, item.name)));
  return [...src, ...SETTINGS.filter((file) => existsSync(path.join(project, file)))].sort();
}

let known = shippedFolder && readdirSync(bundles).map((name) => path.join(bundles, name))[0];

/** Returns the folder of the bundle, named by the hash of the site's code, which is computed on the first call. */
export function bundleFolder(): string {
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for (const file of sourceFiles(root)) hash.update(file).update(readFileSync(path.join(root, file)));
  known = path.join(bundles, hash.digest('hex').slice(0, 16));
  return known;
}

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

/** Bundles into a folder. Vike takes one outside the project for one in it: there, the project is copied. */
async function bundleInto(work: string, signal: AbortSignal): Promise<void> {
  const place = plainPlace(root, placeName(work, root) === work);
  try {
    const made = place.folder === root ? work : path.join(place.folder, 'made');
    const script = path.join(place.folder, 'generator', 'build', 'render', 'make-bundle.js');
    const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', 'ipc'];
    await finished(
      fork(script, [path.relative(place.folder, made)], {
        cwd: place.folder,
        signal,
        execArgv: [...lowMemoryFlags],
        stdio,
      }),
    );
    if (made !== work) await cp(made, work, { recursive: true });
  } finally {
    place.close();
  }
}

/** Bundles into a temporary folder and renames it, so that two concurrent builds do not interfere. */
async function makeBundle(folder: string, signal: AbortSignal): Promise<void> {
  const work = `${folder}.${randomUUID()}`;
  await mkdir(path.dirname(folder), { recursive: true });
  try {
    await bundleInto(work, signal);
    sealFolder(work);
    if (conditionOf(folder) !== 'whole') await rm(folder, { recursive: true, force: true });
    await rename(work, folder);
    forgetOld(path.dirname(folder), MAX_KEPT);
  } catch (error) {
    await rm(work, { recursive: true, force: true }).catch(() => undefined);
    // If the folder is whole, another build was faster; its bundle has the same content.
    if (conditionOf(folder) !== 'whole') throw error;
  }
}

/** More than any bundle needs. */
const MIN_FREE_BYTES = 8 * 1024 * 1024;

/** Whether a bundle can be stored in a folder: whether it is writable and has enough free space. */
function isWritable(folder: string): boolean {
  const probe = path.join(folder, randomUUID());
  try {
    mkdirSync(probe, { recursive: true });
    rmdirSync(probe);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= MIN_FREE_BYTES;
  } catch {
    return false;
  }
}

/** Creates a folder that is deleted when the process exits. */
function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'prospectus-')));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Dependencies that are not bundled are resolved from the parent folders of the bundle.
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

/** How a bundle is made. */
export interface Bundling {
  /** Ends the bundling that is not needed any more. */
  readonly signal: AbortSignal;
  /** Called where the bundle that was kept is damaged. */
  readonly onDamaged?: () => void;
}

/** Bundles the site's code unless its bundle is cached and whole; returns the bundle's folder. */
export async function makeBundleFolder({ signal, onDamaged }: Bundling): Promise<string> {
  const folder = bundleFolder();
  const condition = conditionOf(folder);
  if (shippedFolder !== undefined || condition === 'whole') return folder;
  if (condition === 'damaged') onDamaged?.();
  const place = isWritable(bundles) ? folder : path.join(temporaryFolder(), path.basename(folder));
  await makeBundle(place, signal);
  return place;
}
