import { expect, test } from 'vitest';
import { targetAddress } from '../../../generator/site/address-book.ts';
import { pageAddress } from '../../../generator/kinds/page.ts';
import { mainAddresses } from '../../../generator/site/needed-pages.ts';
import type { SourceFile } from '../../../generator/model/content.ts';
import { pageFile } from '../../../generator/features/shell/page-context.ts';

const page = (file: string, template: string): SourceFile => ({
  file: `pages/${file}`,
  kind: 'page',
  text: `template: ${template}`,
  data: { template },
  media: [],
  hash: '',
});

test.each([
  ['home.yaml', 'home', '/'],
  ['accueil.yaml', 'home', '/'],
  ['about.yaml', 'about', '/about'],
  ['custom-corporate.yaml', 'corporate', '/custom-corporate'],
])('%s with the template %s is the page %s', (file, template, address) => {
  expect(pageAddress(page(file, template))).toBe(address);
});

test('the main pages are found by their templates, and are where they are by custom while they are missing', () => {
  const pages = [page('kurse.yaml', 'catalogue'), page('termine.yaml', 'schedule'), page('contact.yaml', 'contact')];
  const main = { catalogue: '/kurse', contact: '/contact', schedule: '/termine' };
  expect(mainAddresses(pages)).toEqual(main);
  expect(mainAddresses([...pages, page('anmelden.yaml', 'registration')]).registration).toBe('/anmelden');
});

test('of several pages with a template, the one at the customary address is the main one, or else the first', () => {
  const two = [page('bureau.yaml', 'contact'), page('contact.yaml', 'contact'), page('a.yaml', 'catalogue')];
  expect(mainAddresses([...two, page('b.yaml', 'catalogue')])).toMatchObject({ contact: '/contact', catalogue: '/a' });
});

test('a page that is not YAML at the moment is known by the line that names its template', () => {
  const broken = { ...page('kurse.yaml', 'catalogue'), data: undefined, text: 'template: "catalogue"\ntitle: [' };
  expect(mainAddresses([broken]).catalogue).toBe('/kurse');
});

test.each([
  ['/', '/'],
  ['/courses', '/courses'],
  ['/courses?category=soft-skills', '/courses'],
  ['/courses/capm#reviews', '/courses/capm'],
  ['/courses?a=/b#c', '/courses'],
  ['https://example.com/courses', undefined],
  ['//example.com/courses', undefined],
  ['mailto:a@example.com', undefined],
  ['tel:+96824000101', undefined],
  ['#reviews', undefined],
])('the target %s leads to %s', (target, address) => {
  expect(targetAddress(target)).toBe(address);
});

test.each([
  ['/', 'index.html'],
  ['/courses', 'courses.html'],
  ['/courses/capm', 'courses/capm.html'],
  ['/404', '404.html'],
])('the page %s is written to %s', (address, html) => {
  expect(pageFile(address)).toBe(html);
});
