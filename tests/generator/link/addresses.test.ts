import { expect, test } from 'vitest';
import { pageAddress, targetAddress } from '../../../generator/link/addresses.ts';
import { pageFile } from '../../../generator/plan/page-file.ts';
import { dataFile } from '../../../generator/render/data-file.ts';

test.each([
  ['pages/home.yaml', '/'],
  ['pages/about.yaml', '/about'],
  ['pages/custom-corporate.yaml', '/custom-corporate'],
])('%s is the page %s', (file, address) => {
  expect(pageAddress(file)).toBe(address);
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
  ['/', 'index.html', 'data/pages/index.json'],
  ['/courses', 'courses.html', 'data/pages/courses.json'],
  ['/courses/capm', 'courses/capm.html', 'data/pages/courses/capm.json'],
  ['/404', '404.html', 'data/pages/404.json'],
])('the page %s is written to %s and its data to %s', (address, html, data) => {
  expect([pageFile(address), dataFile(address)]).toEqual([html, data]);
});
