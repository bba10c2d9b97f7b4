import fc from 'fast-check';
import { Marked } from 'marked';
import { expect, test } from 'vitest';
import { markdownToHtml, plainToHtml } from '../../../../generator/features/pages/markdown.ts';
import { runs } from '../../../support/cases.ts';

test('usual texts need no parser', () => {
  expect(plainToHtml('Some **strong** words.\n\n### A heading\n\n- one\n- two\n')).toBe(
    '<p>Some <strong>strong</strong> words.</p>\n<h3>A heading</h3>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
  );
  expect(plainToHtml('A [link](/courses)')).toBe(undefined);
});

test('plain words become what the parser makes of them', () => {
  const pieces = [
    'a',
    'Word',
    'تدريب',
    ' ',
    '  ',
    '\n',
    '\n\n',
    '\n\n\n',
    '.',
    ',',
    '1',
    '1.',
    ')',
    '-',
    '+',
    '#',
    '=',
    ':',
    '!',
    '\t',
    '$',
  ];
  const further = [
    '### A b',
    '\n- a',
    '- b c',
    '\n\n### ',
    '\n\n- ',
    'www.a.om',
    'http://a.om',
    'a@b.om',
    '&amp;',
    '{',
    '^',
    '…',
    '**Word**',
    ' **a b** ',
    '**',
    '*',
    '"',
    "it's",
    '**é.**',
    '**,',
    '\u00a0',
    '\r\n',
    'x'.repeat(90),
  ];
  const text = fc.array(fc.constantFrom(...pieces, ...further), { maxLength: 12 }).map((parts) => parts.join(''));
  const marked = new Marked({ async: false });
  fc.assert(
    fc.property(text, (words) => {
      const expected = (marked.parse(words) as string).trim();
      const html = markdownToHtml(words, '/');
      // Addresses of links are written in a way of our own.
      return expected.includes('<a ') ? html.includes('<a ') : html === expected;
    }),
    { seed: 1, numRuns: runs(20_000) },
  );
});
