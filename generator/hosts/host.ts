// What a host is to the build: a name, the files that it reads, and what it answers.
import { escapePattern } from '../base/escape-pattern.ts';
import type { Endpoint, Redirect } from '../../schemas/types.ts';
import type { HostAnswers, Hosting, HostLimit, Layout, SiteSize } from '../model/hosting.ts';
import { canRedirect } from '../model/old-addresses.ts';

/** A file that a host reads. */
export interface HostFile {
  /**
   * site: into the output folder, relative to it. beside: where it cannot be requested, into a folder of the host's. top:
   * into the outermost folder of what is published, which is the output folder of a site without a base.
   */
  readonly place: 'site' | 'top' | 'beside';
  readonly file: string;
  readonly text: string;
}

export interface Host {
  readonly name: string;
  /** As its makers write it. */
  readonly title: string;
  readonly layout: Layout;
  readonly answers: HostAnswers;
  /** Whether it can receive forms at a path of the site, by a program of the provider's or by itself. */
  receives(endpoint: Endpoint): boolean;
  files(hosting: Hosting): readonly HostFile[];
  limits(hosting: Hosting): readonly HostLimit[];
  /** As its makers say; docs/hosting has the sources. */
  readonly capacity?: { readonly files?: number; readonly bytes?: number; readonly fileBytes?: number };
}

/** The first line of a text that the build writes for a host: by it, a later build knows it as its own. */
export const NOTE = 'Written by Prospectus. The next build replaces this file.';

/** Answers of hosts with a setting for all that a site asks for. */
export const everyAnswer: HostAnswers = {
  moved: 301,
  others: { queries: true, isCaseIgnored: false },
  gone: 410,
  slash: 301,
  html: 301,
  missing: 'by language',
  headers: true,
  caching: 'rules',
};

const { missing: _missing, ...others } = everyAnswer;

/** The same of hosts that have one page for all unknown addresses. */
export const withoutLanguages: HostAnswers = others;

/** For hosts that run the functions of a site below /api. */
export const receivesInApi = ({ service, url }: Endpoint): boolean => service === 'json' && url.startsWith('/api/');

/** For hosts without limits that a site could reach. */
export const noLimits = (): readonly HostLimit[] => [];

/** What servers have in common on which a provider can run programs. */
export const ownServer: Pick<Host, 'layout' | 'answers' | 'receives' | 'limits'> = {
  layout: 'flat',
  answers: everyAnswer,
  receives: ({ service }) => service !== 'netlify',
  limits: noLimits,
};

/** Returns the limit that is exceeded, if it is. */
export const limit = (found: Omit<HostLimit, 'allowed'>, allowed: number): readonly HostLimit[] =>
  found.found > allowed ? [{ ...found, allowed }] : [];

/** Returns what of a site is too large for a host. */
export function excessOf({ capacity = {} }: Pick<Host, 'capacity'>, site: SiteSize): readonly HostLimit[] {
  const { files = Infinity, bytes = Infinity, fileBytes = Infinity } = capacity;
  const { largest } = site;
  return [
    ...limit({ what: 'files', found: site.files, of: 'site' }, files),
    ...limit({ what: 'bytes', found: site.bytes, of: 'site' }, bytes),
    ...limit({ what: `bytes in ${largest.file}`, found: largest.bytes, of: 'file' }, fileBytes),
  ];
}

/** Returns the path that a browser requests for an address: with the base, and without characters that headers cannot have. */
export const pathOf = (address: string, base: string): string =>
  encodeURI(base + address.slice(1)).replace(/%25(?=[0-9a-f]{2})/gi, '%');

/** Returns where a redirect leads: a path, or the full address of another site. */
export const destinationOf = (to: string, base: string): string =>
  to.startsWith('/') ? pathOf(to, base) : new URL(to).href;

/** Returns the old addresses of another form that a host redirects. */
export const movedOn = ({ others }: HostAnswers, { moved = [] }: Hosting): readonly Redirect[] =>
  moved.filter((redirect) => canRedirect(others, redirect));

/** Returns the path for an address as servers see it: with the base, decoded. */
export const plainPathOf = (address: string, base: string): string => base + address.slice(1);

/** Returns the folders of the further languages of a site, with the base, such as /ar/. */
export const languageFolders = ({ base, languages = [] }: Hosting): readonly string[] =>
  languages.map((language) => `${base}${language}/`);

/** Returns the pattern of a caching rule for a site below a base. */
export const patternBelow = (base: string, pattern: string): string =>
  pattern.startsWith('^') ? `^${escapePattern(base)}${pattern.slice(1)}` : pattern;

/** Returns the text of a JSON file that people may want to read. */
export const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** The media types that servers of some years ago do not know, by the ending of the file's name. */
export const youngTypes: Readonly<Record<string, string>> = {
  ics: 'text/calendar',
  atom: 'application/atom+xml',
  webmanifest: 'application/manifest+json',
  avif: 'image/avif',
  webp: 'image/webp',
  woff2: 'font/woff2',
};
