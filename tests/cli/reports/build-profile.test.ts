import { expect, test } from 'vitest';
import { buildProfile } from '../../../cli/reports/build-profile.ts';
import type { BuildResult } from '../../../generator/index.ts';

const result: BuildResult = {
  diagnostics: [],
  files: 12,
  parsed: 2,
  sources: [],
  milliseconds: 2345.6,
  textOf: () => undefined,
  built: {
    pages: 1000,
    units: 900,
    made: 600,
    beside: [],
    files: 3000,
    bytes: 5_000_000,
    largest: { file: 'index.html', bytes: 50_000 },
  },
  profile: {
    stages: [
      { name: 'bundle', begun: 0, milliseconds: 400.4, memory: 0 },
      { name: 'units', begun: 345.5, milliseconds: 2000, memory: 120_500_000 },
    ],
    pictures: [
      { file: 'media/room.jpg', milliseconds: 901.5 },
      { file: 'media/hall.png', milliseconds: 20 },
      { file: 'media/yard.jpg', milliseconds: 10 },
      { file: 'media/gate.jpg', milliseconds: 5 },
    ],
    workers: [
      { memory: 90_000_000, cpu: 1500 },
      { memory: 95_000_000, cpu: 1600 },
    ],
  },
};

test('a profile has a row for each stage and says what all of it came to', () => {
  expect(buildProfile(result, { memory: 1, peak: 150_000_000, cpu: 700 })).toBe(
    [
      'stage   begun after  took     memory then',
      'bundle  0 ms         400 ms   -',
      'units   346 ms       2000 ms  120.5 MB',
      'Content files: 2 parsed, 10 as they were.',
      'Pages: 1000 (600 units made, 300 taken), 500 per second.',
      'Pictures: 4 made; the slowest: media/room.jpg (902 ms), media/hall.png (20 ms), media/yard.jpg (10 ms).',
      'This process: at most 150.0 MB, CPU time 700 ms.',
      'Worker processes: 2, the largest 95.0 MB, CPU time 3100 ms.',
      'All: 2346 ms. Stages may run side by side.',
      '',
    ].join('\n'),
  );
});

test('a build that published nothing still has a profile', () => {
  const { built: _built, ...refused } = { ...result, profile: { stages: [], pictures: [], workers: [] } };
  expect(buildProfile(refused)).toBe(
    'stage  begun after  took  memory then\nContent files: 2 parsed, 10 as they were.\nWorker processes: none.\nAll: 2346 ms. Stages may run side by side.\n',
  );
});
