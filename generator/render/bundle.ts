// The only file that knows Vike and Vite at build time: it creates the browser's files and the module that renders
// pages. A bundle depends only on the site's code and the base, so it is cached until they change.
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
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
// eslint-disable-next-line no-restricted-imports -- what lies in the system's folder must go when the process ends
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { digest } from '../base/digest.ts';
import { forgetOld } from '../cache/forget-old.ts';
import { projectFolder } from '../cache/project-folder.ts';
import { inPlainPath } from './plain-path.ts';
import type { DocumentInput, PageFiles } from '../../src/entry-server.tsx';
import type { Template } from '../../src/page-props.ts';

const root = projectFolder;
const bundles = path.join(root, '.prospectus', 'bundles');

/** How many bundles are cached: for the last few versions of the code, and for several bases. */
const MAX_KEPT = 8;

/** The files that the browser loads from the bundle. */
export interface BundleFiles {
  /** Changes whenever the browser's code changes. */
  readonly version: string;
  /** The browser's files, relative to the output folder, with the path from which each can be read. */
  readonly files: readonly { readonly file: string; readonly from: string }[];
}

/** The bundled site: a function from a page to its HTML and data, and the files that the browser loads. */
export interface Bundle extends BundleFiles {
  render(input: DocumentInput): PageFiles;
  assetsOf(template: Template): DocumentInput['assets'];
}

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

type ViteManifest = Readonly<Record<string, ManifestChunk>>;

interface RendererModule {
  ready(): Promise<void>;
  renderDocument(input: DocumentInput): PageFiles;
  readonly templateFiles: Readonly<Record<Template, string>>;
}

const CLIENT = 'src/vike/+client.ts';
const EARLY = 'src/asked.ts';

/** The templates whose content depends on the query. */
const QUERY_TEMPLATES: readonly Template[] = ['catalogue', 'catalogue-large', 'schedule'];

function sourceFiles(): readonly string[] {
  const src = readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => path.relative(root, path.join(item.parentPath, item.name)));
  return [...src, 'vite.config.ts', 'package.json'].sort();
}

let code: string | undefined;

/** The hash of the site's code, computed on the first call. */
function codeHash(): string {
  if (code !== undefined) return code;
  const hash = createHash('sha256');
  for (const file of sourceFiles()) hash.update(file).update(readFileSync(path.join(root, file)));
  code = hash.digest('hex');
  return code;
}

