// The server writes links without asking the router; the browser asks it. Both must say the same.
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useHref } from 'react-router-dom';
import { StaticRouter } from 'react-router-dom/server';
import { expect, test } from 'vitest';
import { basename, plainHref } from '../../../../src/app/navigation/page-address.ts';

/** What the router makes of a link on a page. */
function routerHref(to: string, base: string): string {
  let href = '';
  function Probe(): null {
    href = useHref(to);
    return null;
  }
  const location = `${base}courses/capm`;
  renderToString(createElement(StaticRouter, { basename: basename(base), location }, createElement(Probe)));
  return href;
}

const targets = [
  '/',
  '/?a=1',
  '/#top',
  '/courses',
  '/courses?category=health&level=a+b',
  '/courses/capm#reviews',
  '/courses/capm?x=%2Fy&z=1/2#a/b',
  '/contact?course=%D8%A7%D9%84',
  '/a.b/c',
];

test.each(targets.flatMap((to) => ['/', '/sub/', '/a/b/'].map((base) => ({ to, base }))))(
  '$to below $base',
  ({ to, base }) => {
    expect(plainHref(to, base)).toBe(routerHref(to, base));
  },
);

test.each(['?tab=x', '/courses/', '//x', '/a/../b', '/./a', '/a?', '/a#', 'courses', ''])(
  '%s is left to the router',
  (to) => {
    expect(plainHref(to, '/')).toBeUndefined();
  },
);

test('a fragment stays as it is: it belongs to its own page', () => {
  expect(plainHref('#reviews', '/sub/')).toBe('#reviews');
});
