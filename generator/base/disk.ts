// Everything that publishing and locks ask of the file system, so that tests can let any single step fail or be the last.
import fs, {
  chmodSync,
  chownSync,
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  statSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import path from 'node:path';
import { platform } from 'node:os';
import { randomUUID } from 'node:crypto';
import { tryTo } from './try-to.ts';

/** The file that a name leads to, and what is known of it; the name itself where there is none yet. */
function existing(file: string): { readonly target: string; readonly old?: Stats } {
  try {
    return { target: realpathSync(file), old: statSync(file) };
  } catch {
    return { target: file };
  }
}

/** The place of a file after all links, also of one that is not there yet; undefined where a link leads nowhere. */
function realPlace(file: string): string | undefined {
  const found = tryTo(() => realpathSync(file));
  if (found !== undefined || tryTo(() => lstatSync(file))) return found;
  const above = path.dirname(file) === file ? undefined : realPlace(path.dirname(file));
  return above && path.join(above, path.basename(file));
}

/** Returns whether a file or folder is the other one or lies within it; both paths are absolute. */
export function isWithin(inner: string, outer: string): boolean {
  const way = path.relative(outer, inner);
  return !path.isAbsolute(way) && !/^\.\.(?:[\\/]|$)/.test(way);
}

/** Returns the path of a file from a folder after all links; undefined where it is not within it. */
export function pathWithin(folder: string, file: string): string | undefined {
  const [from, to] = [folder, file].map(realPlace);
  return from && to && isWithin(to, from) ? path.relative(from, to) : undefined;
}

/** Waits until the names in a folder are on the disk, where the system allows that. */
export function syncFolder(folder: string): void {
  tryTo(() => {
    const handle = openSync(folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  });
}

/** Gives a file the rights of another one, and its group and owner where the system allows that. */
function inherit(file: string, { uid, gid, mode }: Stats): void {
  tryTo(() => chownSync(file, -1, gid));
  tryTo(() => chownSync(file, uid, -1));
  // The rights with which a file is made are limited by those that the process grants, and a new owner removes some.
  chmodSync(file, mode & 0o7777);
}

/**
 * Replaces a file, or makes it with the folder it needs: a crash or a power failure leaves either the old one or the new
 * one. Links, permissions and, where possible, the owner stay; a new file has the rights that are given. Throws the system's error, with the file's own
 * name, and then leaves nothing behind.
 */
export function replaceFile(file: string, content: string | Uint8Array, rights?: number): void {
  const { target, old } = existing(file);
  const mode = old?.mode ?? rights;
  const fresh = `${target}.${randomUUID()}`;
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    writeFileSync(fresh, content, { flush: true, ...(mode !== undefined && { mode }) });
    if (old) inherit(fresh, old);
    realDisk.renameSync(fresh, target);
    syncFolder(path.dirname(target));
  } catch (error) {
    removeTree(fresh);
    throw error instanceof Error ? Object.assign(error, { path: file }) : error;
  }
}

/** Whether the system refused to read or write, or to do anything else. */
export const isRefusal = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** Returns the code of a file system error, such as ENOSPC; empty for any other error. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

export type Disk = Pick<
  typeof fs,
  | 'copyFileSync'
  | 'linkSync'
  | 'lstatSync'
  | 'mkdirSync'
  | 'readFileSync'
  | 'readdirSync'
  | 'readlinkSync'
  | 'renameSync'
  | 'rmSync'
  | 'rmdirSync'
  | 'symlinkSync'
  | 'unlinkSync'
  | 'utimesSync'
  | 'writeFileSync'
>;

/** Whether a file that another program has open can be neither renamed nor removed, as on Windows. */
export const isOpenFileHeld: boolean = platform() === 'win32';

/** How long is waited for a program that holds a file, in milliseconds, and how often it is tried again. */
const PATIENCE = { pause: 50, times: 40 };

/** What the system says of a file that is held. */
const HELD = ['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY'];

const pause = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PATIENCE.pause);

function tryAgain(step: () => void, wait: () => void): void {
  for (let left = PATIENCE.times; left > 0; left--) {
    try {
      return step();
    } catch (error) {
      if (!HELD.includes(codeOf(error))) throw error;
      wait();
    }
  }
  step();
}

/** A disk whose writing waits two seconds while another program, such as a scanner for viruses on Windows, holds a file. */
export const patientDisk = (disk: Disk, wait: () => void = pause): Disk => ({
  ...disk,
  renameSync: (from, to) => tryAgain(() => disk.renameSync(from, to), wait),
  rmSync: (file, options) => tryAgain(() => disk.rmSync(file, options), wait),
  unlinkSync: (file) => tryAgain(() => disk.unlinkSync(file), wait),
  writeFileSync: (file, data, options) => tryAgain(() => disk.writeFileSync(file, data, options), wait),
});