/** Returns the folder of the bundle of the site's code for a base. */
export function bundleFolder(base: string): string {
  const hash = createHash('sha256').update(`${base} ${codeHash()}`);
  return path.join(bundles, hash.digest('hex').slice(0, 16));
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

/** Whether a bundle has its first and its last file: caches may be deleted at any time, even partially. */
const isComplete = (folder: string): boolean =>
  existsSync(path.join(folder, 'assets.json')) && existsSync(path.join(folder, 'server', 'renderer.mjs'));

/** Bundles into a temporary folder and renames it, so that two concurrent builds do not interfere. */
async function makeBundle(folder: string, base: string, signal: AbortSignal): Promise<void> {
  const work = `${folder}.${randomUUID()}`;
  await mkdir(path.dirname(folder), { recursive: true });
  try {
    await inPlainPath({ project: root, isCopied: !folder.startsWith(root) }, async (place) => {
      const made = place === root ? work : path.join(place, 'made');
      const script = path.join(place, 'generator', 'render', 'make-bundle.js');
      const order = JSON.stringify({ base, outDir: path.relative(place, made) });
      const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', 'ipc'];
      await finished(fork(script, [order], { cwd: place, signal, execArgv: [...lowMemoryFlags], stdio }));
      if (made !== work) await cp(made, work, { recursive: true });
    });
    if (!isComplete(folder)) await rm(folder, { recursive: true, force: true });
    await rename(work, folder);
    forgetOld(path.dirname(folder), MAX_KEPT);
  } catch (error) {
    await rm(work, { recursive: true, force: true }).catch(() => undefined);
    // If the folder is complete, another build was faster; its bundle has the same content.
    if (!isComplete(folder)) throw error;
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

/** Bundles the site's code for a base unless its bundle is cached; returns the bundle's folder. */
export async function makeBundleFolder(base: string, signal: AbortSignal): Promise<string> {
  const folder = bundleFolder(base);
  if (isComplete(folder)) return folder;
  const place = isWritable(bundles) ? folder : path.join(temporaryFolder(), path.basename(folder));
  await makeBundle(place, base, signal);
  return place;
}

function reachable(manifest: ViteManifest, entry: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const queue = [entry];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const chunk = manifest[key];
    queue.push(...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? []));
  }
  return seen;
}

/** The static imports of a chunk, which the browser loads before it can run; without the chunk itself. */
function staticImports(manifest: ViteManifest, key: string): readonly string[] {
  return [
    ...new Set(
      (manifest[key]?.imports ?? []).flatMap((name) => [manifest[name]?.file ?? '', ...staticImports(manifest, name)]),
    ),
  ];
}

function filesOf(manifest: ViteManifest, client: string): BundleFiles['files'] {
  const chunks = [...reachable(manifest, CLIENT)].flatMap((key) => manifest[key] ?? []);
  const styles = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? file : []));
  const files = new Set([
    ...(manifest[EARLY] ? [manifest[EARLY].file] : []),
    ...chunks.flatMap(({ file, css, assets }) => [file, ...(css ?? []), ...(assets ?? [])]),
    ...styles,
  ]);
  const fonts = Object.values(manifest).flatMap(({ file }) => (/\.woff2$/.test(file) ? file : []));
  return [...new Set([...files, ...fonts])].sort().map((file) => ({ file, from: path.join(client, file) }));
}

interface Opened {
  readonly manifest: ViteManifest;
  readonly files: BundleFiles;
}

async function open(folder: string): Promise<Opened> {
  const manifest = JSON.parse(await readFile(path.join(folder, 'assets.json'), 'utf8')) as ViteManifest;
  const entry = manifest[CLIENT]?.file ?? '';
  const version = digest(entry, 12);
  return { manifest, files: { version, files: filesOf(manifest, path.join(folder, 'client')) } };
}

/** Loads the list of the browser's files of a bundle, without its renderer. */
export async function loadBundleFiles(folder: string): Promise<BundleFiles> {
  return (await open(folder)).files;
}

/** Loads the bundle in a folder. */
export async function loadBundle(folder: string, base: string): Promise<Bundle> {
  const { manifest, files: bundleFiles } = await open(folder);
  const { version, files } = bundleFiles;
  const { mtimeMs } = await stat(folder);
  const renderer = (await import(
    `${pathToFileURL(path.join(folder, 'server', 'renderer.mjs')).href}?${mtimeMs}`
  )) as RendererModule;
  await renderer.ready();
  const entry = manifest[CLIENT]?.file ?? '';
  const urlsOf = (ending: string) => files.flatMap(({ file }) => (file.endsWith(ending) ? base + file : []));
  const [styles, fonts] = [urlsOf('.css'), urlsOf('.woff2')];
  const assetsFor = (template: Template): DocumentInput['assets'] => {
    const page = renderer.templateFiles[template];
    const needed = [...staticImports(manifest, CLIENT), manifest[page]?.file ?? '', ...staticImports(manifest, page)];
    const preloads = [...new Set(needed)].filter((file) => file !== '' && file !== entry);
    const early = QUERY_TEMPLATES.includes(template) ? [base + (manifest[EARLY]?.file ?? '')] : [];
    return { styles, fonts, early, scripts: [base + entry], preloads: preloads.map((file) => base + file) };
  };
  const known = new Map<Template, DocumentInput['assets']>();
  return {
    version,
    files,
    render: renderer.renderDocument,
    assetsOf: (template) => {
      const assets = known.get(template) ?? assetsFor(template);
      known.set(template, assets);
      return assets;
    },
  };
}
