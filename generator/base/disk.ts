// Everything that publishing and locks ask of the file system, so that tests can let any single step fail or be the last.
import fs from 'node:fs';
import path from 'node:path';
import { codeOf } from './error-code.ts';
import { makeFolder } from './make-folder.ts';

export type Disk = Pick<
  typeof fs,
  | 'cpSync'
  | 'linkSync'
  | 'lstatSync'
  | 'mkdirSync'
  | 'readFileSync'
  | 'readdirSync'
  | 'readlinkSync'
  | 'renameSync'
  | 'rmSync'
  | 'rmdirSync'
  | 'unlinkSync'
  | 'writeFileSync'
>;

/** The file system of this machine. */
export const realDisk: Disk = fs;

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

/** Runs a step that must not stop the tidying that follows it. */
export function ignoreErrors(step: () => void): void {
  try {
    step();
  } catch {
    // What cannot be removed now is removed by the next build.
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

/** Codes of file systems that know no hard links, or no more of them for this file. */
const UNLINKABLE = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV'];

/** Gives a file a second name, or copies it where that is not possible. The folder is made if need be. */
export function share(from: string, to: string, disk: Disk): void {
  inFolder(to, disk, () => {
    try {
      disk.linkSync(from, to);
    } catch (error) {
      if (!UNLINKABLE.includes(codeOf(error))) throw error;
      disk.cpSync(from, to, { verbatimSymlinks: true, preserveTimestamps: true });
    }
  });
}
