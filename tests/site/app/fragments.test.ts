// What the check of links knows of the parts of pages is what the built pages have.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, test } from 'vitest';
import { fragmentFinder } from '../../../generator/site/fragments.ts';
import { checkAndLink } from '../../../generator/build/pipeline/check.ts';
import { addressOf } from '../../../src/app/navigation/page-address.ts';
import { htmlFiles } from '../../support/html/html-files.ts';

const content = fileURLToPath(new URL('../../../content', import.meta.url));

test('every id of a page of the sample is known to the check', async () => {
  const out = inject('out');
  const { site } = await checkAndLink({ content, now: new Date(inject('now')) });
  if (!site) expect.fail('the sample has errors');
  const redirected = new Set(site.redirects.map(({ from }) => from));
  const finder = fragmentFinder({ ...site, isRedirected: (address) => redirected.has(address) });
  const pages = htmlFiles(out);
  const judged = pages.flatMap((file) => {
    const address = addressOf(`/${file}`);
    const known = finder.at(address);
    const ids = [...readFileSync(join(out, file), 'utf8').matchAll(/ id="([^"_][^"]*)"/g)].map(([, id = '']) => id);
    return known === undefined || ids.length === 0
      ? []
      : [{ address, unknown: ids.filter((id) => !known.includes(id)) }];
  });
  expect(judged.length).toBeGreaterThan(70);
  expect(judged.filter(({ unknown }) => unknown.length > 0)).toEqual([]);
});
