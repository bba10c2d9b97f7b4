// Three projects: unit (fast, side by side), apart (what a test replaces, others must not get) and site (the real content
// built once, then opened in a browser).
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './tests/support/slowest-first.ts';
import { temporaryFolder } from './tests/support/temporary-folder.ts';
import { V8_OPTIONS } from './tests/support/v8-options.ts';

/** Only against hanging: a busy machine answers late. */
const HANG_MS = 600_000;
const POLL_MS = 60_000;

// Programs that tests start work there, too.
const temporary = temporaryFolder();
for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = temporary;

// The projects share what has been compiled, and no run depends on one before.
const modules = mkdtempSync(join(temporary, 'modules-'));
process.once('exit', () => rmSync(modules, { recursive: true, force: true }));

// Git for Windows would change line breaks.
Object.assign(process.env, { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'core.autocrlf', GIT_CONFIG_VALUE_0: 'false' });

/** The files that replace modules, load them again or change what they hold. */
const replacing = [
  'tests/generator/site/positions.test.ts',
  'tests/generator/tools/edits/content-copy.test.ts',
  'tests/generator/tools/fixes/fix-content.test.ts',
  'tests/generator/tools/pulling/read-answer.test.ts',
  'tests/src/app/navigation/positions.test.ts',
];

/** In this order: the site is built by the compiled program. */
const compiling = 'tests/support/compile-setup.ts';

const unit = {
  globalSetup: [compiling],
  testTimeout: HANG_MS,
  hookTimeout: HANG_MS,
  expect: { poll: { timeout: POLL_MS } },
  maxWorkers: availableParallelism(),
  execArgv: V8_OPTIONS,
};

export default defineConfig({
  test: {
    experimental: { fsModuleCache: true, fsModuleCachePath: modules },
    sequence: { sequencer: SlowestFirst },
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
          globalSetup: [compiling, 'tests/support/browser/site-setup.ts'],
          isolate: false,
          testTimeout: HANG_MS,
          expect: { poll: { timeout: POLL_MS } },
          hookTimeout: HANG_MS,
          maxWorkers: availableParallelism(),
          execArgv: V8_OPTIONS,
        },
      },
    ],
  },
});
