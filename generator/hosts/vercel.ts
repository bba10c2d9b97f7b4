// Vercel: vercel.json. Its redirects say 308 unless they name a status; statuses that are not redirects are not possible
// beside cleanUrls.
import { escapePattern } from '../base/escape-pattern.ts';
import { cachingFolders } from '../model/caching.ts';
import type { HostAnswers, Hosting } from '../model/hosting.ts';
import { oldAddress } from '../model/old-addresses.ts';
import { destinationOf, type Host, json, limit, movedOn, pathOf, receivesInApi, withoutLanguages } from './host.ts';
import { pagesAskedAgain } from './redirects-file.ts';

const answers: HostAnswers = {
  ...{ ...withoutLanguages, gone: 404, slash: 308, html: 308, caching: pagesAskedAgain },
  // In the query of a target, names such as :id cannot be escaped.
  others: { queries: true, isCaseIgnored: false, unfit: /\?.*(?::\w|\()/ },
};

const escapeSource = (path: string): string => path.replace(/[:()*+?{}\\]/g, '\\$&');

/** Escapes the characters by which a target names parts of the source; a port keeps its colon. */
const escapeDestination = (to: string): string =>
  to.replace(/(?<=[^:/]\/[^?]*)[:()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const headerList = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

function movedRules(hosting: Hosting) {
  return movedOn(answers, hosting).map(({ from, to }) => {
    const { path, query, isPrefix } = oldAddress(from);
    const has = query.map((part) => {
      const [key = '', value] = part.split('=');
      return { type: 'query', key, ...(value !== undefined && { value: escapePattern(value) }) };
    });
    return {
      source: escapeSource(pathOf(path, hosting.base)) + (isPrefix ? '(.*)' : ''),
      ...(has.length > 0 && { has }),
      destination: escapeDestination(destinationOf(to, hosting.base)),
      statusCode: 301,
    };
  });
}

function settings(hosting: Hosting) {
  const { base, redirects, headers } = hosting;
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      ...redirects.map(({ from, to }) => {
        return { source: escapeSource(pathOf(from, base)), destination: pathOf(to, base), statusCode: 301 };
      }),
      ...movedRules(hosting),
    ],
    headers: [
      // Below a base, the home page is at the name of the folder, without a slash.
      { source: base === '/' ? '/(.*)' : `${escapeSource(base)}:path*`, headers: headerList(headers) },
      ...cachingFolders.map(({ folder, value }) => ({
        source: `${escapeSource(base)}${folder}/(.*)`,
        headers: headerList({ 'Cache-Control': value }),
      })),
    ],
  };
}

/** Vercel. */
export const vercel: Host = {
  name: 'vercel',
  title: 'Vercel',
  layout: 'flat',
  answers,
  receives: receivesInApi,
  files: (hosting) => [{ place: 'top', file: 'vercel.json', text: json(settings(hosting)) }],
  limits: ({ redirects, moved = [] }) =>
    limit({ what: 'redirects', found: redirects.length + moved.length, of: 'settings' }, 2048),
};
