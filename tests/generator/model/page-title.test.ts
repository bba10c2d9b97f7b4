// Titles are made with as much of the provider's name as search engines show.
import { describe, expect, test } from 'vitest';
import { excessOfName, pageTitle } from '../../../generator/model/page-title.ts';

const words = {
  pattern: '{title} | {name}',
  name: 'Galaxy Training Network Video Library',
  shortName: 'Galaxy Training',
};
const long = 'An Introduction to the Assembly of Large Genomes';

describe('a title', () => {
  test.each([
    ['has the name where there is room', 'Genome Assembly', 'Genome Assembly | Galaxy Training Network Video Library'],
    ['has the short name where there is less', `${long.slice(0, 40)}`, `${long.slice(0, 40)} | Galaxy Training`],
    ['has no name where there is none', long, long],
    [
      'is left alone where it is too long itself',
      `${long}, Step by Step, for Everybody`,
      `${long}, Step by Step, for Everybody`,
    ],
  ])('%s', (_, title, expected) => {
    expect(pageTitle(title, words)).toBe(expected);
  });

  test('may always have the short name, or none', () => {
    expect(pageTitle('Genomes', { ...words, pattern: '{shortName}: {title}' })).toBe('Galaxy Training: Genomes');
    expect(pageTitle('Genomes', { ...words, pattern: '{title}' })).toBe('Genomes');
  });
});

test.each([
  ['a short name', {}, 0],
  ['no shorter name', { shortName: words.name }, 5],
  ['a pattern without the name', { shortName: words.name, pattern: '{title}' }, 0],
])('%s leaves room for a usual title, or says how much is lacking', (_, changes, excess) => {
  expect(excessOfName({ ...words, ...changes })).toBe(excess);
});
