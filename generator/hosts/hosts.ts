// The hosts that the build can write for. A further one is a file beside this one, and an entry here.
import { apache } from './apache.ts';
import { azure } from './azure.ts';
import { caddy } from './caddy.ts';
import { cloudflare, netlify } from './redirects-file.ts';
import { cloudfront } from './cloudfront.ts';
import { type Host, type HostFile, noLimits } from './host.ts';
import { nginx } from './nginx.ts';
import { vercel } from './vercel.ts';
import type { Endpoint } from '../../schemas/types.ts';
import type { Hosting, Layout } from '../model/hosting.ts';

// GitHub Pages serves files and reads no settings: old addresses are pages that redirect, and its headers are its own.

/** The site's own domain, where it has one. A site below a path is a project's, on a domain of GitHub or of its owner. */
function domain({ origin, base }: Hosting): readonly HostFile[] {
  const { hostname } = new URL(origin);
  const isOwn = base === '/' && !hostname.endsWith('.github.io') && hostname.includes('.');
  return isOwn ? [{ place: 'site', file: 'CNAME', text: `${hostname}\n` }] : [];
}

const github: Host = {
  name: 'github',
  title: 'GitHub Pages',
  layout: 'flat',
  answers: {
    moved: 200,
    gone: 404,
    slash: 404,
    html: 200,
    headers: false,
    caching: { folders: false, others: 'max-age=600' },
  },
  receives: () => false,
  // Without it, files whose names begin with an underscore are not published.
  files: (hosting) => [{ place: 'site', file: '.nojekyll', text: '' }, ...domain(hosting)],
  capacity: { bytes: 10 ** 9 },
  limits: noLimits,
};

// Hosts without settings, that serve a folder's index: every page is the index of one, and its address ends with a slash.

const folders: Host = {
  name: 'folders',
  title: 'Any host, with folders',
  layout: 'folders',
  answers: {
    moved: 200,
    gone: 404,
    slash: 200,
    html: 200,
    headers: false,
    caching: { folders: false, others: undefined },
  },
  receives: ({ service }) => service === 'php',
  files: () => [],
  limits: noLimits,
};

/** Every host, in alphabetical order but for the last, which is for all others. */
export const hosts: readonly Host[] = [
  ...[apache, azure, caddy, cloudflare, cloudfront, github, netlify, nginx, vercel],
  folders,
];

/** The names of all hosts. */
export const hostNames: readonly string[] = hosts.map(({ name }) => name);

/** Returns the host of a name; undefined where there is none. */
export const hostNamed = (name: string): Host | undefined => hosts.find((host) => host.name === name);

/** Returns the layout of a site for hosts. */
export const layoutFor = (chosen: readonly Host[]): Layout => chosen[0]?.layout ?? 'flat';

/** Returns whether every one of hosts sends the headers of a site. */
export const areHeadersSent = (chosen: readonly Host[]): boolean => chosen.every(({ answers }) => answers.headers);

/** Returns the hosts on which no endpoint of the forms can receive anything. */
export const hostsWithoutReceiver = (chosen: readonly Host[], endpoints: readonly Endpoint[]): readonly Host[] =>
  chosen.filter(
    ({ receives }) => endpoints.length > 0 && endpoints.every((each) => each.url.startsWith('/') && !receives(each)),
  );

/** Two hosts that one output folder cannot serve. */
export interface HostConflict {
  readonly names: readonly [string, string];
  /** The file that both read, and that would have to say different things; absent where the pages' files differ. */
  readonly file?: string;
}

/** A file with the host that reads it. */
export interface HostOutput extends HostFile {
  readonly host: string;
}

/** Returns the files of hosts; those beside the site are in a folder of their host's name where a host has several. */
export function hostFiles(chosen: readonly Host[], hosting: Hosting): readonly HostOutput[] {
  return chosen.flatMap((host) => {
    const { name } = host;
    const files = host.files(hosting);
    const isAway = (place: HostFile['place']): boolean =>
      place === 'beside' || (place === 'top' && hosting.base !== '/');
    const folder = files.filter(({ place }) => isAway(place)).length > 1 ? `${name}/` : '';
    return files.map((file) =>
      isAway(file.place)
        ? { ...file, host: name, place: 'beside' as const, file: folder + file.file }
        : { ...file, host: name, place: 'site' as const },
    );
  });
}

/** Returns what makes a choice of hosts impossible; undefined where it is possible. */
export function conflictOfNames(names: readonly string[]): HostConflict | undefined {
  const chosen = names.flatMap((name) => hostNamed(name) ?? []);
  const example: Hosting = { base: '/', origin: 'https://example.com', redirects: [], gone: [], headers: {} };
  const [first] = chosen;
  const other = chosen.find(({ layout }) => layout !== first?.layout);
  if (first && other) return { names: [first.name, other.name] };
  const seen = new Map<string, HostOutput>();
  for (const file of hostFiles(chosen, { ...example, redirects: [{ from: '/a', to: '/b' }] })) {
    const known = seen.get(`${file.place}/${file.file}`);
    if (known && known.text !== file.text) return { names: [known.host, file.host], file: file.file };
    seen.set(`${file.place}/${file.file}`, file);
  }
  return undefined;
}
