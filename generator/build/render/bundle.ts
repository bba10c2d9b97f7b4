// What a bundle of the site's code gives to a build: a function that renders pages, and the files that the browser loads.
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DocumentInput } from '../../../src/app/entry-server.tsx';
import type { PageHtml } from '../../../src/app/page-html.ts';
import type { Page, Template } from '../../../src/app/page.ts';
import { digest } from '../../base/digest.ts';

/** The files that the browser loads from the bundle. */
export interface BundleFiles {
  /** Changes whenever the browser's code changes. */
  readonly version: string;
  /** The browser's files, relative to the output folder, with the path from which each can be read. */
  readonly files: readonly { readonly file: string; readonly from: string }[];
}

/** The bundled site: a function from a page to its HTML and data, and the files that the browser loads. */
export interface Bundle extends BundleFiles {
  /** The script for pages of the development server. */
  readonly live: BundleFiles['files'][number];
  render(input: DocumentInput): PageHtml;
  assetsOf(page: Page): DocumentInput['assets'];
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
  renderDocument(input: DocumentInput): PageHtml;
  chunksOf(page: Page): readonly string[];
}

const CLIENT = 'src/vike/+client.ts';
const EARLY = 'src/app/scripts/asked.ts';
const ANNOUNCED = 'src/app/scripts/announced.ts';
const START = 'src/app/scripts/start.ts';
const LIVE = 'src/app/scripts/live.ts';

const QUERY_TEMPLATES: readonly Template[] = ['catalogue', 'catalogue-large', 'schedule', 'registration'];

/** The other chunks that a chunk leads to: those that have to be there before it runs, or all. Chunks may import each other. */
function reachable(manifest: ViteManifest, entry: string, isLater = false): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of isLater ? [...imports, ...dynamicImports] : imports) {
      if (seen.has(next)) continue;
      seen.add(next);
      visit(next);
    }
  };
  visit(entry);
  return seen;
}

/** The files of the other chunks that the browser loads before a chunk can run. */
const staticImports = (manifest: ViteManifest, key: string): readonly string[] =>
  Array.from(reachable(manifest, key), (name) => manifest[name]?.file ?? '');

function filesOf(manifest: ViteManifest, client: string): BundleFiles['files'] {
  const chunks = [CLIENT, ...reachable(manifest, CLIENT, true)].flatMap((key) => manifest[key] ?? []);
  const styles = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? file : []));
  const files = new Set([
    ...[EARLY, ANNOUNCED, START].flatMap((script) => manifest[script]?.file ?? []),
    ...chunks.flatMap(({ file, css, assets }) => [file, ...(css ?? []), ...(assets ?? [])]),
    ...styles,
  ]);
  const assets = Object.values(manifest).flatMap(({ file }) => (/\.(?:svg|woff2)$/.test(file) ? file : []));
  return [...new Set([...files, ...assets])].sort().map((file) => ({ file, from: path.join(client, file) }));
}

async function open(folder: string): Promise<{ readonly manifest: ViteManifest; readonly files: BundleFiles }> {
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
  const [entry, live] = [manifest[CLIENT]?.file ?? '', manifest[LIVE]?.file ?? ''];
  const urlsOf = (ending: string) => files.flatMap(({ file }) => (file.endsWith(ending) ? base + file : []));
  const [styles, fonts, icons] = [urlsOf('.css'), urlsOf('.woff2'), urlsOf('.svg')];
  const toUrls = (names: readonly string[]) =>
    [...new Set(names)].flatMap((file) => (file === '' || file === entry ? [] : base + file));
  const assetsFor = (template: Template, chunks: readonly string[]): DocumentInput['assets'] => {
    const loaded = chunks.flatMap((chunk) => [manifest[chunk]?.file ?? '', ...staticImports(manifest, chunk)]);
    const common = staticImports(manifest, CLIENT);
    const early = QUERY_TEMPLATES.includes(template) ? [base + (manifest[EARLY]?.file ?? '')] : [];
    const announced = base + (manifest[ANNOUNCED]?.file ?? '');
    const start = base + (manifest[START]?.file ?? '');
    const modules = [...toUrls([...common, ...loaded]), base + entry];
    return { styles, fonts, icons, early, announced, start, scripts: [], modules };
  };
  const known = new Map<string, DocumentInput['assets']>();
  return {
    version,
    files,
    live: { file: live, from: path.join(folder, 'client', live) },
    render: renderer.renderDocument,
    assetsOf: (page) => {
      const chunks = renderer.chunksOf(page);
      const key = `${page.template} ${chunks.join(' ')}`;
      const assets = known.get(key) ?? assetsFor(page.template, chunks);
      known.set(key, assets);
      return assets;
    },
  };
}

/** What renders planned pages for the development server, and serves the code that they load. */
export interface DevRenderer {
  /** The URL of the script that listens to the server's news. */
  readonly live: string;
  /** Answers a request for the site's code; calls `next` for any other. */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Returns the HTML of a page; the renderer adds what it loads. */
  render(address: string, input: Omit<DocumentInput, 'assets'>): Promise<string>;
  close(): Promise<void>;
}
