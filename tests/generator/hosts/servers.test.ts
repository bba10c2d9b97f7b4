// Real servers, as Debian ships them, serve what the build writes for them. A server that is not installed is skipped:
//   apt-get install nginx apache2 caddy
import { describe, test } from 'vitest';
import { hostNamed } from '../../../generator/hosts/hosts.ts';
import { invariant } from '../../../generator/base/invariant.ts';
import { hasProgram, serveWith, type ServerName } from '../../support/host-programs.ts';
import { askEverything, askForHeaders, askForTypes, hostedSite } from '../../support/hosted-site.ts';

const servers: readonly { readonly name: ServerName; readonly program: string }[] = [
  { name: 'apache', program: 'apache2' },
  { name: 'nginx', program: 'nginx' },
  { name: 'caddy', program: 'caddy' },
];

describe.each(servers)('$name', ({ name, program }) => {
  test.skipIf(!hasProgram(program)).each(['/', '/sub/', '/a/b/'])('answers everything below %s', async (base) => {
    const host = hostNamed(name);
    invariant(host, 'the host is known');
    const site = await hostedSite(host, base);
    const url = await serveWith(name, site);
    await askEverything(url, host, base);
    await askForHeaders(url, host, base);
    await askForTypes(url, base);
  });
});
