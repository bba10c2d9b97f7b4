// Whatever HTML an old site has: what comes of it is Markdown that content allows, with the same words.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inspectMarkdown } from '../../../../generator/rules/inspect-markdown.ts';
import { markdownToHtml } from '../../../../generator/features/pages/markdown.ts';
import { toMarkdown } from '../../../../generator/tools/moving/html-to-markdown.ts';
import type { FoundText } from '../../../../generator/tools/moving/found.ts';
import { runs } from '../../../support/cases.ts';

const dropped: string[] = [];
const turn = (text: string, form: FoundText['form'] = 'html'): string =>
  toMarkdown(
    { text, form },
    {
      top: 3,
      title: 'Knots & splices',
      link: (href) => (href.startsWith('http') ? href : undefined),
      picture: (source, alt) => (alt === '' ? undefined : `media/${source}`),
      onDropped: (name) => dropped.push(name),
    },
  );

describe('HTML as Markdown', () => {
  test.each([
    ['<p>One <b>two</b>, <i>three</i>.</p><p>Four</p>', 'One **two**, *three*.\n\nFour'],
    ['<h1>A</h1><h4>B</h4><h2>C</h2><h1>D</h1>', '### A\n\n#### B\n\n#### C\n\n### D'],
    ['<ul><li>a<ul><li>b</li></ul></li><li><p>c</p></li></ul>', '- a\n  - b\n- c'],
    ['<ol><li>a</li><li>b</li></ol>', '1. a\n2. b'],
    ['<table><tr><th>a</th><th>b</th></tr><tr><td>1|2</td></tr></table>', '| a | b |\n| --- | --- |\n| 1\\|2 |  |'],
    ['<table><tr><td><p>only</p></td></tr></table>', 'only'],
    ['a<br>b', 'a\\\nb'],
    [
      '<a href="https://x.example/(a b)">x</a> <a href="javascript:alert(1)">y</a>',
      '[x](https://x.example/%28a%20b%29) y',
    ],
    [
      '<script>alert(1)</script><style>p{}</style><p onclick="x()">k &lt;b&gt; *s* _u_ 1_2 &amp;amp;</p>',
      'k \\<b\\> \\*s\\* \\_u\\_ 1_2 \\&amp;',
    ],
    ['<p># no</p><p>1. no</p><p>- no</p><p>===</p>', '\\# no\n\n1\\. no\n\n\\- no\n\n\\==='],
    ['<blockquote><p>a</p><p>b</p></blockquote>', '> a\n\n> b'],
    ['<div><p>open<div>never closed', 'open\n\nnever closed'],
    [
      '<p>a <a href="https://x.example/"><img src="1.jpg" alt="A [b]"></a> c <img src="2.jpg"></p>',
      'a\n\n![A \\[b\\]](media/1.jpg)\n\nc',
    ],
    [
      '<h2><img src="1.jpg" alt="A">B</h2><ul><li><img src="1.jpg" alt="A">b</li></ul>',
      '### ![A](media/1.jpg) B\n\n- ![A](media/1.jpg)\n  b',
    ],
    ['<p>Bring:<br>• a rope<br>·  gloves<br>and time</p>', 'Bring:\n\n- a rope\n- gloves\n\nand time'],
    ['<h1>Knots &amp; Splices</h1><h2>A</h2><h3>Knots &amp; splices</h3>', '### A\n\n#### Knots & splices'],
    ['', ''],
  ])('%s', (html, markdown) => expect(turn(html)).toBe(markdown));

  test('lines count in old texts of WordPress and in plain ones', () => {
    expect(turn('a\nb\n\n<b>c</b>', 'lines')).toBe('a\\\nb\n\n**c**');
    expect(turn('a <b>\n\n- c', 'plain')).toBe('a \\<b\\>\n\n\\- c');
  });

  test('what is embedded is named', () => {
    dropped.length = 0;
    expect(turn('<p>a</p><iframe src="https://v.example"></iframe><form><input></form>')).toBe('a');
    expect(dropped).toEqual(['iframe', 'form']);
  });

  test('texts that are nested without end are cut off', () => {
    expect(turn(`${'<div>'.repeat(50_000)}a`)).toBe('');
    expect(turn(`${'<ul><li>'.repeat(500)}a`).length).toBeLessThan(200);
    expect(turn(`<table><tr><td>a</td><td>b${'<i>'.repeat(20_000)}`)).toBe('| a | b |\n| --- | --- |');
  });

  test('a line without end is read in the time that its length takes', () => {
    expect(turn('a "'.repeat(100_000), 'lines')).toHaveLength(300_000);
  });

  test('no text becomes HTML, a picture, or a link to a script', () => {
    const pieces = [
      '<p>',
      '</p>',
      '<b>',
      '</i>',
      '<script>',
      '<a href="javascript:x">',
      '<li>',
      '&lt;img src=x&gt;',
      '![a](b)',
      '[a](javascript:b)',
      '`',
      '**',
      '<',
      '\n\n',
      '    ',
      'word',
      '&',
      ';',
      '|',
      '<!-- x -->',
      '\\',
    ];
    const html = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(html, fc.constantFrom('html', 'lines', 'plain'), (text, form) => {
        const markdown = turn(text, form);
        const { html: raw, pictures, links } = inspectMarkdown(markdown);
        expect([raw, pictures, links]).toEqual([[], [], []]);
        expect(markdownToHtml(markdown, '/')).not.toMatch(/<(?:script|img|a)\b/);
      }),
      { seed: 29, numRuns: runs(6_000, 20) },
    );
  });
});
