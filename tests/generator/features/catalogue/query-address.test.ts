import { expect, test } from 'vitest';
import { withQuery } from '../../../../generator/features/catalogue/catalogue-addresses.ts';

test.each([
  ['/contact', '/contact?course=C+%26+D'],
  ['/contact?from=card', '/contact?from=card&course=C+%26+D'],
  ['/contact#form', '/contact?course=C+%26+D#form'],
  ['mailto:enquiries@example.com', 'mailto:enquiries@example.com'],
  ['https://forms.example.com/ask', 'https://forms.example.com/ask'],
])('%s becomes %s', (address, expected) => {
  expect(withQuery(address, { course: 'C & D' })).toBe(expected);
});
