// Two projects: unit (fast, side by side) and site (the real content built once, then opened in a browser).
import { defineConfig } from 'vitest/config';

const BROWSER_TEST_MS = 120_000;
const BUILD_MS = 600_000;
const POLL_MS = 20_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/site/**'],
          testTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: ['tests/support/site-setup.ts'],
          testTimeout: BROWSER_TEST_MS,
          // A busy machine answers late: what is waited for is an event, never a time.
          expect: { poll: { timeout: POLL_MS } },
          hookTimeout: BUILD_MS,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
