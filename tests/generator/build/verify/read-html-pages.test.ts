// On all that the site writes, the quick reader finds what a parser of any HTML finds.
import { expect, test } from 'vitest';
import { readHtml } from '../../../../generator/build/verify/read-html.ts';
import { readParts } from '../../../../generator/build/verify/inspect-page.ts';
import { ready, renderDocument } from '../../../../src/app/entry-server.tsx';
import { wholeHtml } from '../../../../src/app/page-html.ts';
import { planOf, providers } from '../../../support/content/plan-of.ts';
import { readAnyHtml } from '../../../support/html/read-any-html.ts';
import { someOfEach } from '../../../support/cases.ts';

const assets = {
  styles: ['/assets/a.css'],
  scripts: ['/assets/a.js'],
  modules: ['/assets/b.js'],
  fonts: ['/a.woff2'],
};

test.each(providers)('every page of %s', async (folder) => {
  await ready();
  const { pages, notFound, shell } = await planOf(folder);
  const documents = someOfEach([notFound, ...pages], ({ page }) => page.template, 12).map(({ address, head, page }) =>
    renderDocument({ page: { version: 'v1', address, head, page }, shell, shellUrl: '/assets/shell.json', assets }),
  );
  for (const html of documents) {
    const whole = wholeHtml(html);
    const facts = readAnyHtml(whole);
    expect(readHtml(whole)).toEqual(facts);
    expect(readParts(html, '/')).toMatchObject({
      headings: facts.headings,
      ids: [...facts.ids],
    });
  }
});
