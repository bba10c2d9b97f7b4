// Whether a file of a site is as it was published: its size and time say so, or else, where only its time differs, as
// in a fresh checkout, its content.
import { isSettled } from '../cache/file-stamps.ts';
import { checksum } from '../base/checksum.ts';
import type { Disk } from './disk.ts';
import { recordOf, type Entry } from './manifest.ts';

/** Some archives keep whole seconds only. */
const TICK_MS = 1000;

function hasSum(path: string, sum: string, disk: Disk): boolean {
  try {
    return checksum(disk.readFileSync(path)) === sum;
  } catch {
    return false;
  }
}

/** The entry of a file that is as it was published, with the time that it has now; undefined for any other file. */
export function intactEntry(path: string, entry: Entry, disk: Disk): Entry | undefined {
  const found = disk.lstatSync(path, { throwIfNoEntry: false });
  const { bytes, sum } = recordOf(entry);
  if (!found?.isFile() || found.size !== bytes) return undefined;
  const { from, to } = entry.moment;
  if (found.mtimeMs >= Math.floor(from / TICK_MS) * TICK_MS && found.mtimeMs <= to) return entry;
  return hasSum(path, sum, disk) ? { ...entry, moment: { from: found.mtimeMs, to: found.mtimeMs } } : undefined;
}

/** The entries whose files have other times than before, so long ago that their content cannot have changed since. */
export const restamped = (entries: ReadonlyMap<string, Entry>, startedAt: number): ReadonlyMap<string, Entry> =>
  new Map([...entries].filter(([, { moment }]) => isSettled(moment.to, startedAt)));
