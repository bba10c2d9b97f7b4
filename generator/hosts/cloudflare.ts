// Cloudflare Pages: _redirects and _headers, in a stricter form than Netlify's: no "!", since a redirect always comes before
// a file, and no status that is not a redirect.
import { everyAnswer, limit, type Host } from './host.ts';
import { headersFile, pagesAskedAgain, redirectLines, redirectsFile } from './redirects-file.ts';

const MAX_REDIRECTS = 2000;

/** Cloudflare Pages. */
export const cloudflare: Host = {
  name: 'cloudflare',
  title: 'Cloudflare Pages',
  layout: 'flat',
  answers: { ...everyAnswer, gone: 404, slash: 308, html: 308, caching: pagesAskedAgain },
  files: (hosting) => [redirectsFile(redirectLines(hosting, '301')), headersFile(hosting)],
  limits: ({ redirects }) => limit('redirects', redirects.length, MAX_REDIRECTS),
};
