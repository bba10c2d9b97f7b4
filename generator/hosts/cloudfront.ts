// S3 with CloudFront: a function that finds the page of an address, the headers, and the commands that publish. A function
// may have 10 kB: where the old addresses do not fit into it, their pages redirect.
import { ASK_AGAIN, cachingFolders, FOREVER } from '../model/caching.ts';
import type { Hosting } from '../model/hosting.ts';
import { requestPattern } from '../model/old-addresses.ts';
import {
  destinationOf,
  everyAnswer,
  type Host,
  json,
  limit,
  movedOn,
  pathOf,
  plainPathOf,
  receivesInApi,
  withoutLanguages,
} from './host.ts';
import { settingsText } from './settings-text.ts';

const MAX_BYTES = 10_240;

/** JavaScript as CloudFront runs it: cloudfront-js-2.0. */
function viewerRequest(hosting: Hosting): string {
  const { base, redirects, gone } = hosting;
  const moved = Object.fromEntries(redirects.map(({ from, to }) => [plainPathOf(from, base), pathOf(to, base)]));
  const others = movedOn(everyAnswer, hosting).map(({ from, to }) => [
    `^${requestPattern(from, base)}`,
    destinationOf(to, base),
  ]);
  const data = { FROM: base, MOVED: moved, OTHERS: others, GONE: gone.map((address) => plainPathOf(address, base)) };
  const values = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, JSON.stringify(value)]));
  return settingsText('function.js.txt', hosting, { values });
}

/** The function, with the old addresses if they fit. */
function functionOf(hosting: Hosting): string {
  const whole = viewerRequest(hosting);
  return Buffer.byteLength(whole) <= MAX_BYTES ? whole : viewerRequest({ ...hosting, redirects: [], moved: [] });
}

/** The headers that CloudFront knows itself, and what it wants to know of each. */
const standard: Readonly<Record<string, (value: string) => object>> = {
  'Strict-Transport-Security': (value) => ({
    AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
    IncludeSubdomains: value.includes('includeSubDomains'),
    Preload: value.includes('preload'),
  }),
  'Content-Security-Policy': (ContentSecurityPolicy) => ({ ContentSecurityPolicy }),
  'Referrer-Policy': (ReferrerPolicy) => ({ ReferrerPolicy }),
  'X-Content-Type-Options': () => ({}),
  'X-Frame-Options': (FrameOption) => ({ FrameOption }),
};

function headersPolicy({ origin, headers }: Hosting): object {
  const entries = Object.entries(headers);
  const others = entries.filter(([name]) => !(name in standard));
  const Items = others.map(([Header, Value]) => ({ Header, Value, Override: true }));
  const known = entries.flatMap(([name, value]) => {
    const own = standard[name]?.(value);
    return own ? [[name.replace(/^X-|-/g, ''), { ...own, Override: true }] as const] : [];
  });
  return {
    Name: `${new URL(origin).hostname.replace(/\./g, '-')}-headers`,
    SecurityHeadersConfig: Object.fromEntries(known),
    CustomHeadersConfig: { Quantity: others.length, Items },
  };
}

/** The pages that CloudFront shows where S3 has no file: S3 answers 403 to clients that may not list its files. */
function errorPages({ base }: Hosting): object {
  const page = { ResponsePagePath: `${base}404.html`, ResponseCode: '404', ErrorCachingMinTTL: 10 };
  return { Quantity: 2, Items: [403, 404].map((ErrorCode) => ({ ErrorCode, ...page })) };
}

const deploy = (hosting: Hosting): string =>
  settingsText('deploy.sh', hosting, {
    values: { FOREVER },
    lists: { KEPT: cachingFolders.map(({ folder, value }) => ({ FOLDER: folder, VALUE: value })) },
  });

/** Amazon S3 with CloudFront. */
export const cloudfront: Host = {
  name: 'cloudfront',
  title: 'S3 with CloudFront',
  layout: 'flat',
  answers: { ...withoutLanguages, caching: { folders: true, others: ASK_AGAIN } },
  receives: receivesInApi,
  files: (hosting) => [
    { place: 'beside', file: 'function.js', text: functionOf(hosting) },
    { place: 'beside', file: 'headers.json', text: json(headersPolicy(hosting)) },
    { place: 'beside', file: 'error-pages.json', text: json(errorPages(hosting)) },
    { place: 'beside', file: 'deploy.sh', text: deploy(hosting) },
  ],
  limits: (hosting) => {
    const found = Buffer.byteLength(viewerRequest(hosting));
    return limit({ what: 'bytes of old addresses', found, of: 'settings' }, MAX_BYTES);
  },
};
