// Where tests write: in memory, if the system offers room there.
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import process from 'node:process';

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
 * Returns the folder of temporary files of this run: in memory, or else the system's by its real name, as programs that work there see it
 * (on macOS it is a link, on Windows it may have a short name).
 */
export const temporaryFolder = (): string => (canWorkInMemory() ? folderInMemory() : realpathSync.native(tmpdir()));
