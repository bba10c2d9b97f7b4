// The entries of the header: links, submenus, and the categories of the catalogue.
import { expect, test } from 'vitest';
import type { Menus } from '../../../../schemas/types.ts';
import { makeShell } from '../../../../generator/features/shell/shell.ts';
import { contextOfTiny, linkTiny } from '../../../support/content/tiny-plan.ts';

async function headerOf(header: NonNullable<Menus['header']>) {
  const { menus } = await linkTiny();
  return makeShell(await contextOfTiny({ menus: { ...menus, header } })).headerLinks;
}

const items = [{ label: 'Contact', to: '/contact' }];

test('an entry with items opens them, after itself where it leads somewhere', async () => {
  expect(await headerOf([{ label: 'About us', items }])).toEqual([{ label: 'About us', items }]);
  expect(await headerOf([{ label: 'About us', to: '/about', items }])).toEqual([
    { label: 'About us', items: [{ label: 'About us', to: '/about' }, ...items] },
  ]);
});

test('the entry of the catalogue opens its categories, or the items of its author', async () => {
  expect(await headerOf([{ label: 'Courses', to: '/courses' }])).toEqual([{ label: 'Courses', items: [] }]);
  const [courses] = await headerOf([{ label: 'Courses', to: '/courses', items }]);
  expect(courses?.items).toHaveLength(2);
});
