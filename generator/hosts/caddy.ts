// Caddy: a Caddyfile. The order in which Caddy would apply the directives is not that in which they are written, so those
// of caching and addresses are in a route, which keeps it.
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

/** Braces are Caddy's placeholders. */
const quoted = (text: string): string => `"${text.replace(/["\\{}]/g, '\\$&')}"`;

/** The header that applies last comes last, so the most special rule does too. */
function caching({ base }: Hosting): readonly string[] {
  const rules = cachingRules.map((rule, index) => ({ ...rule, name: `@cache${index}` })).reverse();
  return [
    `header Cache-Control "${ASK_AGAIN}"`,
    ...rules.flatMap(({ pattern, value, name }) => [
      `${name} path_regexp "${patternBelow(base, pattern)}"`,
      `header ${name} Cache-Control "${value}"`,
    ]),
  ];
}

function oldAddresses({ base, redirects, gone }: Hosting): readonly string[] {
  const forms = (address: string): string =>
    ['', '/', '.html'].map((ending) => quoted(plainPathOf(address, base) + ending)).join(' ');
  return [
    '@moved not vars {moved} ""',
    'redir @moved {moved} 301',
    ...(gone.length > 0 ? [`@gone path ${gone.map(forms).join(' ')}`, 'error @gone 410'] : []),
    ...redirects.flatMap(({ from, to }, index) => [
      `@moved${index} path ${forms(from)}`,
      `redir @moved${index} ${quoted(pathOf(to, base))} 301`,
    ]),
  ];
}

/** What a request asks for is compared as browsers write it, so that queries are seen as well. */
const movedMap = (hosting: Hosting): readonly string[] => [
  'map {uri} {moved} {',
  ...movedOn(everyAnswer, hosting).map(
    ({ from, to }) => `\t"~^${requestPattern(from, hosting.base)}" ${quoted(destinationOf(to, hosting.base))}`,
  ),
  '\tdefault ""',
  '}',
];

function pages(hosting: Hosting): readonly string[] {
  const { base } = hosting;
  const folder = escapePattern(base);
  return [
    '@hidden {',
    '\tpath */.*',
    '\tnot path /.well-known/*',
    '}',
    'error @hidden 404',
    `@none path ${[base, ...languageFolders(hosting)].map((folder) => `${folder}404 ${folder}404.html`).join(' ')}`,
    'error @none 404',
    ...(base === '/'
      ? []
      : [`redir ${base.slice(0, -1)} ${base} 301`, `@outside not path ${base}*`, 'error @outside 404']),
    '',
    '# An address has neither a slash nor .html at its end.',
    `redir ${base}index.html ${base} 301`,
    '@html {',
    '\tfile {path}',
    `\tpath_regexp html ^(${folder}.+)\\.html$`,
    '}',
    'redir @html {re.html.1}{mark}{query} 301',
    `@slash path_regexp slash ^(${folder}.*[^/])/+$`,
    // Only for pages: "/\\host/" would otherwise lead to the site of that host.
    'route @slash {',
    '\t@page file {re.slash.1}.html',
    '\tredir @page {re.slash.1}{mark}{query} 301',
    '\terror 404',
    '}',
    '',
    '# The page of an address, also where there is a folder of that name.',
    `rewrite ${base} ${base}index.html`,
    'try_files {path}.html {path} =404',
    'file_server',
  ];
}

/** The page for unknown addresses: of a language where an address is in its folder. */
function missing(hosting: Hosting): readonly string[] {
  const folders = languageFolders(hosting);
  if (folders.length === 0) return [`rewrite * ${hosting.base}404.html`];
  return [
    ...folders.flatMap((folder, i) => [`@language${i} path ${folder}*`, `rewrite @language${i} ${folder}404.html`]),
    `@others not path ${folders.map((folder) => `${folder}*`).join(' ')}`,
    `rewrite @others ${hosting.base}404.html`,
  ];
}

const indented = (lines: readonly string[], by: string): string =>
  lines.map((line) => (line === '' ? '' : `${by}${line}`)).join('\n');

function caddyfile(hosting: Hosting): string {
  const { base, origin, headers } = hosting;
  const { hostname } = new URL(origin);
  const root = `/var/www/${hostname}`;
  const sent = Object.entries(headers).map(([name, value]) => `header ${name} ${quoted(value)}`);
  const types = Object.entries(youngTypes).flatMap(([ending, type]) => [
    `@${ending} path *.${ending}`,
    `header @${ending} Content-Type "${type}"`,
  ]);
  return `# ${NOTE}
# Put the site into ${root}${base === '/' ? '' : base.slice(0, -1)}, and this file into /etc/caddy/Caddyfile.

${hostname} {
\troot * ${root}
\tencode zstd gzip
\tmap {query} {mark} {
\t\t~.+ "?"
\t\tdefault ""
\t}
${indented([...movedMap(hosting), ...sent, ...types], '\t')}
\troute {
${indented([...caching(hosting), '', ...oldAddresses(hosting), ...pages(hosting)], '\t\t')}
\t}
\thandle_errors {
\t\theader Cache-Control "${ASK_AGAIN}"
${indented(missing(hosting), '\t\t')}
\t\tfile_server
\t}
}
`;
}

/** Caddy 2. */
export const caddy: Host = {
  name: 'caddy',
  title: 'Caddy',
  layout: 'flat',
  answers: everyAnswer,
  receives: receivesByProgram,
  files: (hosting) => [{ place: 'beside', file: 'Caddyfile', text: caddyfile(hosting) }],
  limits: noLimits,
};
