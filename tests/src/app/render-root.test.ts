// A page inside a frame that was rendered with another page must be the very text that React would have made of it:
// the browser hydrates it, ids and all.
import { beforeAll, expect, test } from 'vitest';
import { invariant } from '../../../generator/base/invariant.ts';
import type { Page } from '../../../src/app/page.ts';
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

test('no id is on a page twice, whatever categories and headings are called', async () => {
  const { shell, pages } = await planOf('tests/fixtures/tiny/content');
  const catalogue = pages.flatMap(({ page }) => (page.template === 'catalogue' ? page.props : []))[0];
  invariant(catalogue, 'the tiny provider has a catalogue');
  const { words, courses } = catalogue;
  const categories = [{ id: 'main', name: 'Main', subcategories: [] }];
  const cards = courses.map((card) => ({ ...card, category: 'main' }));
  const shown: readonly Page[] = [
    { template: 'catalogue', props: { ...catalogue, words, categories, courses: cards } },
    {
      template: 'text',
      props: {
        title: 'Privacy',
        html: '<h2 id="questions">Questions</h2><p>See below.</p>',
        sections: [],
        questions: [{ question: 'When?', answerHtml: '<p>Now.</p>' }],
      },
    },
  ];
  for (const page of shown) {
    const address = page.template === 'text' ? '/privacy' : '/courses';
    const head = { title: 'T', meta: [], jsonLd: [] };
    const { header, main, footer } = renderRoot({ shell, page: { version: 'v1', address, head, page } });
    const ids = [...(header + main + footer).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) < i)).toEqual([]);
    expect(ids).toContain(page.template === 'text' ? 'questions-below' : 'main-courses');
  }
});

test.each([
  ['Harbour', 'Harbour First Aid'],
  ['HFA', 'HFA Harbour First Aid'],
])('the link to the home page is called what it shows: %s', async (shortName, label) => {
  const { shell, notFound } = await planOf('tests/fixtures/tiny/content');
  const { header } = renderRoot({ shell: { ...shell, shortName }, page: { version: 'v1', ...notFound } });
  expect(header).toContain(`aria-label="${label}"`);
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
