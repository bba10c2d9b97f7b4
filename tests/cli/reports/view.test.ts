import { expect, test } from 'vitest';
import { columnsIn, repositoryFile, wantsColor } from '../../../cli/reports/view.ts';

test.each([
  { isTerminal: true, env: {}, isColor: true },
  { isTerminal: false, env: {}, isColor: false },
  { isTerminal: true, env: { NO_COLOR: '1' }, isColor: false },
  { isTerminal: true, env: { NO_COLOR: '' }, isColor: true },
  { isTerminal: true, env: { TERM: 'dumb' }, isColor: false },
  { isTerminal: false, env: { FORCE_COLOR: '1' }, isColor: true },
  { isTerminal: true, env: { FORCE_COLOR: '0' }, isColor: false },
  { isTerminal: false, env: { FORCE_COLOR: '1', NO_COLOR: '1' }, isColor: false },
  { isTerminal: false, env: { FORCE_COLOR: '' }, isColor: false },
])('a terminal ($isTerminal) with $env has colours: $isColor', ({ isTerminal, env, isColor }) => {
  expect(wantsColor(isTerminal, env)).toBe(isColor);
});

test.each([
  { env: {}, streams: [undefined, undefined], columns: 100 },
  { env: {}, streams: [undefined, 72], columns: 72 },
  { env: {}, streams: [0, undefined], columns: 100 },
  { env: { COLUMNS: '40' }, streams: [120, 120], columns: 40 },
  { env: { COLUMNS: '0' }, streams: [120], columns: 120 },
  { env: { COLUMNS: 'wide' }, streams: [undefined], columns: 100 },
])('a terminal of $streams with $env has $columns columns', ({ env, streams, columns }) => {
  expect(columnsIn(env, streams)).toBe(columns);
});

test.each([
  { folder: 'content', file: 'content/site.yaml' },
  { folder: '', file: 'site.yaml' },
  { folder: '../theirs', file: '../theirs/site.yaml' },
  { folder: undefined, file: 'site.yaml' },
])('in "$folder" the repository knows the file as $file', ({ folder, file }) => {
  expect(
    repositoryFile('site.yaml', { isColor: false, columns: 80, ...(folder === undefined ? {} : { folder }) }),
  ).toBe(file);
});
