import { expect, test } from 'vitest';
import { inspectMarkdown } from '../../../generator/diagnostics/inspect-markdown.ts';

/** What is found, each as it stands in the text. */
function found(text: string): readonly string[] {
  const { html, links, headings } = inspectMarkdown(text);
  return [...html, ...links, ...headings]
    .toSorted((a, b) => a.range.from - b.range.from)
    .map(({ range }) => text.slice(range.from, range.to));
}

test.each<[string, readonly string[]]>([
  ['Nothing *to* see\n\n- here', []],
  ['A <b>bold</b> word', ['<b>']],
  ['`<b>` and <b>', ['<b>']],
  ['- one\n- two <i>\n  three', ['<i>']],
  ['> quoted <u>', ['<u>']],
  ['| a | b |\n|---|---|\n| c | <s> |', ['<s>']],
  ['See [one](/one) and [two](/two "Two")', ['/one', '/two']],
  ['- [x](/x)\n\n### Title\n\nText', ['/x', '### Title']],
  ['Title\n=====\n\n#### Deep', ['Title', '#### Deep']],
  ['<div>\nblock\n</div>', ['<div>']],
])('%s', (text, expected) => {
  expect(found(text)).toEqual(expected);
});
