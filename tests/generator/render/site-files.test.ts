import { expect, test } from 'vitest';
import { render, type Renderer } from '../../../generator/render/render.ts';
import { planOfTiny } from '../../support/tiny-plan.ts';

const assets = { styles: [], scripts: [], preloads: [] };

const renderer: Renderer = {
  version: 'v1',
  assetsOf: () => assets,
  render: ({ page }) => `page of ${page.address}`,
};

test('every page is rendered, the not-found page last', async () => {
  const plan = await planOfTiny();
  const { value, diagnostics } = await render(plan, renderer);
  expect(diagnostics).toEqual([]);
  expect(value.pages.map(({ html }) => html)).toEqual(
    [...plan.pages, plan.notFound].map(({ address }) => `page of ${address}`),
  );
});

test('a page that fails is told with its file, and the others are rendered all the same', async () => {
  const plan = await planOfTiny();
  const fragile: Renderer = {
    ...renderer,
    render: ({ page }) => {
      if (page.address === '/contact') throw new Error('no such icon');
      return '';
    },
  };
  const { value, diagnostics } = await render(plan, fragile);
  expect(diagnostics).toMatchObject([
    { code: 'render/page-failed', severity: 'error', location: { file: 'pages/contact.yaml' } },
  ]);
  expect(diagnostics[0]?.message).toContain('no such icon');
  expect(value.pages).toHaveLength(plan.pages.length);
});

test('each address has a data file that carries the version; a redirected one says where to go', async () => {
  const { value } = await render(await planOfTiny(), renderer);
  const data = (file: string): unknown =>
    JSON.parse(String(value.files.find((output) => output.file === file)?.content));
  expect(data('data/pages/courses/first-aid.json')).toMatchObject({ version: 'v1', address: '/courses/first-aid' });
  expect(data('data/pages/index.json')).toMatchObject({ address: '/' });
  expect(data('data/pages/aid.json')).toEqual({ version: 'v1', redirect: '/courses/first-aid' });
});

test('a redirected address forwards without a script', async () => {
  const { value } = await render(await planOfTiny('/sub/'), renderer);
  const page = String(value.files.find(({ file }) => file === 'aid.html')?.content);
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/sub/courses/first-aid">');
  expect(page).toContain('<link rel="canonical" href="https://harbour.example.com/sub/courses/first-aid">');
  expect(page).not.toContain('<script');
});

test('pictures for sharing are painted as PNG', async () => {
  const { value } = await render(await planOfTiny(), renderer);
  const picture = value.files.find(({ file }) => file === 'media/social/first-aid.png');
  expect([...Buffer.from(picture?.content ?? '').subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
});
