// Where a site is read from: a file, a folder of files, or an address. Pictures come from there, too.
import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { decodedPart } from '../../base/decoded.ts';
import { filesBelow, isWithin } from '../../base/disk.ts';
import { compareText } from '../../base/objects.ts';
import { tryTo } from '../../base/try-to.ts';
import { ChangeRefused } from '../edits/edit.ts';
import { decodeText, encodingOf } from '../sheets/read-table.ts';
import { type Fetched, fetchSafely } from './fetch-safely.ts';

/** A file of the old site. */
export interface SourceDocument {
  /** Its path in the folder, or its address. */
  readonly name: string;
  readonly text: string;
  /** Its address, where it was read from there. */
  readonly url?: URL;
}

/** All that is read, and the way to its pictures. */
export interface Source {
  readonly documents: readonly SourceDocument[];
  /** What was not read: why, in a sentence, and its name or address. */
  readonly unread: readonly (readonly [sentence: string, name: string])[];
  /** Returns a picture by its address, or its path from a document; undefined where there is none that may be read. */
  readonly picture: (source: string, from?: string) => Promise<Buffer | undefined>;
}

const MOST_BYTES = { export: 150_000_000, page: 8_000_000, pageOfSite: 2_000_000, picture: 12_000_000 };
const [MOST_FILES, MOST_PAGES, AT_ONCE] = [3000, 300, 4];

