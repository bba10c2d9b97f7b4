// The published site compared with its record, byte by byte, and repaired from its copy as far as that is whole.
import { utimesSync } from 'node:fs';
import { checksum } from '../base/checksum.ts';
import { ignoreErrors, realDisk, share, type Disk } from '../base/disk.ts';
import { isMirror, removeTree } from './live-site.ts';
import { isHeld, takeLock } from '../base/lock.ts';
import { MARK, readManifest, recordOf, type FileEntry, type Manifest } from './manifest.ts';
import { placesOf, type Places } from './places.ts';
import { recoverSite } from './swap.ts';

/** What is wrong with a file of a site, and whether its copy is as it was published. */
export interface DamagedFile {
  readonly file: string;
  readonly fault: 'missing' | 'changed' | 'damaged' | 'unreadable';
  readonly canRestore: boolean;
  readonly isRestored: boolean;
}

/** What was found of a site: nothing is published, a build is running, its record is lost, or its files. */
export type SiteReport =
  | { readonly state: 'none' | 'busy' | 'without record'; readonly isInterrupted: boolean }
  | {
      readonly state: 'recorded';
      readonly isInterrupted: boolean;
      readonly damaged: readonly DamagedFile[];
      /** Whether the copy, from which the next build begins, has other files than the site should have. */
      readonly isCopyDamaged: boolean;
    };

type FileFault = DamagedFile['fault'];

/** Compares a file with its record; undefined where it is as it was published. */
function faultOf(path: string, entry: FileEntry, disk: Disk): FileFault | undefined {
  try {
    const found = disk.lstatSync(path, { throwIfNoEntry: false });
    if (!found) return 'missing';
    const { bytes, sum } = recordOf(entry);
    if (!found.isFile() || found.size !== bytes) return 'changed';
    return checksum(disk.readFileSync(path)) === sum ? undefined : 'damaged';
  } catch {
    return 'unreadable';
  }
}

/** Puts the copy of a file in the place of it, in one step. */
function restoreFile(file: string, { out, mirror, work }: Places, disk: Disk): boolean {
  const passing = `${work}/restored`;
  try {
    share(`${mirror}/${file}`, passing, disk);
    // A file that was removed may have taken its folder with it.
    disk.mkdirSync(`${out}/${file}`.replace(/\/[^/]*$/, ''), { recursive: true });
    disk.renameSync(passing, `${out}/${file}`);
    return true;
  } catch {
    ignoreErrors(() => disk.unlinkSync(passing));
    return false;
  }
}

/** Restores a file, or sees to it that the next build makes it; returns whether it is restored. */
function repair({ file, fault, canRestore }: Omit<DamagedFile, 'isRestored'>, places: Places, disk: Disk): boolean {
  if (canRestore && restoreFile(file, places, disk)) return true;
  // Damage that has left no trace in its times would be taken for the file that was published.
  if (fault !== 'missing') ignoreErrors(() => utimesSync(`${places.out}/${file}`, 0, 0));
  return false;
}

interface Examination {
  readonly places: Places;
  readonly manifest: Manifest;
  readonly isDry: boolean;
}

function examineFiles({ places, manifest, isDry }: Examination, disk: Disk): SiteReport {
  const { out, mirror } = places;
  const hasCopy = isMirror(places, disk);
  const entries = [...manifest.files];
  const unfit = new Set(
    entries.flatMap(([file, entry]) => (hasCopy && !faultOf(`${mirror}/${file}`, entry, disk) ? [] : [file])),
  );
  const damaged = entries.flatMap(([file, entry]): readonly DamagedFile[] => {
    const fault = faultOf(`${out}/${file}`, entry, disk);
    if (!fault) return [];
    const canRestore = !unfit.has(file);
    return [{ file, fault, canRestore, isRestored: !isDry && repair({ file, fault, canRestore }, places, disk) }];
  });
  const isCopyDamaged = hasCopy && unfit.size > 0;
  if (isCopyDamaged && !isDry) ignoreErrors(() => removeTree(mirror, disk));
  return { state: 'recorded', isInterrupted: false, damaged, isCopyDamaged };
}

function examine(places: Places, isDry: boolean, disk: Disk): SiteReport {
  if (!disk.lstatSync(`${places.out}/${MARK}`, { throwIfNoEntry: false }))
    return { state: 'none', isInterrupted: false };
  const manifest = readManifest(places.out, places, disk);
  if (!manifest) return { state: 'without record', isInterrupted: false };
  return examineFiles({ places, manifest, isDry }, disk);
}

/** Examines the site in a folder, and repairs it from its copy unless it is only to be reported. */
export async function examineSite(folder: string, isDry: boolean, disk: Disk = realDisk): Promise<SiteReport> {
  const places = placesOf(folder, disk);
  const { out, previous, lock: file } = places;
  if (isHeld(file, disk)) return { state: 'busy', isInterrupted: false };
  const isThere = (tree: string): boolean => disk.lstatSync(tree, { throwIfNoEntry: false }) !== undefined;
  const isInterrupted = !isThere(out) && isThere(`${previous}/${MARK}`);
  if (isDry) return { ...examine(places, isDry, disk), isInterrupted };
  if (isInterrupted) recoverSite(folder, disk);
  if (!isThere(`${out}/${MARK}`)) return { state: 'none', isInterrupted };
  const lock = await takeLock({ file, disk });
  try {
    return { ...examine(places, isDry, disk), isInterrupted };
  } finally {
    lock.release();
  }
}
