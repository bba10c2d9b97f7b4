// Whether files of a release are as they were written. To read all of them would take longer than most builds: a file whose
// times say that nobody has touched it since is taken at its word, any other is compared with its checksum.
import { checksum } from '../base/checksum.ts';
import type { Disk } from './disk.ts';
import { bytesOf, MARK, sumOf, type Entry, type Manifest } from './manifest.ts';
import type { Places } from './places.ts';

/** As it was written; or replaced or removed by somebody; or with other bytes than its record and its times say. */
export type FileCondition = 'whole' | 'changed' | 'damaged';

/** Some archives keep whole seconds only. */
const TICK_MS = 1000;

/** When a release was finished, in milliseconds of the file system's clock: its mark is the last file to be linked. */
export const sealedAt = (tree: string, disk: Disk): number =>
  disk.lstatSync(`${tree}/${MARK}`, { throwIfNoEntry: false })?.ctimeMs ?? 0;

/** A file of a release, with the moment at which that was finished; 0 to read the file in any case. */
export interface Examinee {
  readonly path: string;
  readonly entry: Entry;
  readonly sealed: number;
}

/** Compares a file with its record. */
export function fileCondition({ path, entry, sealed }: Examinee, disk: Disk): FileCondition {
  const found = disk.lstatSync(path, { throwIfNoEntry: false });
  if (!found?.isFile() || found.size !== bytesOf(entry)) return 'changed';
  const { from, to } = entry.moment;
  if (found.mtimeMs < Math.floor(from / TICK_MS) * TICK_MS || found.mtimeMs > to) return 'changed';
  if (found.ctimeMs <= sealed) return 'whole';
  return checksum(disk.readFileSync(path)) === sumOf(entry) ? 'whole' : 'damaged';
}

/** The folders of files, without the outermost. */
function foldersOf(files: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const file of files) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
      const folder = file.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}

/**
 * Whether the standby has the files of the live site. Where both are names of the same files, only a folder that was
 * changed since can hold another one; the outermost is changed by the mark itself.
 */
export function isStandbyWhole({ out, standby }: Places, { files }: Pick<Manifest, 'files'>, disk: Disk): boolean {
  const inodeOf = (path: string): number | undefined => disk.lstatSync(path, { throwIfNoEntry: false })?.ino;
  const sealed = sealedAt(standby, disk);
  if (inodeOf(`${out}/${MARK}`) !== inodeOf(`${standby}/${MARK}`)) {
    const entries = [...files];
    return entries.every(
      ([file, entry]) => fileCondition({ path: `${standby}/${file}`, entry, sealed }, disk) === 'whole',
    );
  }
  const isOld = (folder: string): boolean => {
    const found = disk.lstatSync(`${standby}/${folder}`, { throwIfNoEntry: false });
    return found !== undefined && found.ctimeMs <= sealed;
  };
  const outermost = [...files.keys()].filter((file) => !file.includes('/'));
  return (
    [...foldersOf(files.keys())].every(isOld) &&
    outermost.every((file) => inodeOf(`${standby}/${file}`) === inodeOf(`${out}/${file}`))
  );
}
