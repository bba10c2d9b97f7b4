// nginx: a file for its folder of sites, since it reads nothing in the published folder. Headers are set once for the
// whole server: a location with one header of its own would lose all others.
import { escapePattern } from '../base/escape-pattern.ts';
import { ASK_AGAIN, cachingRules } from '../model/caching.ts';
import type { Hosting } from '../model/hosting.ts';
import { requestPattern } from '../model/old-addresses.ts';
import {
  destinationOf,
  everyAnswer,
  languageFolders,
  type Host,
  movedOn,
  noLimits,
  NOTE,
  pathOf,
  plainPathOf,
  receivesByProgram,
  youngTypes,
  patternBelow,
} from './host.ts';

const quoted = (text: string): string => `"${text.replace(/["\\$]/g, '\\$&')}"`;

/** nginx has no way to write a dollar sign. */
const isWritable = (text: string): boolean => !text.includes('$');

const cacheMap = ({ base }: Hosting): readonly string[] => [
  'map $uri $prospectus_cache {',
  `    default "${ASK_AGAIN}";`,
  ...cachingRules.map(({ pattern, value }) => `    "~${patternBelow(base, pattern)}" "${value}";`),
  '}',
];

/** What a request asks for is compared as browsers write it, so that queries are seen as well. */
const movedMap = (hosting: Hosting): readonly string[] => [
  'map $request_uri $prospectus_moved {',
  '    default "";',
  ...movedOn(everyAnswer, hosting).map(
    ({ from, to }) => `    "~^${requestPattern(from, hosting.base)}" "${destinationOf(to, hosting.base)}";`,
  ),
  '}',
];

const location = (path: string, does: string): string => `    location ${path} { ${does} }`;

function oldAddresses({ base, redirects, gone }: Hosting): readonly string[] {
  const forms = (address: string): readonly string[] =>
    ['', '/', '.html'].map((ending) => `= ${quoted(plainPathOf(address, base) + ending)}`);
  return [
    ...gone.filter(isWritable).flatMap((address) => forms(address).map((path) => location(path, 'return 410;'))),
    ...redirects
      .filter(({ from, to }) => isWritable(from + to))
      .flatMap(({ from, to }) => forms(from).map((path) => location(path, `return 301 "${pathOf(to, base)}";`))),
  ];
}

/** The page for unknown addresses: of a language where an address is in its folder. */
const missingMap = (hosting: Hosting): readonly string[] => [
  'map $uri $prospectus_missing {',
  `    default ${hosting.base}404.html;`,
  ...languageFolders(hosting).map((folder) => `    "~^${escapePattern(folder)}" ${folder}404.html;`),
  '}',
];

function pages(hosting: Hosting): readonly string[] {
  const { base } = hosting;
  const hidden = [base, ...languageFolders(hosting)].flatMap((folder) => [
    `    location = ${folder}404 { return 404; }`,
    `    location = ${folder}404.html { internal; }`,
  ]);
  const folder = escapePattern(base);
  return [
    `    location = ${base} { try_files ${base}index.html =404; }`,
    `    location = ${base}index.html { return 301 ${base}; }`,
    ...hidden,
    ...(base === '/' ? [] : [`    location = ${base.slice(0, -1)} { return 301 ${base}; }`]),
    '    location ~ /\\.(?!well-known/) { return 404; }',
    '',
    '    # An address has neither a slash nor .html at its end.',
    `    location ~ ^(?<page>${folder}.+)\\.html$ {`,
    '        if (!-f $document_root$page.html) { return 404; }',
    '        rewrite ^(.+)\\.html$ $1 permanent;',
    '    }',
    // Only for pages: "/\\host/" would otherwise lead to the site of that host.
    `    location ~ ^(?<page>${folder}.+)/$ {`,
    '        if (!-f $document_root$page.html) { return 404; }',
    '        rewrite ^(.+)/$ $1 permanent;',
    '    }',
    '',
    ...Object.entries(youngTypes).map(
      ([ending, type]) => `    location ~ \\.${ending}$ { types { } default_type ${type}; try_files $uri =404; }`,
    ),
    '',
    '    # The page of an address, also where there is a folder of that name.',
    `    location ${base} { try_files $uri.html $uri =404; }`,
  ];
}

function siteFile(hosting: Hosting): string {
  const { base, origin, headers } = hosting;
  const { hostname } = new URL(origin);
  const root = `/var/www/${hostname}`;
  return `# ${NOTE}
# Put the site into ${root}${base === '/' ? '' : base.slice(0, -1)}, and this file into /etc/nginx/sites-enabled/.

${[...cacheMap(hosting), ...movedMap(hosting), ...(hosting.languages ? missingMap(hosting) : [])].join('\n')}

server {
    listen 80;
    server_name ${hostname};
    root ${root};
    absolute_redirect off;
    charset utf-8;
    error_page 404 410 ${hosting.languages ? '$prospectus_missing' : `${base}404.html`};

    gzip on;
    gzip_vary on;
    gzip_types text/css text/javascript application/javascript application/json text/calendar text/xml
        application/xml application/atom+xml application/manifest+json image/svg+xml;

${Object.entries(headers)
  .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
    add_header Cache-Control $prospectus_cache always;
    if ($prospectus_moved) { return 301 $prospectus_moved; }

${[...oldAddresses(hosting), ...pages(hosting)].join('\n')}
}
`;
}

/** nginx 1.18 and later. */
export const nginx: Host = {
  name: 'nginx',
  title: 'nginx',
  layout: 'flat',
  answers: everyAnswer,
  receives: receivesByProgram,
  files: (hosting) => [{ place: 'beside', file: 'nginx.conf', text: siteFile(hosting) }],
  limits: noLimits,
};
