import { spawnSync } from 'node:child_process';
import { hostname, uptime } from 'node:os';
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { realDisk as disk } from '../../../generator/base/disk.ts';
import { isHeld, takeLock, type Holder } from '../../../generator/base/lock.ts';
import { temporaryFolder } from '../../support/content/site.ts';

const HOURS_MS = 2 * 60 * 60 * 1000;

const fileIn = (folder: string): string => join(folder, 'work', 'lock');
const endedPid = (): number => spawnSync(process.execPath, ['-e', '']).pid;
const age = (file: string, milliseconds: number): void => {
  const time = new Date(Date.now() - milliseconds);
  utimesSync(file, time, time);
};

/** Takes and releases the lock; returns on whom it had to wait. */
async function pass(file: string): Promise<readonly Holder[]> {
  const holders: Holder[] = [];
  const lock = await takeLock({ file, disk, onWait: (holder) => holders.push(holder) });
  lock.release();
  return holders;
}

test('the second waits for the first, and learns once for whom', async () => {
  const file = fileIn(temporaryFolder());
  const first = await takeLock({ file, disk });
  expect(isHeld(file, disk)).toBe(true);
  setTimeout(first.release, 200);
  const holders = await pass(file);
  expect(holders.map(({ pid }) => pid)).toEqual([process.pid]);
  expect(Math.abs((holders[0]?.since.getTime() ?? 0) - first.takenAt)).toBeLessThan(1);
  expect([isHeld(file, disk), readdirSync(join(file, '..'))]).toEqual([false, []]);
});

test('of many that wait each gets its turn, alone', async () => {
  const file = fileIn(temporaryFolder());
  let inside = 0;
  let most = 0;
  const turn = async (): Promise<void> => {
    const lock = await takeLock({ file, disk });
    most = Math.max(most, ++inside);
    await new Promise((resolve) => setTimeout(resolve, 5));
    inside--;
    lock.release();
  };
  await Promise.all(Array.from({ length: 8 }, turn));
  expect(most).toBe(1);
});

test('the lock of a process that has ended, of an earlier process of that number, or of none is void', async () => {
  const file = fileIn(temporaryFolder());
  (await takeLock({ file, disk })).release();
  const notes = [
    { id: 'x', pid: endedPid(), host: hostname(), born: '' },
    { id: 'x', pid: process.ppid, host: hostname(), born: '1' },
    { id: 'never taken here', pid: process.pid, thread: threadId, host: hostname(), born: '' },
    // As on Windows and macOS after a restart: another process has the number now.
    { id: 'x', pid: process.ppid, host: hostname(), born: '', ageMs: (uptime() + 60) * 1000 },
  ];
  for (const { ageMs = 0, ...note } of notes) {
    writeFileSync(file, JSON.stringify(note));
    age(file, ageMs);
    expect([isHeld(file, disk), await pass(file)]).toEqual([false, []]);
  }
});

test('where the system does not say when a process began, its lock is respected since the last restart', () => {
  const file = join(temporaryFolder(), 'lock');
  writeFileSync(file, JSON.stringify({ id: 'x', pid: process.ppid, host: hostname(), born: '' }));
  expect(isHeld(file, disk)).toBe(true);
});

test('the lock of another thread of this process is respected', async () => {
  const file = fileIn(temporaryFolder());
  (await takeLock({ file, disk })).release();
  writeFileSync(file, JSON.stringify({ id: 'x', pid: process.pid, thread: -1, host: hostname(), born: '' }));
  expect(isHeld(file, disk)).toBe(true);
});

test('the lock of another machine is respected, but not for ever', async () => {
  const file = fileIn(temporaryFolder());
  (await takeLock({ file, disk })).release();
  writeFileSync(file, JSON.stringify({ id: 'x', pid: endedPid(), host: 'elsewhere.example', born: '' }));
  expect(isHeld(file, disk)).toBe(true);
  age(file, HOURS_MS);
  expect(await pass(file)).toEqual([]);
});

test('an empty lock, as a crash leaves it, is void after some seconds, and so is a guard', async () => {
  const file = fileIn(temporaryFolder());
  (await takeLock({ file, disk })).release();
  for (const name of [file, `${file}.breaking`]) writeFileSync(name, '');
  expect(isHeld(file, disk)).toBe(true);
  for (const name of [file, `${file}.breaking`]) age(name, HOURS_MS);
  await pass(file);
  expect(readdirSync(join(file, '..'))).toEqual([]);
});

test('a lock that another has broken and taken is not released', async () => {
  const file = fileIn(temporaryFolder());
  const lock = await takeLock({ file, disk });
  writeFileSync(file, JSON.stringify({ id: 'other', pid: process.ppid, host: hostname(), born: '' }));
  lock.release();
  expect([existsSync(file), readFileSync(file, 'utf8').includes('other')]).toEqual([true, true]);
});
