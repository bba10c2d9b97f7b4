import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printShard, readShard, SHARD_FILE } from '../../../../generator/build/produce/shards.ts';
import { temporaryFolder } from '../../../support/content/site.ts';

const unit = {
  id: 'courses/a.yaml',
  key: 'k',
  rest: '',
  files: ['courses/a.html'],
  addresses: ['/courses/a'],
  pages: [{ address: '/courses/a', source: 'courses/a.yaml', frame: 'f', links: ['/'], files: ['a.css'], ids: 'top' }],
};
const provenance = { program: 'p', bundle: 'b', base: '/', day: '2026-01-01' };
const record = {
  number: 1,
  of: 2,
  provenance,
  units: [unit],
  written: new Map([['courses/a.html', { bytes: 7, sum: 'f00' }]]),
};

test('a shard can be read as it was written', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, SHARD_FILE), printShard(record));
  expect(readShard(folder)).toEqual(record);
});

test('a shard says the same of units that were remembered and of units that were made', () => {
  const remembered = {
    ...unit,
    line: '[]',
    get pages() {
      return unit.pages;
    },
  };
  expect(printShard({ ...record, units: [remembered] })).toBe(printShard(record));
});
