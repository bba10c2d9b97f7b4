// Azure Static Web Apps: staticwebapp.config.json. Headers of a route are added to the global ones, and win over them.
import { ASK_AGAIN, cachingFolders } from '../model/caching.ts';
import type { HostAnswers, Hosting } from '../model/hosting.ts';
import { oldAddress } from '../model/old-addresses.ts';
import {
  destinationOf,
  type Host,
  json,
  limit,
  movedOn,
  plainPathOf,
  receivesInApi,
  youngTypes,
  withoutLanguages,
} from './host.ts';

const answers: HostAnswers = {
  ...withoutLanguages,
  html: 200,
  caching: { folders: true, others: ASK_AGAIN },
  others: { queries: false, isCaseIgnored: true },
};

function settings(hosting: Hosting) {
  const { base, redirects, gone, headers } = hosting;
  return {
    trailingSlash: 'never',
    routes: [
      ...gone.map((address) => ({ route: plainPathOf(address, base), statusCode: 410 })),
      ...[...redirects, ...movedOn(answers, hosting)].map(({ from, to }) => {
        const { path, isPrefix } = oldAddress(from);
        const route = plainPathOf(path, base) + (isPrefix ? '*' : '');
        return { route, redirect: destinationOf(to, base), statusCode: 301 };
      }),
      { route: `${base}.prospectus.json`, statusCode: 404 },
      ...cachingFolders.map(({ folder, value }) => ({
        route: `${base}${folder}/*`,
        headers: { 'Cache-Control': value },
      })),
    ],
    responseOverrides: { 404: { rewrite: `${base}404.html`, statusCode: 404 } },
    globalHeaders: { ...headers, 'Cache-Control': ASK_AGAIN },
    mimeTypes: Object.fromEntries(Object.entries(youngTypes).map(([ending, type]) => [`.${ending}`, type])),
  };
}

/** Azure Static Web Apps. */
export const azure: Host = {
  name: 'azure',
  title: 'Azure Static Web Apps',
  layout: 'flat',
  answers,
  receives: receivesInApi,
  files: (hosting) => [{ place: 'top', file: 'staticwebapp.config.json', text: json(settings(hosting)) }],
  capacity: { files: 15_000, bytes: 500 * 2 ** 20 },
  limits: (hosting) =>
    limit({ what: 'bytes of settings', found: Buffer.byteLength(json(settings(hosting))), of: 'settings' }, 20_000),
};
