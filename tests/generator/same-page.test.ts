// A page is the same however it comes about: published by a build, printed by `build --plan`, or shown by `dev`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { planningOf } from '../../generator/build/pipeline/check.ts';
import { devFiles } from '../../generator/dev/dev-pages.ts';
import { build, planOf } from '../../generator/index.ts';
import { invariant } from '../../generator/base/invariant.ts';
import { dataFile } from '../../generator/build/render/site-files.ts';
import { openPictureCache } from '../../generator/build/render/picture-cache.ts';
import { providers } from '../support/content/plan-of.ts';
import { temporaryFolder } from '../support/content/site.ts';

const now = new Date('2025-11-01T08:00:00Z');
const BUILD_MS = 300_000;

/** A page's data without what is about the site's code: its version and its modules. */
function pageOf(json: string): unknown {
  const { version: _version, modules: _modules, ...page } = JSON.parse(json) as Readonly<Record<string, unknown>>;
  return page;
}

/** Every page of a published site by its address; forwarding addresses are none. */
function publishedPages(out: string): ReadonlyMap<string, unknown> {
  const folder = join(out, 'data/pages');
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => readFileSync(join(item.parentPath, item.name), 'utf8'));
  const pages = texts.map((text) => JSON.parse(text) as { readonly address?: string });
  return new Map(pages.flatMap(({ address }, i) => (address === undefined ? [] : [[address, pageOf(texts[i] ?? '')]])));
}

test.each(providers)('dev, --plan and build have the same pages of %s', { timeout: BUILD_MS }, async (folder) => {
  const content = fileURLToPath(new URL(`../../${folder}`, import.meta.url));
  const options = { content, now, base: '/' };
  const out = join(temporaryFolder(), 'dist');
  const { built } = await build({ ...options, out, workers: 0 });
  const [{ plan }, { planning }] = [await planOf(options), await planningOf(options)];
  invariant(built && plan && planning, `${folder} has no errors`);

  const published = publishedPages(out);
  const planned = [...plan.pages, plan.notFound];
  expect([...published.keys()].sort()).toEqual(planned.map(({ address }) => address).sort());
  const cache = openPictureCache({ folder: join(out, '../pictures'), now: () => now });
  const files = devFiles({ site: planning, version: 'dev-1', source: { content, cache } });
  for (const { address, head, page } of planned) {
    const asPublished = published.get(address);
    expect(JSON.parse(JSON.stringify({ address, head, page }))).toEqual(asPublished);
    const shown = await files.get(dataFile(address))?.();
    expect(pageOf(String(shown))).toEqual(asPublished);
  }
});
