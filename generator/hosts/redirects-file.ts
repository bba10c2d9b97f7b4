// _redirects and _headers, which several hosts read, each in its own way.
import { cachingFolders } from '../model/caching.ts';
import type { HostAnswers, Hosting } from '../model/hosting.ts';
import { oldAddress } from '../model/old-addresses.ts';
import {
  NOTE,
  pathOf,
  movedOn,
  destinationOf,
  type HostFile,
  everyAnswer,
  languageFolders,
  limit,
  type Host,
  receivesInApi,
} from './host.ts';

/** Of hosts whose pages are asked for again each time by default, and whose rules are for folders. */
export const pagesAskedAgain: HostAnswers['caching'] = { folders: true, others: 'public, max-age=0, must-revalidate' };

/** Returns _headers. Folders do not overlap: where two rules matched, such hosts would join their values. */
function headersFile({ base, headers }: Hosting): HostFile {
  const all = [`${base}*`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
  const folders = cachingFolders.flatMap(({ folder, value }) => [`${base}${folder}/*`, `  Cache-Control: ${value}`]);
  return { place: 'top', file: '_headers', text: `# ${NOTE}\n${[...all, ...folders].join('\n')}\n` };
}

function redirectLines(hosting: Hosting, answers: HostAnswers, status: string): readonly string[] {
  const { base, redirects } = hosting;
  return [...redirects, ...movedOn(answers, hosting)].map(({ from, to }) => {
    const { path, query, isPrefix } = oldAddress(from);
    return [pathOf(path, base) + (isPrefix ? '*' : ''), ...query, destinationOf(to, base), status].join(' ');
  });
}

function redirectsFile(lines: readonly string[]): HostFile {
  return { place: 'top', file: '_redirects', text: `${[`# ${NOTE}`, ...lines].join('\n')}\n` };
}

// Netlify: _redirects and _headers. The mark "!" is needed because the page that redirects is a file at the old address.

const answersOfNetlify: HostAnswers = {
  ...everyAnswer,
  html: 200,
  caching: pagesAskedAgain,
  others: { queries: true, isCaseIgnored: true, unfit: /\/:/ },
};

function linesOfNetlify(hosting: Hosting): readonly string[] {
  const { base, gone } = hosting;
  const page = `${base}404.html`;
  return [
    ...redirectLines(hosting, answersOfNetlify, '301!'),
    ...gone.map((address) => `${pathOf(address, base)} ${page} 410!`),
    `${base}.prospectus.json ${page} 404!`,
    // Netlify itself looks for the page at the root only.
    ...languageFolders(hosting).map((folder) => `${folder}* ${folder}404.html 404`),
    ...(base === '/' ? [] : [`${base}* ${page} 404`]),
  ];
}

/** Netlify. */
export const netlify: Host = {
  name: 'netlify',
  title: 'Netlify',
  layout: 'flat',
  answers: answersOfNetlify,
  receives: ({ service, url }) => service === 'netlify' || url.startsWith('/.netlify/functions/'),
  files: (hosting) => [redirectsFile(linesOfNetlify(hosting)), headersFile(hosting)],
  limits: ({ redirects, moved = [] }) =>
    // More make every deployment slow; Netlify advises against them.
    limit({ what: 'redirects', found: redirects.length + moved.length, of: 'settings' }, 10_000),
};

// Cloudflare Pages: _redirects and _headers, in a stricter form than Netlify's: no "!", since a redirect always comes before
// a file, and no status that is not a redirect.

const answersOfCloudflare: HostAnswers = {
  ...everyAnswer,
  gone: 404,
  slash: 308,
  html: 308,
  caching: pagesAskedAgain,
  others: { queries: false, isCaseIgnored: false, unfit: /\/:/ },
};

/** Cloudflare Pages. */
export const cloudflare: Host = {
  name: 'cloudflare',
  title: 'Cloudflare Pages',
  layout: 'flat',
  answers: answersOfCloudflare,
  receives: receivesInApi,
  files: (hosting) => [redirectsFile(redirectLines(hosting, answersOfCloudflare, '301')), headersFile(hosting)],
  capacity: { files: 20_000, fileBytes: 25 * 2 ** 20 },
  limits: (hosting) => {
    const all = [...hosting.redirects, ...movedOn(answersOfCloudflare, hosting)];
    const prefixes = all.filter(({ from }) => oldAddress(from).isPrefix).length;
    return [
      ...limit({ what: 'redirects', found: all.length - prefixes, of: 'settings' }, 2000),
      ...limit({ what: 'redirects with *', found: prefixes, of: 'settings' }, 100),
    ];
  },
};
