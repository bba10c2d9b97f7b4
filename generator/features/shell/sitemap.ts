import { escapeMarkup } from '../../../src/app/html.ts';
import type { PlannedText } from '../../model/planned.ts';
import { newsChanges } from '../news/news.ts';
import { absoluteUrl } from './head.ts';
import { isHere } from '../../model/language-addresses.ts';
import type { SiteContext } from './site-context.ts';

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

function urlset(entries: readonly string[]): string {
  const names = entries.some((entry) => entry.includes('<xhtml:')) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `${HEAD}<urlset xmlns="${SCHEMA}"${names}>\n${entries.join('')}</urlset>\n`;
}

const sitemapIndex = (urls: readonly string[]): string => {
  const entries = urls.map((url) => `  <sitemap><loc>${escapeMarkup(url)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${entries.join('')}</sitemapindex>\n`;
};

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
export interface SitemapEntry {
  /** Absolute. */
  readonly url: string;
  /** The day on which it was last changed, as YYYY-MM-DD, where its author says so. */
  readonly changed?: string | undefined;
  /** The page in each of its languages, where it is in several: absolute URLs. */
  readonly alternates?: readonly { readonly hreflang: string; readonly href: string }[];
}

/** Returns the main pages of a site in the order of the sitemap, with their addresses. */
export function sitemapEntries(context: SiteContext): readonly (SitemapEntry & { readonly address: string })[] {
  const { site, base, redirected } = context;
  const main = [...site.pages, ...site.categoryPages, ...site.courses, ...site.entries]
    .filter(isHere)
    .map(({ address }) => address);
  const changes = newsChanges(context);
  return main
    .filter((address) => !redirected.has(address))
    .map((address) => ({ address, url: absoluteUrl(site, base, address), changed: changes.get(address) }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

function urlEntry({ url, changed, alternates = [] }: SitemapEntry): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  const others = alternates.map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}"/>`,
  );
  return `  <url><loc>${escapeMarkup(url)}</loc>${lastmod}${others.join('')}</url>\n`;
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
