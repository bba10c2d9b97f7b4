// Whether a file of a site is as it was published. Reading every file would take longer than most builds, so a file whose
// size and times have not changed is trusted; any other, such as one in a fresh checkout, is compared by its checksum.
import { isSettled } from '../../cache/file-stamps.ts';
import { checksum } from '../../base/digest.ts';
import type { Disk } from '../../base/disk.ts';
import { bytesOf, MARK, recordOf, type FileEntry, type Moment } from './manifest.ts';

/** Some archives keep whole seconds only. */
const TICK_MS = 1000;

/** When a release was finished, in milliseconds of the file system's clock: its mark is the last file to be linked. */
export const sealedAt = (tree: string, disk: Disk): number =>
  disk.lstatSync(`${tree}/${MARK}`, { throwIfNoEntry: false })?.ctimeMs ?? 0;

/** A file of a release, with the moment at which that was finished. */
export interface Examinee {
  readonly path: string;
  readonly entry: FileEntry;
  readonly sealed: number;
  /** Called for a file with other bytes than its record, although its size and time are as they were. */
  readonly onDamaged?: () => void;
}

const isWithin = ({ from, to }: Moment, time: number): boolean =>
  time >= Math.floor(from / TICK_MS) * TICK_MS && time <= to;

function hasSum(path: string, sum: string, disk: Disk): boolean {
  try {
    return checksum(disk.readFileSync(path)) === sum;
  } catch {
    return false;
  }
}

/** The entry of a file that is as it was published, with the time that it has now; undefined for any other file. */
export function intactEntry({ path, entry, sealed, onDamaged }: Examinee, disk: Disk): FileEntry | undefined {
  const found = disk.lstatSync(path, { throwIfNoEntry: false });
  if (!found?.isFile() || found.size !== bytesOf(entry)) return undefined;
  const isOld = isWithin(entry.moment, found.mtimeMs);
  // Any program can set the time of a file, but not the time of its last change of status.
  if (isOld && found.ctimeMs <= Math.max(sealed, entry.moment.checked ?? 0)) return entry;
  if (hasSum(path, recordOf(entry).sum, disk))
    return { ...entry, moment: { from: found.mtimeMs, to: found.mtimeMs, checked: found.ctimeMs } };
  if (isOld) onDamaged?.();
  return undefined;
}

/** The entries whose files have other times than before, so long ago that their content cannot have changed since. */
export const restamped = (entries: ReadonlyMap<string, FileEntry>, startedAt: number): ReadonlyMap<string, FileEntry> =>
  new Map(
    [...entries].filter(
      ([
        ,
        {
          moment: { to, checked = 0 },
        },
      ]) => isSettled(Math.max(to, checked), startedAt),
    ),
  );
