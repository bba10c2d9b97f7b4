import { expect, test } from 'vitest';
import { readHtml } from '../../../generator/verify/read-html.ts';

const facts = { title: '', headings: [], ids: new Set(), hrefs: [], resources: [], jsonLd: [] };

test.each([
  ['<title>A &amp; B</title>', { title: 'A & B' }],
  ['<title>Page</title><svg><title>Mark</title></svg>', { title: 'Page' }],
  ['<h1>One</h1><h3>Three</h3>', { headings: [1, 3] }],
  ['<header><hr></header>', {}],
  ['<p id="a"><i id="b"></i></p>', { ids: new Set(['a', 'b']) }],
  ['<a href="/x">x</a><a>nowhere</a><a href="#y">y</a>', { hrefs: ['/x', '#y'] }],
  ['<script src="/a.js"></script><script>1</script>', { resources: ['/a.js'] }],
  ['<link rel="stylesheet" href="/a.css"><link rel="canonical" href="/a">', { resources: ['/a.css'] }],
  ['<img src="/a.png" alt="">', { resources: ['/a.png'] }],
  ['<source srcset="/a.webp 400w, /b.webp 800w">', { resources: ['/a.webp', '/b.webp'] }],
  ['<script type="application/ld+json">{"a":"<b>"}</script>', { jsonLd: ['{"a":"<b>"}'] }],
  ['<!-- <a href="/x"> --><script type="application/json">{"a":"<a href=1>"}</script>', {}],
])('%s', (html, expected) => {
  expect(readHtml(html)).toEqual({ ...facts, ...expected });
});
