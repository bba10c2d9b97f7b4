// What is found in and beside the output folder when a build opens a release, and what it leaves there.
import path from 'node:path';
import { attempt, type Disk } from './disk.ts';
import type { Lock } from './lock.ts';
import { MANIFEST, readManifest, type Manifest } from './manifest.ts';
import type { Places } from './places.ts';

/** The file that tells a server the base of the site. It is like any other file of the site. */
export const MARK = '.prospectus.json';

const nothing: Manifest = { id: '', base: '', version: '', retired: [], foreign: [], files: new Map() };

/** What an earlier version left, which replaced the whole folder and kept no record: all of it was its own. */
function assumeManifest(out: string, disk: Disk): Manifest {
  const entry = { line: '', moment: { from: 0, to: 0 } };
  const names = disk
    .readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((item) => !item.isDirectory())
    .map((item) => path.relative(out, path.join(item.parentPath, item.name)).split(path.sep).join('/'));
  return { ...nothing, files: new Map(names.map((name) => [name, entry])) };
}

/** Reads the manifest of the live site, which may be empty; undefined where the folder belongs to somebody else. */
export function readLive(out: string, disk: Disk): Manifest | undefined {
  const names = disk.lstatSync(out, { throwIfNoEntry: false }) ? disk.readdirSync(out) : [];
  if (names.length === 0) return nothing;
  if (names.includes(MANIFEST)) return readManifest(out, disk);
  return names.includes(MARK) ? assumeManifest(out, disk) : undefined;
}

/** Tells whether the standby is a copy of the live site: the two share their manifest. */
export function isMirror({ out, standby }: Places, disk: Disk): boolean {
  const [live, copy] = [out, standby].map((tree) => disk.lstatSync(`${tree}/${MANIFEST}`, { throwIfNoEntry: false }));
  if (!live || !copy) return false;
  if (live.ino === copy.ino && live.dev === copy.dev) return true;
  // Where there are no hard links, they are copies.
  const [id, copyId] = [out, standby].map((tree) => readManifest(tree, disk)?.id);
  return id !== undefined && id === copyId;
}

/** Removes a folder with all that is in it. Returns whether there was one. */
export function removeTree(tree: string, disk: Disk): boolean {
  if (!disk.lstatSync(tree, { throwIfNoEntry: false })) return false;
  disk.rmSync(tree, { recursive: true, force: true });
  return true;
}

/** Removes the folders of work that are empty. Those that hold something for this or another output folder stay. */
export function removeEmpty({ work }: Places, disk: Disk): void {
  const releases = path.dirname(work);
  const isShared = path.basename(releases) === 'releases';
  const folders = isShared ? [work, releases, path.dirname(releases)] : [work];
  attempt(() => folders.forEach((folder) => disk.rmdirSync(folder)));
}

/** Leaves the place of work: without traces, unless there is a standby for the next build. */
export function leave(places: Places, lock: Lock, disk: Disk): void {
  attempt(() => removeTree(places.fresh, disk));
  attempt(() => {
    if (isMirror(places, disk)) return;
    removeTree(places.standby, disk);
    removeTree(`${places.work}/.gitignore`, disk);
  });
  lock.release();
  removeEmpty(places, disk);
}
