// Three projects: unit (fast, side by side), apart (what a test replaces, others must not get) and site (the real content
// built once, then opened in a browser).
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, freemem, tmpdir } from 'node:os';
import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './tests/support/slowest-first.ts';

/** Only against hanging: a busy machine answers late. */
const HANG_MS = 600_000;
const POLL_MS = 60_000;

/**
 * A folder in memory, which Linux has: most tests write a site there, and a fifth of the processor time of those that open no browser went
 * into making and deleting files on a disk. The long run works on the disk.
 */
const IN_MEMORY = '/dev/shm';

/** Some ten times what the tests have there at once, in bytes. */
const ROOM = 4e9;

/** Whether the folder in memory has room, and programs may be run from it; a container often forbids that. */
function canWorkInMemory(): boolean {
  if (process.env['TEST_LONG'] || process.env['TMPDIR'] || !existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  const mounted = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '));
  const options = mounted.find(([, folder]) => folder === IN_MEMORY)?.[3] ?? '';
  return Math.min(bavail * bsize, freemem()) > ROOM && !options.split(',').includes('noexec');
}

/** A folder in memory for this run, which is removed at its end: unlike a disk's, nothing else empties it. */
function folderInMemory(): string {
  const folder = mkdtempSync(`${IN_MEMORY}/prospectus-tests-`);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * The real name of the folder of temporary files, as programs that work there see it: on macOS it is a link, on Windows it may have a short
 * name.
 */
const temporary = canWorkInMemory() ? folderInMemory() : realpathSync.native(tmpdir());
for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = temporary;

// Git for Windows would change line breaks.
Object.assign(process.env, { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'core.autocrlf', GIT_CONFIG_VALUE_0: 'false' });

/**
 * Most of what a test makes dies young: a larger space, in megabytes, is collected less often. Most code runs for less time than
 * its optimisation takes: that begins after fifteen times as many steps as usual, which saves a tenth of the processor time.
 * Later versions of Node.js have no such option.
 */
const isOfNode20 = process.version.startsWith('v20.');
const V8_OPTIONS = ['--max-semi-space-size=32', ...(isOfNode20 ? ['--interrupt-budget=1000000'] : [])];

/** The files that replace modules, load them again or change what they hold. */
const replacing = [
  'tests/generator/site/positions.test.ts',
  'tests/generator/tools/fixes/content-copy.test.ts',
  'tests/generator/tools/fixes/fix-content.test.ts',
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
