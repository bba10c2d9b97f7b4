// `preview --host` answers as the host does: the same questions that real servers are asked.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Host } from '../../../generator/hosts/host.ts';
import { hosts } from '../../../generator/hosts/hosts.ts';
import { preview } from '../../../generator/serve/preview.ts';
import { askEverything, askForHeaders, hostedSite } from '../../support/program/hosted-site.ts';
import { everyNth } from '../../support/cases.ts';
import { requestRaw } from '../../support/program/request.ts';
import { temporaryFolder } from '../../support/content/site.ts';

const flat = hosts.filter(({ layout }) => layout === 'flat');

async function serveLike(host: Host, out: string): Promise<string> {
  const server = await preview({ out, like: host.name, submissions: temporaryFolder(), now: () => new Date(0) });
  onTestFinished(() => server.close());
  return new URL('/', server.url).href;
}

/** The state of the build, and what was written outside the site. */
const hidden = ['.prospectus.json', '.prospectus.files', 'nginx.conf', 'hosting/nginx.conf'];

test.each(['/', '/sub/'])('every host answers its own way below %s, and shows only the site', async (base) => {
  const { out, hosting } = await hostedSite(hosts.find(({ name }) => name === 'nginx') as Host, base);
  expect(existsSync(join(hosting, 'nginx.conf'))).toBe(true);
  for (const host of base === '/' ? flat : everyNth(flat, 6)) {
    const url = await serveLike(host, out);
    await askEverything(url, host, base);
    await askForHeaders(url, host, base);
    for (const path of hidden)
      expect({ path, status: (await requestRaw(url, base + path)).status }).toEqual({ path, status: 404 });
  }
});

test.each(['/', '/sub/'])('a host that knows folders only finds every page below %s', async (base) => {
  const host = hosts.find(({ layout }) => layout === 'folders') as Host;
  const { out } = await hostedSite(host, base);
  const url = await serveLike(host, out);
  await askEverything(url, host, base);
  await askForHeaders(url, host, base);
  const home = readFileSync(join(out, 'courses/index.html'), 'utf8');
  expect(home).toContain('<h1>/courses<');
  const sitemap = readFileSync(join(out, 'sitemap.xml'), 'utf8');
  expect(sitemap).toContain(`<loc>https://harbour.example.com${base}courses/first-aid/</loc>`);
});
