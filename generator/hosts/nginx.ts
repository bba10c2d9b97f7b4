// nginx: a file for its folder of sites, since it reads nothing in the published folder. Headers are set once for the
// whole server: a location with one header of its own would lose all others. A slash at the end is taken away from the
// addresses of pages only: "/\\host/" would otherwise lead to the site of that host.
import { languageFolders, type Host, pathOf, plainPathOf, ownServer } from './host.ts';
import type { Hosting } from '../model/hosting.ts';
import { settingsText } from './settings-text.ts';

const quoted = (text: string): string => `"${text.replace(/["\\$]/g, '\\$&')}"`;

/** nginx has no way to write a dollar sign. */
const isWritable = (text: string): boolean => !text.includes('$');

function siteFile(hosting: Hosting): string {
  const { base, redirects, gone, languages } = hosting;
  const forms = (address: string): readonly string[] =>
    ['', '/', '.html'].map((ending) => quoted(plainPathOf(address, base) + ending));
  return settingsText('nginx.conf', hosting, {
    header: quoted,
    values: { MISSING: languages ? '$prospectus_missing' : `${base}404.html` },
    lists: {
      GONE: gone.filter(isWritable).flatMap((address) => forms(address).map((PATH) => ({ PATH }))),
      OLD: redirects
        .filter(({ from, to }) => isWritable(from + to))
        .flatMap(({ from, to }) => forms(from).map((PATH) => ({ PATH, TO: pathOf(to, base) }))),
      FOLDERS: [base, ...languageFolders(hosting)].map((PATH) => ({ PATH })),
    },
  });
}

/** nginx 1.18 and later. */
export const nginx: Host = {
  ...ownServer,
  name: 'nginx',
  title: 'nginx',
  files: (hosting) => [{ place: 'beside', file: 'nginx.conf', text: siteFile(hosting) }],
};
