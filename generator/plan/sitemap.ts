const escapeXml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The sitemap of absolute URLs. */
export function sitemap(urls: readonly string[]): string {
  const entries = urls.map((url) => `  <url><loc>${escapeXml(url)}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}

/** robots.txt: everything may be read, and the sitemap is here. */
export const robots = (sitemapUrl: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
