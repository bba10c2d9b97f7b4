import { expect, test } from 'vitest';
import { inspectMarkdown } from '../../../generator/rules/inspect-markdown.ts';

/** What is found, each as it stands in the text. */
function found(text: string): readonly string[] {
  const { html, links, pictures, headings } = inspectMarkdown(text);
  return [...html, ...links, ...pictures, ...headings]
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
  [
    'A ![Canyon](https://example.com/a.jpg) and ![logo](media/logo.svg "Ours")',
    ['![Canyon](https://example.com/a.jpg)', '![logo](media/logo.svg "Ours")'],
  ],
  ['- ![a][one]\n\n[one]: /one.png', ['![a][one]']],
  ['[![a](/a.png)](/b)', ['![a](/a.png)', '/b']],
  ['`![a](b)` and \\![a]', []],
  ['<div>\nblock\n</div>', ['<div>']],
])('%s', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each([
  ['quotes', '> '.repeat(9000)],
  ['entries', `${'- '.repeat(9000)}x`],
  ['numbers', '1. '.repeat(3000)],
  ['emphasis', `${'_a '.repeat(3000)}${'b_ '.repeat(3000)}`],
  ['marks in one row', `${'*'.repeat(6000)}a${'*'.repeat(6000)}`],
  ['emphasis in brackets', `${'(_a '.repeat(2000)}${'b_) '.repeat(2000)}`],
  ['thirty words in emphasis', `${'_a '.repeat(30)}${'b_ '.repeat(30)}`],
  ['a line below others', `Words.\n\n${'> '.repeat(30)}words`],
])('%s that are nested too deeply are found', (_, text) => {
  expect(inspectMarkdown(text).deep).toBeDefined();
});

test.each([
  ['many strong words', '**a** b '.repeat(200)],
  ['a long line', '-'.repeat(200)],
  ['a long line with blanks', '- '.repeat(200)],
  ['blanks to be filled in', 'Name: ____________ '.repeat(100)],
  ['a quoted list', '> > - a\n> >   - b\n'],
])('%s are not deep', (_, text) => {
  expect(inspectMarkdown(text).deep).toBeUndefined();
});