/** The file system of this machine. */
export const realDisk: Disk = isOpenFileHeld ? patientDisk(fs) : fs;

/** Removes a file, or a folder with all that is in it, if it is there. */
export const removeTree = (tree: string, disk: Pick<Disk, 'rmSync'> = realDisk): void =>
  disk.rmSync(tree, { recursive: true, force: true });

/** Whether two names lead to one file: not as doubles, since numbers of files on NTFS may exceed 2^53. */
export function isSameFile(a: string, b: string, disk: Pick<Disk, 'lstatSync'>): boolean {
  const [one, other] = [a, b].map((file) => disk.lstatSync(file, { bigint: true, throwIfNoEntry: false }));
  return one !== undefined && one.ino === other?.ino && one.dev === other.dev;
}

/** Runs a step whose failure with one of these codes means that nothing is left to do. */
export function ignoreCodes(codes: readonly string[], step: () => void): void {
  try {
    step();
  } catch (error) {
    if (!codes.includes(codeOf(error))) throw error;
  }
}

/** Runs a step that makes `file`; where its folder is missing, makes that and runs the step again. */
export function inFolder<Result>(file: string, disk: Pick<Disk, 'mkdirSync'>, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    makeFolder(path.dirname(file), disk);
    return step();
  }
}

/** Codes of file systems that know no hard links, or no more of them for this file. On Windows, exFAT answers EISDIR. */
const UNLINKABLE = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV', 'EISDIR'];

/** Copies a file with its times, or a link as it is. On Windows, some versions of cpSync crash on paths that are not ASCII. */
export function copyFile(from: string, to: string, disk: Disk = realDisk): void {
  const stats = disk.lstatSync(from);
  if (stats.isSymbolicLink()) return disk.symlinkSync(disk.readlinkSync(from), to);
  disk.copyFileSync(from, to);
  tryTo(() => disk.utimesSync(to, stats.atime, stats.mtime));
}

/** Gives a file a second name, or copies it where that is not possible. The folder is made if need be. */
export function share(from: string, to: string, disk: Disk): void {
  inFolder(to, disk, () => {
    try {
      disk.linkSync(from, to);
    } catch (error) {
      if (!UNLINKABLE.includes(codeOf(error))) throw error;
      copyFile(from, to, disk);
    }
  });
}

// Node's recursive mkdir never returns below /proc, where no folder can be created.

const notAFolder = (path: string): Error =>
  Object.assign(new Error(`ENOTDIR: not a directory, mkdir '${path}'`), { code: 'ENOTDIR', syscall: 'mkdir', path });

function make(folder: string, disk: Pick<typeof fs, 'mkdirSync'>): void {
  try {
    disk.mkdirSync(folder);
  } catch (error) {
    const there = tryTo(() => fs.statSync(folder));
    // Another process may have created it in the meantime. Of a drive, Windows says EPERM, and below a file only that nothing is there.
    if (there?.isFile()) throw notAFolder(folder);
    if (codeOf(error) !== 'EEXIST' && !there) throw error;
  }
}

/** Creates a folder and its missing parents. Throws the system's error if it cannot. */
export function makeFolder(folder: string, disk: Pick<typeof fs, 'mkdirSync'> = fs): void {
  try {
    make(folder, disk);
  } catch (error) {
    const above = path.dirname(folder);
    if (codeOf(error) !== 'ENOENT' || above === folder) throw error;
    makeFolder(above, disk);
    make(folder, disk);
  }
}

/** Returns all that is below a folder. Folders that are links are not followed: Node does that from version 22 on. */
export function entriesBelow(folder: string, disk: Pick<Disk, 'readdirSync'> = fs): readonly fs.Dirent[] {
  const entries = disk.readdirSync(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  return [...entries, ...folders.flatMap(({ name }) => entriesBelow(path.join(folder, name), disk))];
}

/** Returns the files below a folder, or below one in it, with `/` from the first on; hidden ones and what is in hidden folders are left out. */
export const filesBelow = (root: string, folder = ''): readonly string[] =>
  fs
    .readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((item) => {
      const file = folder === '' ? item.name : `${folder}/${item.name}`;
      return item.isDirectory() ? filesBelow(root, file) : [file];
    });

/** Returns the bytes of a file; undefined where it has gone or may not be read. */
export const bytesOf = (file: string): Buffer | undefined => tryTo(() => fs.readFileSync(file));

/** Returns the text of a file; undefined where it has gone or may not be read. */
export const textOf = (file: string): string | undefined => bytesOf(file)?.toString('utf8');
