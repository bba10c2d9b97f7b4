// Most texts are inspected without the Markdown parser; what is found in them must be what the parser finds.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inspectMarkdown } from '../../../generator/rules/inspect-markdown.ts';
import { runs } from '../../support/cases.ts';

const line = fc.constantFrom(
  '### One',
  '#### Two ##',
  '###',
  '### ',
  '###Three',
  '## Four **bold** #',
  '####### Seven',
  'Words of a paragraph.',
  '- a list',
  '  more of it',
  '1. numbered',
  '',
  '*emphasis* and C#',
  '# Five  ',
);

/** A reference definition that nothing refers to: it says nothing and calls for the parser. */
const withParser = (text: string): string => `${text}\n\n[unused]: /x\n`;

test('headings are found where the parser finds them', () => {
  fc.assert(
    fc.property(fc.uniqueArray(line, { maxLength: 8 }), (lines) => {
      const text = lines.join('\n');
      expect(inspectMarkdown(text).headings).toEqual(inspectMarkdown(withParser(text)).headings);
    }),
    { seed: 29, numRuns: runs(24_000) },
  );
});
