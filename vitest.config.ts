// Three projects: unit (fast, side by side), apart (what a test replaces, others must not get) and site (the real content
// built once, then opened in a browser).
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './tests/support/slowest-first.ts';

/** Only against hanging: a busy machine answers late. */
const HANG_MS = 600_000;
const POLL_MS = 60_000;

/** One more than the usual two cores: a worker often waits for a page or for a program that it has started. */
const WORKERS = 3;

/** In megabytes: most of what a test makes dies young, and a larger space is collected less often. */
const YOUNG_SPACE = ['--max-semi-space-size=32'];

/** The files that replace modules, load them again or change what they hold. */
const replacing = [
  'tests/generator/site/positions.test.ts',
  'tests/generator/tools/fixes/content-copy.test.ts',
  'tests/generator/tools/fixes/fix-content.test.ts',
  'tests/src/app/navigation/positions.test.ts',
];

const unit = {
  testTimeout: HANG_MS,
  hookTimeout: HANG_MS,
  expect: { poll: { timeout: POLL_MS } },
  maxWorkers: WORKERS,
  execArgv: YOUNG_SPACE,
};

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    globalSetup: ['tests/support/compile-setup.ts'],
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/site/**', ...replacing],
          // The files share what they import: to load it for each takes a minute.
          isolate: false,
        },
      },
      { test: { ...unit, name: 'apart', include: replacing } },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: ['tests/support/browser/site-setup.ts'],
          isolate: false,
          testTimeout: HANG_MS,
          expect: { poll: { timeout: POLL_MS } },
          hookTimeout: HANG_MS,
          maxWorkers: WORKERS,
          execArgv: YOUNG_SPACE,
        },
      },
    ],
  },
});
