// The steps by which one tree of files becomes another. No file is ever written in place, because the trees share them.
import { ignoreCodes, inFolder, share, type Disk } from '../../base/disk.ts';
import { idOf, lineOf, MARK, printMark, writeManifest, type FileEntry, type Manifest } from './manifest.ts';
import type { Contents } from './contents.ts';
import type { Places } from './places.ts';

/** Removes files, and the folders that are empty then. */
export function removeFiles(tree: string, files: readonly string[], disk: Disk): void {
  const folders = new Set<string>();
  for (const file of files) {
    ignoreCodes(['ENOENT', 'ENOTDIR'], () => disk.unlinkSync(`${tree}/${file}`));
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1))
      folders.add(file.slice(0, end));
  }
  const deepestFirst = [...folders].sort((a, b) => b.length - a.length);
  for (const folder of deepestFirst) {
    ignoreCodes(['ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR'], () => disk.rmdirSync(`${tree}/${folder}`));
  }
}

/** Moves files from one tree to another, over files of the same name. */
export function moveFiles(
  files: Iterable<string>,
  from: string,
  { to, disk }: { readonly to: string; readonly disk: Disk },
): void {
  for (const file of files) {
    inFolder(`${to}/${file}`, disk, () => disk.renameSync(`${from}/${file}`, `${to}/${file}`));
  }
}

export interface Sharing {
  readonly from: string;
  readonly to: string;
  readonly files: Iterable<string>;
  /** Whether `to` has a file of that name, which gives way. */
  readonly has: (file: string) => boolean;
}

/** Gives files of one tree to another as well. */
export function shareFiles({ from, to, files, has }: Sharing, disk: Disk): void {
  for (const file of files) {
    if (has(file)) ignoreCodes(['ENOENT'], () => disk.unlinkSync(`${to}/${file}`));
    share(`${from}/${file}`, `${to}/${file}`, disk);
  }
}

/** Takes the mark out of a tree, which from then on is nothing that can be trusted. */
export function invalidate(tree: string, disk: Disk): void {
  ignoreCodes(['ENOENT'], () => disk.unlinkSync(`${tree}/${MARK}`));
}

/** What the manifest of a tree is made of. */
export interface Finish extends Pick<Contents, 'kept' | 'written'> {
  readonly header: Omit<Manifest, 'files' | 'id'>;
  /** When the first file can have been written, in milliseconds of the file system's clock. */
  readonly from: number;
  readonly places: Places;
}

/** Writes the manifest of a tree, and the mark as its last file, which makes it whole. */
export function finishTree(tree: string, { header, kept, written, from, places }: Finish, disk: Disk): Manifest {
  const draft = `${tree}/${MARK}.draft`;
  inFolder(draft, disk, () => disk.writeFileSync(draft, ''));
  const moment = { from, to: disk.lstatSync(draft).mtimeMs };
  const files = new Map<string, FileEntry>(kept);
  for (const [file, record] of written) files.set(file, { line: lineOf(file, record), moment });
  const manifest = { ...header, id: idOf({ ...header, files }), files };
  disk.writeFileSync(draft, printMark(manifest));
  writeManifest(manifest, places, disk);
  disk.renameSync(draft, `${tree}/${MARK}`);
  return manifest;
}
