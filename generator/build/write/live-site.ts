// What is found in and beside the output folder when a build opens a release, and what it leaves there.
import path from 'node:path';
import { checksum } from '../../base/digest.ts';
import { type Disk, entriesBelow, isSameFile, removeTree } from '../../base/disk.ts';
import type { Lock } from '../../base/lock.ts';
import { tryTo } from '../../base/try-to.ts';
import { isSettled } from '../../cache/file-stamps.ts';
import { bytesOf, type FileEntry, type Manifest, type Moment, readManifest, recordOf, releaseId } from './manifest.ts';
import { MARK, type Places } from './places.ts';

const nothing: Manifest = { id: '', base: '', version: '', retired: [], foreign: [], files: new Map() };

/** Folders and files that the tool alone writes; pages are known by what is in them. */
const OWN =
  /^(?:(?:assets|calendar|data|maps|media)\/.|(?:favicon\.svg|apple-touch-icon\.png|robots\.txt|sitemap[\w-]*\.xml|[\w-]+\.webmanifest|shard\.json|\.prospectus\.(?:json|files))$)/;

/** How a page that the tool wrote is distinguished from any other: by its data, or by where it forwards. */
const OWN_PAGE = /<script type="application\/json" id="page-data">|<meta http-equiv="refresh" content="0; url=/;

const isOwn = (file: string, tree: string, disk: Disk): boolean =>
  OWN.test(file) || (file.endsWith('.html') && OWN_PAGE.test(disk.readFileSync(`${tree}/${file}`, 'utf8')));

/** A site whose manifest is lost, because it was removed: its files are known by their names and pages. */
function guessManifest(out: string, disk: Disk): Manifest {
  const entry = { line: '', moment: { from: 0, to: 0 } };
  const names = entriesBelow(out, disk)
    .filter((item) => item.isFile())
    .map((item) => path.relative(out, path.join(item.parentPath, item.name)).split(path.sep).join('/'))
    .filter((file) => file !== MARK && isOwn(file, out, disk));
  return { ...nothing, files: new Map(names.map((name) => [name, entry])) };
}

const isEmpty = (folder: string, disk: Disk): boolean =>
  !disk.lstatSync(folder, { throwIfNoEntry: false }) || disk.readdirSync(folder).length === 0;

/** The mirror of a site that is missing: a pipeline keeps it between runs, and not the site. */
function readMirrorOnly(places: Places, disk: Disk): Live | undefined {
  const manifest = readManifest(places.mirror, places, disk);
  return manifest && { manifest: { ...manifest, retired: [] }, isMirrorOnly: true };
}

/** The release that a build begins with. */
export interface Live {
  /** It may be empty. */
  readonly manifest: Manifest;
  /** Whether the site is missing, and its files are in the mirror. */
  readonly isMirrorOnly: boolean;
}

/** Reads what is live; undefined where the output folder was not written by the tool. */
export function readLive(places: Places, disk: Disk): Live | undefined {
  const { out } = places;
  if (isEmpty(out, disk)) return readMirrorOnly(places, disk) ?? { manifest: nothing, isMirrorOnly: false };
  if (!disk.readdirSync(out).includes(MARK)) return undefined;
  return { manifest: readManifest(out, places, disk) ?? guessManifest(out, disk), isMirrorOnly: false };
}

/** Whether the mirror is a copy of the live site: the two share their mark. */
export function isMirror({ out, mirror }: Places, disk: Disk): boolean {
  if (isSameFile(`${out}/${MARK}`, `${mirror}/${MARK}`, disk)) return true;
  // Where there are no hard links, they are copies.
  const [id, copyId] = [out, mirror].map((tree) => releaseId(tree, disk));
  return id !== undefined && id === copyId;
}

/** Removes what a build has left in a place. Returns whether there was anything. */
export function clear(tree: string, disk: Disk): boolean {
  const isThere = disk.lstatSync(tree, { throwIfNoEntry: false }) !== undefined;
  if (isThere) removeTree(tree, disk);
  return isThere;
}

/** Removes the folders of work that are empty. Those that hold something for this or another output folder stay. */
export function removeEmpty({ work }: Places, disk: Disk): void {
  const releases = path.dirname(work);
  const isShared = path.basename(releases) === 'releases';
  const folders = isShared ? [work, releases, path.dirname(releases)] : [work];
  tryTo(() => folders.forEach((folder) => disk.rmdirSync(folder)));
}

/** Leaves the place of work: without traces, unless the next build needs the manifest and the mirror. */
export function leave(places: Places, lock: Lock, disk: Disk): void {
  tryTo(() => removeTree(places.staging, disk));
  tryTo(() => {
    if (isEmpty(places.out, disk) && readMirrorOnly(places, disk)) return;
    if (!isMirror(places, disk)) removeTree(places.mirror, disk);
    if (releaseId(places.out, disk) !== undefined) return;
    removeTree(places.manifests, disk);
    removeTree(`${places.work}/.gitignore`, disk);
  });
  lock.release();
  removeEmpty(places, disk);
}

// Whether a file of a site is as it was published. Reading every file would take longer than most builds, so a file whose
// size and times have not changed is trusted; any other, such as one in a fresh checkout, is compared by its checksum.

/** Some archives keep whole seconds only. */
const TICK_MS = 1000;

/** When a release was finished, in milliseconds of the file system's clock: its mark is the last file to be linked. */
export const sealedAt = (tree: string, disk: Disk): number =>
  disk.lstatSync(`${tree}/${MARK}`, { throwIfNoEntry: false })?.ctimeMs ?? 0;

/** A file of a release, with the moment at which that was finished. */
interface Examinee {
  readonly path: string;
  readonly entry: FileEntry;
  readonly sealed: number;
  /** Called for a file with other bytes than its record, although its size and time are as they were. */
  readonly onDamaged?: () => void;
}

const isWithin = ({ from, to }: Moment, time: number): boolean =>
  time >= Math.floor(from / TICK_MS) * TICK_MS && time <= to;

/** The entry of a file that is as it was published, with the time that it has now; undefined for any other file. */
export function intactEntry({ path, entry, sealed, onDamaged }: Examinee, disk: Disk): FileEntry | undefined {
  const found = disk.lstatSync(path, { throwIfNoEntry: false });
  if (!found?.isFile() || found.size !== bytesOf(entry)) return undefined;
  const isOld = isWithin(entry.moment, found.mtimeMs);
  // Any program can set the time of a file, but not the time of its last change of status.
  if (isOld && found.ctimeMs <= Math.max(sealed, entry.moment.checked ?? 0)) return entry;
  if (tryTo(() => checksum(disk.readFileSync(path))) === recordOf(entry).sum)
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
