// The only file that knows Vike and Vite at build time: it makes the browser's files and the module that renders
// pages. A bundle depends on the site's code and the base only, so it is kept and used again until they change.
import { fork, type ChildProcess } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFolder } from '../project-folder.ts';
import type { DocumentInput } from '../../src/entry-server.tsx';
import type { Template } from '../../src/page-props.ts';

const root = projectFolder;
const bundles = path.join(root, '.prospectus', 'bundles');

/** What the site's code becomes: a function from a page to its HTML, and the files that the browser loads. */
export interface Bundle {
  /** Changes whenever the browser's code changes. */
  readonly version: string;
  render(input: DocumentInput): string;
  assetsOf(template: Template): DocumentInput['assets'];
  /** The browser's files, relative to the output folder, with where each can be read. */
  readonly files: readonly { readonly file: string; readonly from: string }[];
}

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

interface RendererModule {
  ready(): Promise<void>;
  renderDocument(input: DocumentInput): string;
  readonly templateFiles: Readonly<Record<Template, string>>;
}

const CLIENT = 'src/vike/+client.ts';

async function sourceFiles(): Promise<readonly string[]> {
  const inSrc = await readdir(path.join(root, 'src'), { recursive: true, withFileTypes: true });
  const src = inSrc
    .filter((item) => item.isFile())
    .map((item) => path.relative(root, path.join(item.parentPath, item.name)));
  return [...src, 'vite.config.ts', 'package.json'].sort();
}

async function keyOf(base: string): Promise<string> {
  const hash = createHash('sha256').update(base);
  for (const file of await sourceFiles()) hash.update(file).update(await readFile(path.join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Resolves when the process has ended well. Throws with what it said otherwise: the site's code is broken. */
async function finished(child: ChildProcess): Promise<void> {
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  if (code !== 0) throw new Error(`The site's code could not be bundled:\n${said.join('')}`);
}

/** Bundles into a folder of its own and moves it into place whole, so that two builds at once do no harm. */
async function makeBundle(folder: string, base: string): Promise<void> {
  const work = `${folder}.${randomUUID()}`;
  await mkdir(bundles, { recursive: true });
  const script = path.join(root, 'generator', 'render', 'make-bundle.js');
  const order = JSON.stringify({ base, outDir: path.relative(root, work) });
  await finished(fork(script, [order], { cwd: root, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] }));
  try {
    await rename(work, folder);
  } catch {
    // Another build was faster; its bundle has the same content.
    await rm(work, { recursive: true, force: true });
  }
}

function reachable(manifest: Manifest, entry: string): ReadonlySet<string> {
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

/** The script files that run before a chunk can: its static imports, without itself. */
function staticImports(manifest: Manifest, key: string): readonly string[] {
  return [
    ...new Set(
      (manifest[key]?.imports ?? []).flatMap((name) => [manifest[name]?.file ?? '', ...staticImports(manifest, name)]),
    ),
  ];
}

function filesOf(manifest: Manifest, client: string): Bundle['files'] {
  const chunks = [...reachable(manifest, CLIENT)].flatMap((key) => manifest[key] ?? []);
  const styles = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? file : []));
  const files = new Set([
    ...chunks.flatMap(({ file, css, assets }) => [file, ...(css ?? []), ...(assets ?? [])]),
    ...styles,
  ]);
  const fonts = Object.values(manifest).flatMap(({ file }) => (/\.woff2$/.test(file) ? file : []));
  return [...new Set([...files, ...fonts])].sort().map((file) => ({ file, from: path.join(client, file) }));
}

/** Bundles the site's code for a base, or takes the bundle that is already there. */
export async function bundle(base: string): Promise<Bundle> {
  const folder = path.join(bundles, await keyOf(base));
  if (!existsSync(folder)) await makeBundle(folder, base);
  const client = path.join(folder, 'client');
  const manifest = JSON.parse(await readFile(path.join(folder, 'assets.json'), 'utf8')) as Manifest;
  const { mtimeMs } = await stat(folder);
  const renderer = (await import(
    `${pathToFileURL(path.join(folder, 'server', 'renderer.mjs')).href}?${mtimeMs}`
  )) as RendererModule;
  await renderer.ready();
  const entry = manifest[CLIENT];
  const files = filesOf(manifest, client);
  const urlsOf = (ending: string) => files.flatMap(({ file }) => (file.endsWith(ending) ? base + file : []));
  const [styles, fonts] = [urlsOf('.css'), urlsOf('.woff2')];
  return {
    version: createHash('sha256')
      .update(entry?.file ?? '')
      .digest('hex')
      .slice(0, 12),
    render: renderer.renderDocument,
    assetsOf: (template) => {
      const page = renderer.templateFiles[template];
      const preloads = [
        ...new Set([...staticImports(manifest, CLIENT), manifest[page]?.file ?? '', ...staticImports(manifest, page)]),
      ];
      const files = preloads.filter((file) => file !== '' && file !== entry?.file);
      return { styles, fonts, scripts: [base + (entry?.file ?? '')], preloads: files.map((file) => base + file) };
    },
    files,
  };
}
