// S3 with CloudFront: a function that finds the page of an address, the headers, and the commands that publish. A function
// may have 10 kB: where the old addresses do not fit into it, their pages redirect.
import { ASK_AGAIN, cachingFolders, cachingRules } from '../model/caching.ts';
import type { Hosting } from '../model/hosting.ts';
import { requestPattern } from '../model/old-addresses.ts';
import {
  destinationOf,
  everyAnswer,
  type Host,
  json,
  limit,
  movedOn,
  NOTE,
  pathOf,
  plainPathOf,
  receivesInApi,
  withoutLanguages,
} from './host.ts';

const MAX_BYTES = 10_240;

const othersOf = (hosting: Hosting) =>
  movedOn(everyAnswer, hosting).map(({ from, to }) => [
    `^${requestPattern(from, hosting.base)}`,
    destinationOf(to, hosting.base),
  ]);

/** JavaScript as CloudFront runs it: cloudfront-js-2.0. */
function viewerRequest(hosting: Hosting): string {
  const { base, redirects, gone } = hosting;
  const moved = Object.fromEntries(redirects.map(({ from, to }) => [plainPathOf(from, base), pathOf(to, base)]));
  return `// ${NOTE}
var base = ${JSON.stringify(base)};
var moved = ${JSON.stringify(moved)};
var others = ${JSON.stringify(othersOf(hosting))};
var gone = ${JSON.stringify(gone.map((address) => plainPathOf(address, base)))};

function queryOf(request) {
  var pairs = Object.keys(request.querystring).map(function (name) {
    var value = request.querystring[name].value;
    return value === '' ? name : name + '=' + value;
  });
  return pairs.length > 0 ? '?' + pairs.join('&') : '';
}

function redirect(location) {
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } };
}

function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    return path;
  }
}

function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var address = uri === base ? uri : uri.replace(/\\/+$/, '').replace(/\\.html$/, '');
  var plain = decoded(address);
  if (gone.indexOf(plain) >= 0) return { statusCode: 410, statusDescription: 'Gone' };
  if (Object.prototype.hasOwnProperty.call(moved, plain)) return redirect(moved[plain]);
  for (var i = 0; i < others.length; i++) {
    if (new RegExp(others[i][0]).test(uri + queryOf(request))) return redirect(others[i][1]);
  }
  if (address === base + 'index' || address + '/' === base && uri !== base) return redirect(base);
  if (address !== uri && uri !== base + '404.html') return redirect('/' + address.replace(/^[\\/\\\\\\s]+/, '') + queryOf(request));
  if (/(^|\\/)\\.(?!well-known\\/)/.test(uri)) request.uri = base + 'none';
  else if (uri === base) request.uri = base + 'index.html';
  else if (!/\\.[^\\/]*$/.test(uri)) request.uri = uri + '.html';
  return request;
}
`;
}

/** The function, with the old addresses as far as they fit. */
function functionOf(hosting: Hosting): string {
  const whole = viewerRequest(hosting);
  return Buffer.byteLength(whole) <= MAX_BYTES ? whole : viewerRequest({ ...hosting, redirects: [], moved: [] });
}

const standard: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'StrictTransportSecurity',
  'Content-Security-Policy': 'ContentSecurityPolicy',
  'Referrer-Policy': 'ReferrerPolicy',
  'X-Content-Type-Options': 'ContentTypeOptions',
  'X-Frame-Options': 'FrameOptions',
};

/** What CloudFront wants to know of a header that it knows itself. */
const valueOf = (name: string, value: string): object =>
  ({
    'Content-Security-Policy': { ContentSecurityPolicy: value, Override: true },
    'Referrer-Policy': { ReferrerPolicy: value, Override: true },
    'Strict-Transport-Security': {
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
      IncludeSubdomains: value.includes('includeSubDomains'),
      Preload: value.includes('preload'),
      Override: true,
    },
    'X-Content-Type-Options': { Override: true },
    'X-Frame-Options': { FrameOption: value, Override: true },
  })[name] ?? {};

function headersPolicy({ origin, headers }: Hosting): object {
  const entries = Object.entries(headers);
  const others = entries.filter(([name]) => !(name in standard));
  return {
    Name: `${new URL(origin).hostname.replace(/\./g, '-')}-headers`,
    SecurityHeadersConfig: Object.fromEntries(
      entries.flatMap(([name, value]) => (standard[name] ? [[standard[name], valueOf(name, value)]] : [])),
    ),
    CustomHeadersConfig: {
      Quantity: others.length,
      Items: others.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
}

/** The pages that CloudFront shows where S3 has no file: S3 answers 403 to clients that may not list its files. */
const errorPages = ({ base }: Hosting): object => ({
  Quantity: 2,
  Items: [403, 404].map((ErrorCode) => ({
    ErrorCode,
    ResponsePagePath: `${base}404.html`,
    ResponseCode: '404',
    ErrorCachingMinTTL: 10,
  })),
});

function deploy({ base }: Hosting): string {
  const to = `"s3://$BUCKET${base}"`;
  const folders = cachingFolders.map(
    ({ folder, value }) => `aws s3 sync "$SITE/${folder}" "s3://$BUCKET${base}${folder}" --cache-control "${value}"`,
  );
  const [, variants] = cachingRules;
  const own = cachingFolders.map(({ folder }) => `--exclude "${folder}/*"`).join(' ');
  const typed = (ending: string, type: string): string =>
    `aws s3 cp "$SITE" ${to} --recursive --exclude "*" --include "*.${ending}" --content-type "${type}" --cache-control "${ASK_AGAIN}"`;
  return `#!/bin/sh
# ${NOTE}
# Publishes the site: BUCKET=my-bucket DISTRIBUTION=E123 SITE=dist sh deploy.sh
set -eu
: "\${BUCKET:?the name of the bucket}" "\${DISTRIBUTION:?the id of the distribution}" "\${SITE:=dist}"
# What pages need is copied before them; what no page needs any more is deleted last.
${folders.join('\n')}
aws s3 cp "$SITE/media" "s3://$BUCKET${base}media" --recursive --exclude "*" --include "*.avif" --content-type image/avif --cache-control "${variants?.value ?? ''}"
aws s3 sync "$SITE" ${to} ${own} --exclude ".*" --cache-control "${ASK_AGAIN}"
${typed('ics', 'text/calendar; charset=utf-8')}
${typed('atom', 'application/atom+xml; charset=utf-8')}
${typed('webmanifest', 'application/manifest+json')}
aws s3 sync "$SITE" ${to} --exclude ".*" --delete --size-only
aws cloudfront create-invalidation --distribution-id "$DISTRIBUTION" --paths "${base}*"
`;
}

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
  limits: (hosting) =>
    limit(
      { what: 'bytes of old addresses', found: Buffer.byteLength(viewerRequest(hosting)), of: 'settings' },
      MAX_BYTES,
    ),
};
