// Which files of a built site a page loads before anyone touches it, read from its HTML and its modules; no browser.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address of the not-found page. */
export const MISSING = '/404';

const TAG = /<(?:script|link)\b[^>]*>/g;
const PAGE_DATA = /<script type="application\/json" id="page-data">(.*?)<\/script>/s;
const LOADING_LINK = /\brel="(?:stylesheet|preload)"/;
const CODE = /data-modules="([^"]+)"/;
const IMPORT = /\b(?:from|import)\s*["'](\.[^"']+)["']/g;

/** Returns the file of an address, relative to the folder of the site. */
export function htmlFileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/** Returns an address for each template, the first by the alphabet, and that of the not-found page. */
export function templateAddresses(out: string): ReadonlyMap<string, string> {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const found = new Map<string, string>();
  for (const file of files.toSorted()) {
    const json = PAGE_DATA.exec(readFileSync(join(out, file), 'utf8'))?.[1];
    if (json === undefined) continue;
    const { address, page } = JSON.parse(json);
    if (!found.has(page.template)) found.set(page.template, address);
  }
  return found.set('not-found', MISSING);
}

/** Returns the modules that a page loads, relative to the folder of the site. */
export function codeOf(html: string): readonly string[] {
  const [folder = '', ...names] = CODE.exec(html)?.[1]?.split(' ') ?? [];
  return names.map((name) => new URL(`${folder}${name}.js`, 'http://host').pathname.slice(1));
}

// A link that only announces a picture for some widths or schemes is left to the browser, as are favicons.
function filesOfHtml(html: string): readonly string[] {
  const loading = (html.match(TAG) ?? []).filter((tag) => tag.startsWith('<script') || LOADING_LINK.test(tag));
  return [...loading.flatMap((tag) => /\b(?:src|href)="\/([^"]+)"/.exec(tag)?.[1] ?? []), ...codeOf(html)];
}

function importsOf(out: string, file: string): readonly string[] {
  if (!file.endsWith('.js')) return [];
  const code = readFileSync(join(out, file), 'utf8');
  return [...code.matchAll(IMPORT)].map(([, to = '']) => new URL(to, `http://host/${file}`).pathname.slice(1));
}

/** Returns the files of a page with the HTML first; modules are followed through their static imports. */
export function pageFiles(out: string, address: string): readonly string[] {
  const html = htmlFileOf(address);
  const files = new Set([html, ...filesOfHtml(readFileSync(join(out, html), 'utf8'))]);
  // A set is visited to its end even while it grows.
  for (const file of files) if (existsSync(join(out, file))) importsOf(out, file).forEach((found) => files.add(found));
  return [...files];
}
