// A page is shown as soon as its main part has arrived: on a slow line, its footer and its data for search engines come later.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import { JSON_LD } from '../../../src/app/navigation/load-page.ts';
import { follow, visit } from '../../support/browser/visit.ts';
import { courseTitle, structuredDataAt } from '../../support/html/built-site.ts';

interface HeldResponse {
  readonly response: ServerResponse;
  readonly rest: Buffer;
}

/** Serves the site; of one page, only what comes before a part of its HTML is over, and keeps the rest. */
async function serveUntil(
  part: string,
  address: string,
): Promise<{ readonly url: string; readonly held: HeldResponse[] }> {
  const held: HeldResponse[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const found = await fetch(new URL(request.url ?? '/', inject('url')));
      const body = Buffer.from(await found.arrayBuffer());
      response.writeHead(found.status, { 'Content-Type': found.headers.get('Content-Type') ?? '' });
      if (request.url !== address) return response.end(body);
      const end = body.indexOf(part) + part.length;
      response.write(body.subarray(0, end));
      return held.push({ response, rest: body.subarray(end) });
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, held };
}

test.each([
  ['ends', '</main>'],
  ['ends', '"@context":'],
  ['breaks off', '"@context":'],
])('a page is shown before its response %s, after %s', async (end, part) => {
  const { url, held } = await serveUntil(part, '/courses/capm');
  const { page } = await visit('/', { url });
  const jsonLd = (): Promise<readonly string[]> => page.locator(JSON_LD).allTextContents();
  await follow(page, '/courses/capm');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(courseTitle('capm'));
  expect(await jsonLd()).toEqual([]);
  const [one] = held;
  if (end === 'ends') one?.response.end(one.rest);
  else one?.response.destroy();
  const all = end === 'ends' ? await structuredDataAt('/courses/capm') : [];
  await expect.poll(async () => (await jsonLd()).map((text) => JSON.parse(text))).toEqual(all);
  // The page goes on to live: its controls work, and the next page is shown.
  await follow(page, '/contact');
});
