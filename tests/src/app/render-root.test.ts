// A page inside a frame that was rendered with another page must be the very text that React would have made of it:
// the browser hydrates it, ids and all.
import { beforeAll, expect, test } from 'vitest';
import { renderRoot, renderWhole } from '../../../src/app/render-root.tsx';
import { loadAllTemplates } from '../../../src/app/templates.ts';
import { everyNth } from '../../support/cases.ts';
import { planOf, providers } from '../../support/content/plan-of.ts';

const sites = providers.flatMap((folder) => [
  { folder, base: '/' },
  { folder, base: '/sub/site/' },
]);

beforeAll(loadAllTemplates);

test.each(everyNth(sites, 3))('$folder at $base: spliced and whole are the same', async ({ folder, base }) => {
  const { pages, notFound, shell } = await planOf(folder, base);
  const inputs = everyNth([notFound, ...pages], 16).map(({ address, head, page }) => ({
    shell,
    page: { version: 'v1', address, head, page },
  }));
  const different = inputs.filter((input) => JSON.stringify(renderRoot(input)) !== JSON.stringify(renderWhole(input)));
  expect(different.map(({ page }) => page.address)).toEqual([]);
});

test('the entries of the menus are marked on their own pages only', async () => {
  const { pages, shell } = await planOf('tests/fixtures/tiny/content');
  const marked = pages.filter((planned) =>
    renderRoot({ shell, page: { version: 'v1', ...planned } }).header.includes('aria-current'),
  );
  const linked = [
    '/',
    shell.addresses.catalogue,
    ...shell.headerLinks.flatMap((entry) => entry.items ?? entry).map(({ to }) => to),
  ];
  expect(marked.map(({ address }) => address)).toEqual(
    pages.flatMap(({ address }) => (linked.includes(address) ? address : [])),
  );
});
