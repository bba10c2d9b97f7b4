// Files in the output folder that the tool did not write: a host's settings, a .git folder. They go with every release.
import { copyFile, type Disk, ignoreCodes, inFolder, isSameFile, makeFolder, share } from '../../base/disk.ts';
import { tryTo } from '../../base/try-to.ts';
import type { Manifest } from './manifest.ts';
import { MARK } from './places.ts';

/** What a look through a site found. */
export interface Scan {
  /** Folders end with a slash and come before what is in them. */
  readonly foreign: readonly string[];
  /** When entries were last added to or removed from each folder, in milliseconds. */
  readonly changedAt: readonly (readonly [folder: string, time: number])[];
}

/** Returns the folders that files are in, with those around them. */
export function foldersOf(files: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const file of files) {
    let end = file.lastIndexOf('/');
    while (end > 0 && !folders.has(file.slice(0, end))) {
      folders.add(file.slice(0, end));
      end = file.lastIndexOf('/', end - 1);
    }
  }
  return folders;
}

/** Looks through a site for what its manifest does not name. */
export function scan(site: string, { files }: Pick<Manifest, 'files'>, disk: Disk): Scan {
  const ours = foldersOf(files.keys());
  const foreign: string[] = [];
  const changedAt: (readonly [folder: string, time: number])[] = [];
  const visit = (folder: string): void => {
    changedAt.push([folder, disk.lstatSync(`${site}/${folder}`).mtimeMs]);
    for (const entry of disk.readdirSync(`${site}/${folder}`, { withFileTypes: true })) {
      const name = folder + entry.name;
      if (entry.isDirectory()) {
        if (!ours.has(name)) foreign.push(`${name}/`);
        visit(`${name}/`);
      } else if (!files.has(name) && name !== MARK) {
        foreign.push(name);
      }
    }
  };
  ignoreCodes(['ENOENT'], () => visit(''));
  return { foreign, changedAt };
}

/** Whether entries of a scanned site have come or gone since. */
export function hasMoved(site: string, { changedAt }: Scan, disk: Disk): boolean {
  return changedAt.some(
    ([folder, time]) => disk.lstatSync(`${site}/${folder}`, { throwIfNoEntry: false })?.mtimeMs !== time,
  );
}

/** Returns the foreign file or folder that is in the place of a file of the site; undefined where none does. */
export function findCollision(files: Iterable<string>, foreign: readonly string[]): string | undefined {
  if (foreign.length === 0) return undefined;
  const taken = new Set(foreign.map((name) => name.replace(/\/$/, '')));
  for (const file of files) if (taken.has(file)) return file;
  const folders = foldersOf(files);
  return foreign.find((name) => folders.has(name));
}

function isSame(from: string, to: string, disk: Disk): boolean {
  if (isSameFile(from, to, disk)) return true;
  const a = disk.lstatSync(from);
  const b = disk.lstatSync(to, { throwIfNoEntry: false });
  return b !== undefined && a.nlink === 1 && a.size === b.size && a.mtimeMs === b.mtimeMs;
}

/** Brings a link as it is: to share it, macOS would share what it leads to, or fail where that is nothing. */
function bringLink(from: string, to: string, disk: Disk): boolean {
  if (!disk.lstatSync(from).isSymbolicLink()) return false;
  // Windows asks for a privilege to make one.
  const isMade = tryTo(() => {
    inFolder(to, disk, () => copyFile(from, to, disk));
    return true;
  });
  return isMade ?? false;
}

function copyForeignFile(name: string, from: string, { to, disk }: { readonly to: string; readonly disk: Disk }): void {
  const [source, target] = [`${from}/${name}`, `${to}/${name}`];
  if (name.endsWith('/')) {
    makeFolder(target, disk);
  } else if (!isSame(source, target, disk)) {
    ignoreCodes(['ENOENT'], () => disk.unlinkSync(target));
    if (!bringLink(source, target, disk)) share(source, target, disk);
  }
}

export interface ForeignCopy {
  readonly from: string;
  readonly to: string;
  readonly foreign: readonly string[];
  /** What is foreign in `to` already; what is not to be carried goes. */
  readonly before: readonly string[];
}

/** Brings the foreign files of one tree into another. */
export function copyForeign({ from, to, foreign, before }: ForeignCopy, disk: Disk): void {
  const wanted = new Set(foreign);
  for (const name of before.filter((old) => !wanted.has(old)).reverse()) {
    // A folder that has files of ours by now is not empty, and stays.
    if (name.endsWith('/')) tryTo(() => disk.rmdirSync(`${to}/${name}`));
    else ignoreCodes(['ENOENT'], () => disk.unlinkSync(`${to}/${name}`));
  }
  for (const name of foreign) copyForeignFile(name, from, { to, disk });
}

export interface LateForeign {
  /** The tree that was live until now, and its manifest. */
  readonly from: string;
  readonly manifest: Pick<Manifest, 'files'>;
  /** The live site. */
  readonly to: string;
  readonly known: readonly string[];
}

/** Brings to the live site what came into the old one after the look through it. Returns all that is foreign. */
export function copyLateForeign({ from, manifest, to, known }: LateForeign, disk: Disk): readonly string[] {
  const isKnown = new Set(known);
  const late = scan(from, manifest, disk).foreign.filter(
    (name) => !isKnown.has(name) && !disk.lstatSync(`${to}/${name}`, { throwIfNoEntry: false }),
  );
  copyForeign({ from, to, foreign: late, before: [] }, disk);
  return [...known, ...late];
}
