import { expect, test } from 'vitest';
import { markdownToHtml, markdownToText } from '../../../../generator/features/pages/markdown.ts';

test.each([
  ['**bold** and *slanted*', '<p><strong>bold</strong> and <em>slanted</em></p>'],
  ['### Who\n\n- a\n- b', '<h3>Who</h3>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
  ['[dates](/schedule)', '<p><a href="/sub/schedule">dates</a></p>'],
  ['[here](#reviews)', '<p><a href="#reviews">here</a></p>'],
  ['[PMI](https://www.pmi.org/?a=1&b=2)', '<p><a href="https://www.pmi.org/?a=1&amp;b=2">PMI</a></p>'],
  ['[write](mailto:a@example.com)', '<p><a href="mailto:a@example.com">write</a></p>'],
  ['[run](javascript:alert(1))', '<p>run</p>'],
  ['[run](JaVaScRiPt:alert(1))', '<p>run</p>'],
  ['[run](data:text/html,x)', '<p>run</p>'],
  ['[run](//evil.example.com)', '<p>run</p>'],
  ['[run](vbscript:x)', '<p>run</p>'],
  ['[*run*](javascript:x)', '<p><em>run</em></p>'],
  ['a <b>bold</b> word', '<p>a bold word</p>'],
  ['<script>alert(1)</script>', ''],
  ['a <img src=x onerror=alert(1)> b', '<p>a  b</p>'],
  ['![a <b> "quoted"](x.png)', '<p>a &lt;b&gt; &quot;quoted&quot;</p>'],
  [
    '| **Day** | "Hours" |\n|:-:|--:|\n| Sunday | 8 |',
    `<div data-table tabindex="0" role="group" aria-label="Day, &quot;Hours&quot;">
<table>
<thead>
<tr>
<th scope="col" data-align="center"><strong>Day</strong></th>
<th scope="col" data-align="right">&quot;Hours&quot;</th>
</tr>
</thead>
<tbody><tr>
<td data-align="center">Sunday</td>
<td data-align="right">8</td>
</tr>
</tbody></table>
</div>`,
  ],
  // What is strong may touch other letters in scripts without spaces.
  ['**「話す」**ことと、**試験(N3)**の練習', '<p><strong>「話す」</strong>ことと、<strong>試験(N3)</strong>の練習</p>'],
  ['。**重要**です。5*3', '<p>。<strong>重要</strong>です。5*3</p>'],
  ['**한국어(초급)**을', '<p><strong>한국어(초급)</strong>을</p>'],
  ['1 < 2 & 3', '<p>1 &lt; 2 &amp; 3</p>'],
  ['[x](/a"onmouseover="b)', '<p><a href="/sub/a&quot;onmouseover=&quot;b">x</a></p>'],
])('%s', (text, expected) => {
  expect(markdownToHtml(text, '/sub/')).toBe(expected);
});

test('the sentences of a text keep the spaces at which no line is broken', () => {
  expect(markdownToText('## Cours\n\nUn exemple\u202f: deux\nphrases, 10\u00a0km.')).toBe(
    'Un exemple\u202f: deux phrases, 10\u00a0km.',
  );
});
