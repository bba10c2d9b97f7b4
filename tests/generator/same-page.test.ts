// A page is the same however it comes about: published by a build, printed by `build --plan`, or shown by `dev`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isLong } from '../support/cases.ts';
import { planningOf } from '../../generator/build/pipeline/check.ts';
import { pageAt } from '../../generator/dev/dev-pages.ts';
import { build, planOf } from '../../generator/index.ts';
import { invariant } from '../../generator/base/invariant.ts';
import { embedded } from '../../src/app/document.ts';
import { escapeJson, escapeMarkup } from '../../src/app/html.ts';
import type { Head } from '../../src/app/page.ts';
import { providers } from '../support/content/plan-of.ts';
import { temporaryFolder } from '../support/content/site.ts';

const now = new Date('2025-11-01T08:00:00Z');
const BUILD_MS = 300_000;

const pageData = /<script type="application\/json" id="page-data">(.*?)<\/script>/s;

/** The data and the HTML of a published page. */
interface Published {
  readonly data: { readonly address: string; readonly page: unknown };
  readonly html: string;
}

/** Every page of a published site; forwarding addresses are none. */
function publishedPages(out: string): readonly Published[] {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return files.flatMap((file) => {
    const html = readFileSync(join(out, file), 'utf8');
    const json = pageData.exec(html)?.[1];
    return json === undefined ? [] : [{ data: JSON.parse(json) as Published['data'], html }];
  });
}

/** What is missing of a head in a page's HTML. */
function missingOf({ title, meta, canonical = '', jsonLd }: Head, html: string): readonly string[] {
  const values = meta.flatMap((attributes) => Object.values(attributes));
  const texts = [
    ...[title, canonical, ...values].map(escapeMarkup),
    ...jsonLd.map((one) => escapeJson(JSON.stringify(one))),
  ];
  return texts.filter((text) => !html.includes(text));
}

// In the short run without the sample, which is by far the largest.
test.each(isLong ? providers : providers.slice(1))(
  'dev, --plan and build have the same pages of %s',
  { timeout: BUILD_MS },
  async (folder) => {
    const content = fileURLToPath(new URL(`../../${folder}`, import.meta.url));
    const options = { content, now, base: '/' };
    const out = join(temporaryFolder(), 'dist');
    const { built } = await build({ ...options, out, workers: 0 });
    const [{ plan }, { planning }] = [await planOf(options), await planningOf(options)];
    invariant(built && plan && planning, `${folder} has no errors`);

    const published = publishedPages(out);
    const planned = [...plan.pages, plan.notFound];
    expect(published.map(({ data }) => data.address).sort()).toEqual(planned.map(({ address }) => address).sort());
    for (const { data, html } of published) {
      const one = planned.find(({ address }) => address === data.address);
      invariant(one, 'each page is planned');
      expect(data).toMatchObject(JSON.parse(JSON.stringify({ address: one.address, page: embedded(one.page) })));
      expect(missingOf(one.head, html)).toEqual([]);
      const { planned: shown } = pageAt(planning, data.address);
      expect([shown.head, shown.page]).toEqual([one.head, one.page]);
    }
  },
);
