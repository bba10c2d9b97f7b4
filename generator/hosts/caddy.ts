// Caddy: a Caddyfile. The order in which Caddy would apply the directives is not that in which they are written, so those
// of caching and addresses are in a route, which keeps it. The header that applies last comes last. A slash at the end is
// taken away from the addresses of pages only: "/\\host/" would otherwise lead to the site of that host.
import type { Hosting } from '../model/hosting.ts';
import { languageFolders, type Host, pathOf, plainPathOf, ownServer } from './host.ts';
import { settingsText } from './settings-text.ts';

/** Braces are Caddy's placeholders. */
const quoted = (text: string): string => `"${text.replace(/["\\{}]/g, '\\$&')}"`;

function caddyfile(hosting: Hosting): string {
  const { base, redirects, gone } = hosting;
  const folders = languageFolders(hosting);
  const forms = (address: string): string =>
    ['', '/', '.html'].map((ending) => quoted(plainPathOf(address, base) + ending)).join(' ');
  return settingsText('Caddyfile', hosting, {
    header: quoted,
    target: quoted,
    isLastCounted: true,
    values: {
      GONE: gone.map(forms).join(' ') || undefined,
      NONE: [base, ...folders].map((folder) => `${folder}404 ${folder}404.html`).join(' '),
      OTHERS: folders.map((folder) => `${folder}*`).join(' '),
    },
    lists: {
      OLD: redirects.map(({ from, to }, index) => {
        return { INDEX: String(index), FORMS: forms(from), TO: quoted(pathOf(to, base)) };
      }),
    },
  });
}

/** Caddy 2. */
export const caddy: Host = {
  ...ownServer,
  name: 'caddy',
  title: 'Caddy',
  files: (hosting) => [{ place: 'beside', file: 'Caddyfile', text: caddyfile(hosting) }],
};
