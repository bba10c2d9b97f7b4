// Cloudflare Pages: _redirects and _headers, in a stricter form than Netlify's: no "!", since a redirect always comes before
// a file, and no status that is not a redirect.
import type { HostAnswers } from '../model/hosting.ts';
import { everyAnswer, limit, receivesInApi, type Host } from './host.ts';
import { headersFile, pagesAskedAgain, redirectLines, redirectsFile } from './redirects-file.ts';

const MAX_REDIRECTS = 2000;

const answers: HostAnswers = {
  ...everyAnswer,
  gone: 404,
  slash: 308,
  html: 308,
  caching: pagesAskedAgain,
  others: { queries: false, isCaseIgnored: false },
};

/** Cloudflare Pages. */
export const cloudflare: Host = {
  name: 'cloudflare',
  title: 'Cloudflare Pages',
  layout: 'flat',
  answers,
  receives: receivesInApi,
  files: (hosting) => [redirectsFile(redirectLines(hosting, answers, '301')), headersFile(hosting)],
  capacity: { files: 20_000, fileBytes: 25 * 2 ** 20 },
  limits: ({ redirects, moved = [] }) =>
    limit({ what: 'redirects', found: redirects.length + moved.length, of: 'settings' }, MAX_REDIRECTS),
};
