// Real servers, as Debian ships them, serve what the build writes for them. A server that is not installed is skipped:
//   apt-get install nginx apache2 caddy
// serve, http-server and wrangler are used where docs/hosting/README.md has them installed. wrangler is what Cloudflare
// itself offers; with its engine it has 150 MB, so that it is no dependency.
import { describe, test } from 'vitest';
import { hostNamed } from '../../../generator/hosts/hosts.ts';
import { everyNth } from '../../support/cases.ts';
import { invariant } from '../../../generator/base/invariant.ts';
import { hasProgram, packageFolder, serveWith, type ServerName } from '../../support/program/host-programs.ts';
import {
  askEverything,
  askForFolders,
  askForHeaders,
  askForTransport,
  askForTypes,
  hostedSite,
} from '../../support/program/hosted-site.ts';

/** In the short run each server below one base; preview.test.ts asks the same of our own version of each. */
const basesFrom = (first: string): readonly string[] => {
  const all = ['/', '/sub/', '/a/b/'];
  return everyNth([first, ...all.filter((base) => base !== first)], all.length);
};

const servers: readonly { readonly name: ServerName; readonly program: string; readonly bases: readonly string[] }[] = [
  { name: 'apache', program: 'apache2', bases: basesFrom('/sub/') },
  { name: 'nginx', program: 'nginx', bases: basesFrom('/a/b/') },
  { name: 'caddy', program: 'caddy', bases: basesFrom('/') },
];

describe.each(servers)('$name', ({ name, program, bases }) => {
  test.skipIf(!hasProgram(program)).each(bases)('answers everything below %s', async (base) => {
    const host = hostNamed(name);
    invariant(host, 'the host is known');
    const site = await hostedSite(host, base);
    const url = await serveWith(name, site);
    await askEverything(url, host, base);
    await askForHeaders(url, host, base);
    await askForTransport(url, base);
    await askForTypes(url, base);
  });
});

test.skipIf(!packageFolder('wrangler')).each(['/', '/sub/'])('Cloudflare answers everything below %s', async (base) => {
  const host = hostNamed('cloudflare');
  invariant(host, 'the host is known');
  const url = await serveWith('wrangler', await hostedSite(host, base));
  await askEverything(url, host, base);
  await askForHeaders(url, host, base);
  await askForTransport(url, base);
});

const simple: readonly { readonly name: ServerName; readonly isThere: boolean }[] = [
  { name: 'python', isThere: hasProgram('python3') },
  { name: 'serve', isThere: packageFolder('serve') !== undefined },
  { name: 'http-server', isThere: packageFolder('http-server') !== undefined },
];

describe.each(simple)('$name', ({ name, isThere }) => {
  test.skipIf(!isThere).each(everyNth(['/sub/', '/'], 2))('finds every page in its folder below %s', async (base) => {
    const host = hostNamed('folders');
    invariant(host, 'the host is known');
    const url = await serveWith(name, await hostedSite(host, base));
    await askForFolders(url, base);
  });
});
