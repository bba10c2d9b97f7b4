// The menus of a provider that writes none.
import { expect, test } from 'vitest';
import { menusOf } from '../../../generator/site/needed-pages.ts';
import { linkTiny } from '../../support/content/tiny-plan.ts';

const { pages, messages, settings } = await linkTiny();

test('menus lead to the pages that exist, in the usual order', () => {
  const { header, footer } = menusOf({ menus: undefined, pages, messages });
  expect(header.slice(0, 2)).toEqual([
    { label: messages.navigation.home, to: '/' },
    { label: pages.find(({ words }) => words.template === 'catalogue')?.words.title, to: '/courses' },
  ]);
  expect(footer.map(({ to }) => to)).toEqual(expect.arrayContaining(['/courses', '/register', '/contact']));
  const known = pages.map(({ address }) => address);
  expect([...header, ...footer].map(({ to = '' }) => to).filter((to) => !known.includes(to))).toEqual([]);
});

test('a page of news is in both menus', () => {
  const words = { template: 'news', title: 'Latest', empty: { title: 'None', text: 'None' } } as const;
  const news = { address: '/latest', file: 'pages/latest.yaml', words };
  const { header, footer } = menusOf({ menus: undefined, pages: [...pages, news], messages });
  const link = { label: 'Latest', to: '/latest' };
  expect([header, footer].map((menu) => menu.filter(({ to }) => to === '/latest'))).toEqual([[link], [link]]);
});

test('a menu of the provider is kept, and the other one derived', () => {
  const menus = { header: [{ label: 'Start', to: '/' }] };
  expect(menusOf({ menus, pages, messages }).header).toEqual(menus.header);
  expect(menusOf({ menus, pages, messages }).footer).not.toEqual([]);
  expect(menusOf({ menus: settings.menus, pages, messages })).toEqual({ ...settings.menus, columns: [] });
});
