import { expect, test } from 'vitest';
import { linkAbout } from '../../../src/course/course-words.ts';

test.each([
  ['/contact', '/contact?course=C+%26+D+%28For+crews%29'],
  ['/contact?from=card', '/contact?from=card&course=C+%26+D+%28For+crews%29'],
  ['/contact#form', '/contact?course=C+%26+D+%28For+crews%29#form'],
  ['mailto:enquiries@example.com', 'mailto:enquiries@example.com'],
  ['https://forms.example.com/ask', 'https://forms.example.com/ask'],
])('%s becomes %s', (address, expected) => {
  const link = { label: 'Ask', to: address };
  expect(linkAbout(link, { title: 'C & D', subtitle: 'For crews' })).toEqual({ label: 'Ask', to: expected });
});
