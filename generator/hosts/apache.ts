// Apache and LiteSpeed: one .htaccess in the published folder, as shared hosting allows. A directive that a host refuses
// makes every page answer 500, so there is no Options. DirectorySlash is allowed where DirectoryIndex is, and needed:
// Apache adds a slash to the name of a folder after it has applied the rules, and /courses is a page and a folder.
//
// An address is a page where its file is there, with the ending that addresses lack; the first condition for it makes sure that the
// file's name is the whole address: where a folder is missing, Apache gives only a part of it. REDIRECT_STATUS leaves out
// what Apache asks itself for, such as the page of an error. THE_REQUEST is asked since MultiViews has put the name of the
// file in the place of the address by then. The last caching rule that matches applies, so the most special one comes last.
import { escapePattern } from '../base/escape-pattern.ts';
import type { Hosting } from '../model/hosting.ts';
import { type Host, type HostFile, languageFolders, NOTE, ownServer, pathOf } from './host.ts';
import { settingsText } from './settings-text.ts';

/** Old addresses are also asked for with a slash, or by the name of the file. */
const patternOf = (address: string): string => `^${escapePattern(address.slice(1))}(?:\\.html|/)?$`;

/** The page for what is not there, of a language in its folder: all else is inherited. */
const ofLanguages = (hosting: Hosting): readonly HostFile[] =>
  languageFolders(hosting).map((folder) => ({
    place: 'site',
    file: `${folder.slice(hosting.base.length)}.htaccess`,
    text: `# ${NOTE}\nErrorDocument 404 ${folder}404.html\nErrorDocument 410 ${folder}404.html\n`,
  }));

const htaccess = (hosting: Hosting): string =>
  settingsText('htaccess', hosting, {
    header: (value) => value.replace(/"/g, '\\"'),
    target: (to) => to.replace(/%/g, '\\%'),
    isLastCounted: true,
    values: { ANY: hosting.languages ? `(?:(?:${hosting.languages.join('|')})/)?` : '' },
    lists: {
      GONE: hosting.gone.map((address) => ({ PATTERN: patternOf(address) })),
      OLD: hosting.redirects.map(({ from, to }) => ({ PATTERN: patternOf(from), TO: pathOf(to, hosting.base) })),
    },
  });

/** Apache 2.4 and LiteSpeed. */
export const apache: Host = {
  ...ownServer,
  name: 'apache',
  title: 'Apache',
  files: (hosting) => [{ place: 'site', file: '.htaccess', text: htaccess(hosting) }, ...ofLanguages(hosting)],
};
