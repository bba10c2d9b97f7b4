// Apache and LiteSpeed: one .htaccess in the published folder, as shared hosting allows. A directive that a host refuses
// makes every page answer 500, so there is no Options. DirectorySlash is allowed where DirectoryIndex is, and needed:
// Apache adds a slash to the name of a folder after it has applied the rules, and /courses is a page and a folder.
import { escapePattern } from '../base/escape-pattern.ts';
import { ASK_AGAIN, cachingRules } from '../model/caching.ts';
import type { Hosting } from '../model/hosting.ts';
import { requestPattern } from '../model/old-addresses.ts';
import {
  destinationOf,
  everyAnswer,
  type Host,
  type HostFile,
  languageFolders,
  movedOn,
  noLimits,
  NOTE,
  pathOf,
  receivesByProgram,
  youngTypes,
  patternBelow,
} from './host.ts';

/** Old addresses are also asked for with a slash, or by the name of the file. */
const ENDING = '(?:\\.html|/)?$';

const patternOf = (address: string): string => `^${escapePattern(address.slice(1))}${ENDING}`;

/**
 * The conditions under which an address is a page: its file is there, with the ending that addresses lack. The first one
 * makes sure that the file's name is the whole address: where a folder is missing, Apache gives only a part of it.
 */
const isPage = ['RewriteCond $1::%{REQUEST_FILENAME} ^(.+)::.*/\\1/?$', 'RewriteCond %{REQUEST_FILENAME} ^(.+?)/?$'];
const hasFile = 'RewriteCond %1.html -f';

/** Not for what Apache asks itself for, such as the page of an error. */
const isAsked = 'RewriteCond %{ENV:REDIRECT_STATUS} ^$';

/** With MultiViews, Apache has put the name of the file in the place of the address by now. */
const isByFile = 'RewriteCond %{THE_REQUEST} \\.html[?\\s]';

/** What a request asks for is compared as browsers write it, so that queries are seen as well. */
const movedRules = (hosting: Hosting): readonly string[] =>
  movedOn(everyAnswer, hosting).flatMap(({ from, to }) => [
    `RewriteCond %{THE_REQUEST} "^\\S+ ${requestPattern(from, hosting.base)}"`,
    `RewriteRule ^ "${destinationOf(to, hosting.base).replace(/%/g, '\\%')}" [R=301,L,NE,QSD]`,
  ]);

function rules(hosting: Hosting): readonly string[] {
  const { base, redirects, gone } = hosting;
  return [
    'RewriteEngine On',
    `RewriteBase ${base}`,
    '',
    '# Files whose names begin with a dot are not served, nor is the page for unknown addresses at an address of its own.',
    'RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,L]',
    isAsked,
    `RewriteRule ^${hosting.languages ? `(?:(?:${hosting.languages.join('|')})/)?` : ''}404(?:\\.html)?$ - [R=404,L]`,
    '',
    '# Addresses that were removed, and old addresses.',
    ...gone.map((address) => `RewriteRule "${patternOf(address)}" - [G]`),
    ...redirects.map(({ from, to }) => `RewriteRule "${patternOf(from)}" "${pathOf(to, base)}" [R=301,L,NE]`),
    ...movedRules(hosting),
    '',
    '# An address has neither a slash nor .html at its end.',
    isAsked,
    isByFile,
    `RewriteRule ^index\\.html$ ${base} [R=301,L]`,
    isAsked,
    isByFile,
    'RewriteCond %{REQUEST_FILENAME} -f',
    `RewriteRule ^(.+)\\.html$ ${base}$1 [R=301,L]`,
    ...isPage,
    hasFile,
    `RewriteRule ^(.+)/$ ${base}$1 [R=301,L]`,
    '',
    '# The page of an address, also where there is a folder of that name.',
    'RewriteRule ^$ index.html [L]',
    ...isPage,
    hasFile,
    'RewriteRule ^(.+?)$ $1.html [L]',
    '',
    '# Folders without a page of their own are not listed.',
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteCond %{REQUEST_FILENAME}/index.html !-f',
    'RewriteCond %{REQUEST_FILENAME}/index.php !-f',
    'RewriteRule . - [R=404,L]',
  ];
}

/** The variable that the rule at an index sets. */
const variable = (index: number): string => `prospectus_cache_${index}`;

function headers({ base, headers: sent }: Hosting): readonly string[] {
  // The last rule that matches applies, so the most special one comes last.
  const rulesBySpeciality = cachingRules.map((rule, index) => ({ ...rule, index })).reverse();
  return [
    '<IfModule mod_setenvif.c>',
    ...rulesBySpeciality.map(
      ({ pattern, index }) => `  SetEnvIf Request_URI "${patternBelow(base, pattern)}" ${variable(index)}=1`,
    ),
    '</IfModule>',
    '<IfModule mod_headers.c>',
    ...Object.entries(sent).map(([name, value]) => `  Header always set ${name} "${value.replace(/"/g, '\\"')}"`),
    `  Header always set Cache-Control "${ASK_AGAIN}"`,
    ...rulesBySpeciality.map(
      ({ value, index }) => `  Header always set Cache-Control "${value}" env=${variable(index)}`,
    ),
    '</IfModule>',
  ];
}

const types = [
  '<IfModule mod_mime.c>',
  ...Object.entries(youngTypes).map(([ending, type]) => `  AddType ${type} .${ending}`),
  '  AddCharset utf-8 .html .css .js .json .xml .txt .ics .atom .svg .webmanifest',
  '</IfModule>',
  '<IfModule mod_deflate.c>',
  '  <IfModule mod_filter.c>',
  '    AddOutputFilterByType DEFLATE text/html text/css text/javascript text/plain text/calendar text/xml',
  '    AddOutputFilterByType DEFLATE application/javascript application/json application/xml application/atom+xml',
  '    AddOutputFilterByType DEFLATE application/manifest+json image/svg+xml',
  '  </IfModule>',
  '</IfModule>',
];

/** The page for what is not there, of a language in its folder: all else is inherited. */
const errors = (folder: string): readonly string[] =>
  [404, 410].map((status) => `ErrorDocument ${status} ${folder}404.html`);

const ofLanguages = (hosting: Hosting): readonly HostFile[] =>
  languageFolders(hosting).map((folder) => ({
    place: 'site',
    file: `${folder.slice(hosting.base.length)}.htaccess`,
    text: `${[`# ${NOTE}`, ...errors(folder)].join('\n')}\n`,
  }));

/** Returns the .htaccess of a site. */
function htaccess(hosting: Hosting): string {
  const lines = [
    `# ${NOTE}`,
    '',
    ...errors(hosting.base),
    'DirectorySlash Off',
    '',
    ...rules(hosting),
    '',
    ...headers(hosting),
    '',
    ...types,
  ];
  return `${lines.join('\n')}\n`;
}

/** Apache 2.4 and LiteSpeed. */
export const apache: Host = {
  name: 'apache',
  title: 'Apache',
  layout: 'flat',
  answers: everyAnswer,
  receives: receivesByProgram,
  files: (hosting) => [{ place: 'site', file: '.htaccess', text: htaccess(hosting) }, ...ofLanguages(hosting)],
  limits: noLimits,
};
