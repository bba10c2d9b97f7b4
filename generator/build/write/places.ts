// Where publishing works: beside the output folder, since only there a rename is sure to be one step. The usual
// place is .prospectus, which tools ignore already.
import path from 'node:path';
import { type Disk, ignoreCodes } from '../../base/disk.ts';
import { isHeld } from '../../base/lock.ts';

/** The last file of a site to be written: it names the base, for a server, and which manifest is the site's. */
export const MARK = '.prospectus.json';

/** Absolute paths. */
export interface Places {
  /** The output folder, which is never a link. */
  readonly out: string;
  readonly work: string;
  /** The folder of the manifests: of the live site, and during a build of the next one. */
  readonly manifests: string;
  /** The file that a build holds while it runs. */
  readonly lock: string;
  /** A second copy of the live site, made of links to the same files: the next release begins with it. */
  readonly mirror: string;
  /** The release that is being made way for, between two renames. */
  readonly previous: string;
  readonly staging: string;
}

const MAX_LINKS = 40;

/** Follows links by hand, because the folder at their end may be missing after a crash. */
function followLinks(folder: string, disk: Disk, left = MAX_LINKS): string {
  const isLink = disk.lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  if (!isLink || left === 0) return folder;
  return followLinks(path.resolve(path.dirname(folder), disk.readlinkSync(folder)), disk, left - 1);
}

/** The usual place, unless another file system is mounted there. */
function workFolderOf(out: string, disk: Disk): string {
  const parent = path.dirname(out);
  const shared = path.join(parent, '.prospectus');
  const device = (folder: string): number | undefined => disk.lstatSync(folder, { throwIfNoEntry: false })?.dev;
  const isElsewhere = disk.lstatSync(shared, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  const isMounted = isElsewhere || ![undefined, device(parent)].includes(device(shared));
  return isMounted
    ? path.join(parent, `.${path.basename(out)}.prospectus`)
    : path.join(shared, 'releases', path.basename(out));
}

/** Returns the places for an output folder, whether it exists or not. */
export function placesOf(folder: string, disk: Disk): Places {
  const out = followLinks(path.resolve(folder), disk);
  const work = workFolderOf(out, disk);
  return {
    out,
    work,
    manifests: `${work}/manifests`,
    lock: `${work}/lock`,
    mirror: `${work}/mirror`,
    previous: `${work}/previous`,
    staging: `${work}/staging`,
  };
}

// The moment of publishing: two renames. Between them the site is in neither place, which `recover` repairs.

const exists = (file: string, disk: Disk): boolean => disk.lstatSync(file, { throwIfNoEntry: false }) !== undefined;

/** Puts the tree `next` in the place of the live site, which becomes the previous one; or leaves the live site where it was. */
export function swap(next: string, { out, previous }: Places, disk: Disk): void {
  const isReplaced = exists(out, disk);
  if (isReplaced) disk.renameSync(out, previous);
  try {
    disk.renameSync(next, out);
  } catch (error) {
    if (isReplaced) disk.renameSync(previous, out);
    throw error;
  }
}

/** Puts the site back that a stopped build had moved away. The caller holds the lock. */
export function restorePrevious({ out, previous }: Places, disk: Disk): boolean {
  if (!exists(`${previous}/${MARK}`, disk)) return false;
  // Another process may have made an empty folder in the meantime; one with files in it is no place of ours.
  ignoreCodes(['ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR'], () => disk.rmdirSync(out));
  if (exists(out, disk)) return false;
  disk.renameSync(previous, out);
  return true;
}

/** Puts the site back that a stopped build had moved away, unless one is running; for commands that do not build. */
export function recoverSite(out: string, disk: Disk): boolean {
  const places = placesOf(out, disk);
  if (exists(places.out, disk) || !exists(places.previous, disk) || isHeld(places.lock, disk)) return false;
  return restorePrevious(places, disk);
}
