// Where publishing works: beside the output folder, since only there a rename is sure to be one step. The usual
// place is .prospectus, which everybody's tools already ignore.
import path from 'node:path';
import type { Disk } from '../../base/disk.ts';

/** Absolute paths. */
export interface Places {
  /** The output folder, which is never a link. */
  readonly out: string;
  /** The folder of all that follows. */
  readonly work: string;
  /** The folder of the manifests: of the live site, and during a build of the next one. */
  readonly manifests: string;
  /** The file that a build holds while it runs. */
  readonly lock: string;
  /** A second copy of the live site, made of links to the same files: the next release begins with it. */
  readonly mirror: string;
  /** The release that is being made way for, between two renames. */
  readonly previous: string;
  /** The files that this build has written. */
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
