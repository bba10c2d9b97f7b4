import { expect, test } from 'vitest';
import { readHtml } from '../../../../generator/build/verify/read-html.ts';
import { readAnyHtml } from '../../../support/html/read-any-html.ts';

const nothing = { headings: [], ids: new Set(), hrefs: [], resources: [] };

test.each([
  ['<h1>One</h1><h3>Three</h3>', { headings: [1, 3] }],
  ['<header><hr></header>', {}],
  ['<p id="a"><i id="b"></i></p>', { ids: new Set(['a', 'b']) }],
  ['<a href="/x">x</a><a>nowhere</a><a href="#y">y</a>', { hrefs: ['/x', '#y'] }],
  ['<script src="/a.js"></script><script>1</script>', { resources: ['/a.js'] }],
  ['<link rel="stylesheet" href="/a.css"><link rel="canonical" href="/a">', { resources: ['/a.css'] }],
  ['<img src="/a.png" alt="">', { resources: ['/a.png'] }],
  ['<source srcset="/a.webp 400w, /b.webp 800w">', { resources: ['/a.webp', '/b.webp'] }],
  ['<script type="application/ld+json">{"a":"<a href=1>"}</script>', {}],
  ['<!-- <a href="/x"> --><script type="application/json">{"a":"<a href=1>"}</script>', {}],
])('%s', (html, expected) => {
  expect(readHtml(html)).toEqual({ ...nothing, ...expected });
});

// What the renderer may write, with all that is nasty about it: a reader of any HTML finds the same in it.
test.each([
  '<a class="x" href="/register?course=A&amp;B&#x27;s &quot;C&quot;&amp;duration=40+Hours">x</a>',
  '<a href="/x"/><a href="/y">y</a><abbr href="/no">z</abbr><address href="/no"></address>',
  '<details class="a" open="" id="m&amp;1"><summary hidden id="s">a &gt; b &lt;a href=&quot;/no&quot;&gt;</summary></details>',
  '<div hidden class="id" data-id="no" id="_R_1a_" title="a > b"><p aria-labelledby="id" >x</p></div>',
  '<input id="q" value=" id=&quot;no&quot;" aria-label="x"/><textarea id="t">&lt;a href=&quot;/no&quot;&gt;</textarea>',
  '<p>one<!-- -->two<!-- <a href="/no" id="no"> --><a href="/yes" title="&lt;!--">x</a></p>',
  '<h1 id="top" tabindex="-1">T</h1><hr/><header id="h"></header><h2>Two</h2><hgroup></hgroup><h6>Six</h6>',
  '<title>A &amp; B &lt;C&gt; &#39;D&#39;</title><svg><title>No</title></svg>',
  '<img src="/media/a b.png?x=1&amp;y=2" alt="&quot;"/><img alt="none"/><source srcSet="/a.webp 400w, /b.webp 800w"/>',
  '<link rel="canonical" href="/no"/><link href="/yes.css" rel="stylesheet"/><link rel="preload" as="image" href="/l.svg"/>',
  '<script type="application/json" id="page-data">{"html":"\\u003ca href=\\"/no\\" id=\\"no\\">"}</script><a href="/yes">',
  '<script type="application/ld+json">{"name":"a > b \\u003c/script>"}</script><script src="/e.js" async=""></script>',
  '<script type="module" src="/a.js" fetchpriority="low"></script><svg viewBox="0 0 24 24"><path d="M1 1"></path></svg>',
  '<p>العربية <bdi id="ar">+968</bdi> &nbsp; &copy;</p><a href="tel:+968">x</a><a href="mailto:a@example.com">y</a>',
])('as any other reader: %s', (html) => {
  expect(readHtml(html)).toEqual(readAnyHtml(html));
});
