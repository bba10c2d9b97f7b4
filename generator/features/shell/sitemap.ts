import { escapeMarkup } from '../../../src/app/head/html.ts';
import type { PlannedText } from '../../model/planned.ts';

/** The limits of one sitemap file: sitemaps.org allows 50,000 addresses and 50 MB. */
export interface SitemapLimits {
  readonly urls: number;
  readonly bytes: number;
}

const LIMITS: SitemapLimits = { urls: 50_000, bytes: 50_000_000 };

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The size of an empty sitemap file, rounded up. */
const FRAME_BYTES = 200;

const urlset = (entries: readonly string[]): string =>
  `${HEAD}<urlset xmlns="${SCHEMA}">\n${entries.join('')}</urlset>\n`;

const sitemapIndex = (urls: readonly string[]): string => {
  const entries = urls.map((url) => `  <sitemap><loc>${escapeMarkup(url)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${entries.join('')}</sitemapindex>\n`;
};

/** Splits entries, in order, into as few files as the limits allow. */
function split(entries: readonly string[], limits: SitemapLimits): readonly (readonly string[])[] {
  const files: string[][] = [];
  let bytes = Infinity;
  for (const entry of entries) {
    const size = Buffer.byteLength(entry);
    if (bytes + size > limits.bytes || (files.at(-1)?.length ?? 0) >= limits.urls) {
      files.push([]);
      bytes = FRAME_BYTES;
    }
    files.at(-1)?.push(entry);
    bytes += size;
  }
  return files;
}

/** A page in the sitemap. */
interface SitemapEntry {
  /** Absolute. */
  readonly url: string;
  /** The day on which it was last changed, as YYYY-MM-DD, where its author says so. */
  readonly changed?: string | undefined;
}

function urlEntry({ url, changed }: SitemapEntry): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  return `  <url><loc>${escapeMarkup(url)}</loc>${lastmod}</url>\n`;
}

/**
 * Returns the sitemap of pages: one file, or, if that is too small, several files and an index in its place.
 */
export function sitemaps(
  pages: readonly SitemapEntry[],
  urlOf: (file: string) => string,
  limits = LIMITS,
): readonly PlannedText[] {
  const entries = pages.map(urlEntry);
  const files = split(entries, limits);
  if (files.length <= 1) return [{ file: 'sitemap.xml', text: urlset(entries) }];
  const parts = files.map((part, i) => ({ file: `sitemap-${i + 1}.xml`, text: urlset(part) }));
  return [{ file: 'sitemap.xml', text: sitemapIndex(parts.map(({ file }) => urlOf(file))) }, ...parts];
}

/** Returns robots.txt, which allows everything and names the sitemap. */
export const robots = (sitemapUrl: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
