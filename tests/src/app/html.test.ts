import { expect, test } from 'vitest';
import { escapeJson, escapeMarkup } from '../../../src/app/html.ts';

test('a text stays a text in markup, between tags and in an attribute', () => {
  expect(escapeMarkup('"R&D" <b>')).toBe('&quot;R&amp;D&quot; &lt;b&gt;');
  expect(escapeMarkup('Plain words')).toBe('Plain words');
});

test('JSON in a script can neither end it nor begin a comment, and is read back as it was', () => {
  const value = { text: '</script><!-- \u2028 \u2029' };
  const written = escapeJson(JSON.stringify(value));
  expect(written).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual(value);
});