/** Decodes a file: as UTF-8 if it is that but for some letters that were cut in two, else as it says, or as Windows programs write in Western Europe. */
function decode(bytes: Buffer, type = ''): string {
  const own = encodingOf(bytes, 'en');
  if (!own.startsWith('windows')) return decodeText(bytes, own);
  // The lines of a calendar may be cut anywhere, even within a letter.
  const isCalendar = bytes.includes('BEGIN:VCALENDAR');
  const whole = isCalendar ? Buffer.from(bytes.toString('latin1').replace(/\r*\n[ \t]/g, ''), 'latin1') : bytes;
  const unicode = decodeText(whole, 'utf-8');
  const countOf = (letters: RegExp): number => unicode.match(letters)?.length ?? 0;
  if (countOf(/[\x80-\ufffc]/g) > countOf(/\ufffd/g)) return unicode;
  const declared = /<\?xml[^>]*encoding\s*=\s*["']([\w-]+)|<meta[^>]*charset\s*=\s*["']?([\w-]+)|charset=([\w-]+)/i;
  const parts = declared.exec(`${bytes.subarray(0, 2048).toString('latin1')}\n${type}`)?.slice(1);
  const said = parts?.find(Boolean) ?? own;
  return tryTo(() => decodeText(bytes, /^utf-?8$/i.test(said) ? own : said)) ?? decodeText(bytes, own);
}

/** Reads a file, or returns why not. */
function readOne(file: string, name: string): SourceDocument | string {
  const most = /\.xml$/i.test(file) ? MOST_BYTES.export : MOST_BYTES.page;
  if (statSync(file).size > most) return `Files larger than ${most / 1e6} MB are not read`;
  const bytes = readFileSync(file);
  if (bytes.subarray(0, 2).toString() === 'PK') return 'Archives (.zip) are not read: unpack them first';
  const isBinary =
    !/^(?:\xff\xfe|\xfe\xff)/.test(bytes.subarray(0, 2).toString('latin1')) && bytes.subarray(0, 400).includes(0);
  return isBinary ? 'Files that hold no text are not read' : { name, text: decode(bytes) };
}

/** The file at a path if it is in a folder, after links, and not hidden. */
function fileIn(root: string, file: string): Buffer | undefined {
  return tryTo(() => {
    const real = realpathSync(path.join(root, file));
    const isInside = isWithin(real, root) && !/(?:^|[\\/])\./.test(path.relative(root, real));
    const stats = statSync(real);
    return isInside && stats.isFile() && stats.size <= MOST_BYTES.picture ? readFileSync(real) : undefined;
  });
}

/** A picture beside a file: at its path from there, or at the end of its address from the folder on. */
function pictureIn(folder: string, source: string, from = ''): Buffer | undefined {
  const pathname = decodedPart(URL.canParse(source) ? new URL(source).pathname : source.replace(/[?#].*$/, ''));
  const parts = pathname.split(/[\\/]+/).filter(Boolean);
  const places = [path.join(path.dirname(from), pathname), ...parts.map((_, i) => parts.slice(i).join('/'))];
  const root = realpathSync(folder);
  for (const place of places) {
    const found = fileIn(root, place);
    if (found) return found;
  }
  return undefined;
}

function openFiles(place: string): Source {
  const isFolder = statSync(place).isDirectory();
  const folder = isFolder ? place : path.dirname(place);
  // Links to folders are not followed; what browsers save beside a page is part of it.
  const isPage = (name: string): boolean =>
    /^(?!.*[_-](?:files|dateien|fichiers)\/).*\.(?:x?html?|xml|ics)$/i.test(name) &&
    lstatSync(path.join(place, name)).isFile();
  // The first page of a folder comes before all others: what it says of the site counts.
  const rank = (name: string): string => name.replace(/index\.\w+$/, '');
  const pages = isFolder ? filesBelow(place).filter(isPage) : [path.basename(place)];
  const all = pages.toSorted((one, other) => compareText(rank(one), rank(other)));
  const read = all.slice(0, MOST_FILES).map((name) => [readOne(path.join(folder, name), name), name] as const);
  const documents = read.flatMap(([one]) => (typeof one === 'string' ? [] : [one]));
  const unread = read.flatMap(([one, name]) => (typeof one === 'string' ? [[one, name] as const] : []));
  const reason = unread[0]?.[0] ?? 'It has no pages (.html), exports (.xml) or calendars (.ics)';
  if (documents.length === 0) throw new ChangeRefused(`--from: "${place}" cannot be read. ${reason}.`);
  const more = all.slice(MOST_FILES).map((name) => [`More than ${MOST_FILES} files are not read`, name] as const);
  return { documents, unread: [...unread, ...more], picture: async (source, from) => pictureIn(folder, source, from) };
}

type Read = (url: URL) => Promise<SourceDocument | undefined>;

async function pagesOf(origin: string, read: Read): Promise<readonly URL[]> {
  const locationsIn = async (map: URL): Promise<readonly URL[]> => {
    const said = (await read(map))?.text.matchAll(/<loc>\s*(?:<!\[CDATA\[\s*)?([^<\]#\s]+)/g) ?? [];
    const addresses = Array.from(said, ([, at = '']) => at.replaceAll('&amp;', '&'));
    return addresses.flatMap((at) => (URL.canParse(at) && new URL(at).origin === origin ? new URL(at) : []));
  };
  const maps = ['sitemap.xml', 'wp-sitemap.xml', 'sitemap_index.xml'].map((name) => new URL(`/${name}`, origin));
  const first = (await Promise.all(maps.map(locationsIn))).find((found) => found.length > 0) ?? [];
  const isMap = ({ pathname }: URL): boolean => pathname.endsWith('.xml');
  const inner = await Promise.all(first.filter(isMap).slice(0, 20).map(locationsIn));
  return [...new Map([...first, ...inner.flat()].map((url) => [url.href, url])).values()].filter((url) => !isMap(url));
}

async function openAddress(address: URL): Promise<Source> {
  const fetched = await fetchSafely(address, address, { bytes: MOST_BYTES.export }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ChangeRefused(`--from: "${address.href}" cannot be read: ${reason}.`);
  });
  const named = fetched.isInside ? address : undefined;
  const documentOf = (name: string, { bytes, type, url }: Fetched) => ({ name, text: decode(bytes, type), url });
  const read: Read = async (url) => {
    const one = await fetchSafely(url, named, { bytes: MOST_BYTES.pageOfSite }).catch(() => undefined);
    return one && documentOf(url.href, one);
  };
  const documents: SourceDocument[] = [documentOf(address.href, fetched)];
  const unread: [sentence: string, name: string][] = [];
  const isSite = /html/.test(fetched.type) && fetched.url.pathname === '/';
  const pages = (isSite ? await pagesOf(fetched.url.origin, read) : []).filter(({ href }) => href !== fetched.url.href);
  for (const { href } of pages.slice(MOST_PAGES))
    unread.push([`Pages after the first ${MOST_PAGES} are not read`, href]);
  const queue = pages.slice(0, MOST_PAGES);
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const one = await read(next);
      if (one) documents.push(one);
      else unread.push(['Pages that the server did not deliver, or that are larger than 2 MB', next.href]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    documents: documents.sort((a, b) => compareText(a.name, b.name)),
    unread,
    picture: async (source, from = address.href) => {
      const url = URL.canParse(source, from) ? new URL(source, from) : undefined;
      return url && (await fetchSafely(url, named, { bytes: MOST_BYTES.picture }).catch(() => undefined))?.bytes;
    },
  };
}

/** Opens what `--from` names. Throws a ChangeRefused that says why it cannot be read. */
export async function openSource(from: string, cwd: string): Promise<Source> {
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(from) && URL.canParse(from)) return openAddress(new URL(from));
  const place = path.resolve(cwd, from);
  if (statSync(place, { throwIfNoEntry: false })) return openFiles(place);
  throw new ChangeRefused(`--from: there is no file or folder "${from}" in ${cwd}, and it is not an address.`);
}
