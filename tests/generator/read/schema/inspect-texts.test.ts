// Markdown that almost works: found in long texts as fast as in short ones, whatever was left unclosed in them.
import { expect, test } from 'vitest';
import { inspectAlmost } from '../../../../generator/read/schema/inspect-texts.ts';

test('only what nothing in its paragraph closes is unclosed', () => {
  const found = inspectAlmost(
    'a **bold word and _more\n\n- **both** and _both_ *one\n\nsnake_case, 2 * 3 * 4, /a_b/_c',
  );
  expect(found.map(({ written }) => written)).toEqual(['**bold', '_more', '*one']);
});

test.each([
  ['**a** ', 0],
  ['**a ', 1],
  ['_a ', 0],
  ['_a_ _b ', 1],
  ['`a ', 1],
  ['[a](/x ', 20_001],
  ['[a](/x, ', 20_001],
  ['[a] (/x) ', 20_001],
  ['[a (/x) ', 20_001],
  ['(/a ', 0],
])('of 20,001 times "%s", %i are reported, without going back each time', { timeout: 20_000 }, (piece, count) => {
  expect(inspectAlmost(piece.repeat(20_001))).toHaveLength(count);
});

test('of a table, rows without end are looked through in the time that their length takes', { timeout: 20_000 }, () => {
  expect(inspectAlmost(`${'|'.repeat(20_001)}\n${'x|'.repeat(20_001)}\n`)).toEqual([]);
});
