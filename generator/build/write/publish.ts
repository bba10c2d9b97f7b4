// Brings the next release into being and swaps it in. Until the swap the live site is not touched; after it the release
// is published, and what remains is to bring the mirror up to date for the next build.
import { type Disk, ignoreCodes, inFolder, removeTree, share } from '../../base/disk.ts';
import { tryTo } from '../../base/try-to.ts';
import {
  contentsOf,
  type Selection,
  type Contents,
  forgetManifests,
  type Manifest,
  idOf,
  lineOf,
  printMark,
  writeManifest,
  type FileEntry,
} from './manifest.ts';
import { copyForeign, findCollision, foldersOf, hasMoved, copyLateForeign, scan, type Scan } from './foreign.ts';
import { MARK, type Places, swap } from './places.ts';

// The steps by which one tree of files becomes another. No file is ever written in place, because the trees share them.

function removeFiles(tree: string, files: readonly string[], disk: Disk): void {
  for (const file of files) ignoreCodes(['ENOENT', 'ENOTDIR'], () => disk.unlinkSync(`${tree}/${file}`));
  const deepestFirst = [...foldersOf(files)].sort((a, b) => b.length - a.length);
  for (const folder of deepestFirst) {
    ignoreCodes(['ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR'], () => disk.rmdirSync(`${tree}/${folder}`));
  }
}

/** Moves files from one tree to another, over files of the same name. */
function moveFiles(
  files: Iterable<string>,
  from: string,
  { to, disk }: { readonly to: string; readonly disk: Disk },
): void {
  for (const file of files) {
    inFolder(`${to}/${file}`, disk, () => disk.renameSync(`${from}/${file}`, `${to}/${file}`));
  }
}

interface Sharing {
  readonly from: string;
  readonly to: string;
  readonly files: Iterable<string>;
  /** Whether the other tree may have a file of this name; by default it has none of them. */
  readonly has?: (file: string) => boolean;
}

/** Gives files of one tree to another as well. */
function shareFiles({ from, to, files, has = () => false }: Sharing, disk: Disk): void {
  for (const file of files) {
    if (has(file)) ignoreCodes(['ENOENT'], () => disk.unlinkSync(`${to}/${file}`));
    share(`${from}/${file}`, `${to}/${file}`, disk);
  }
}

/** Takes the mark out of a tree, which from then on is nothing that can be trusted. */
function invalidate(tree: string, disk: Disk): void {
  ignoreCodes(['ENOENT'], () => disk.unlinkSync(`${tree}/${MARK}`));
}

interface Finish extends Pick<Contents, 'kept' | 'written'> {
  readonly header: Omit<Manifest, 'files' | 'id'>;
  /** When the first file can have been written, in milliseconds of the file system's clock. */
  readonly from: number;
  readonly places: Places;
}

function finishTree(tree: string, { header, kept, written, from, places }: Finish, disk: Disk): Manifest {
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

/** What was published; without a value the diagnostics say why nothing was. */
export interface Publication {
  readonly places: Places;
  readonly selection: Selection;
  readonly base: string;
  readonly version: string;
  /** Whether the mirror is a copy of the live site; asked for where something is to be published. */
  readonly hasMirror: () => boolean;
  /** When this build began, in milliseconds of the file system's clock. */
  readonly startedAt: number;
}

interface ReleaseDraft extends Publication {
  readonly contents: Contents;
  readonly found: Scan;
}

/** Where most files are new, a tree made from the beginning costs less than one that is changed. */
const isMostlyNew = ({ kept, written }: Contents): boolean => written.size > kept.size;

/** Makes the next release of the mirror, by changing what differs. */
function updateMirror({ places, selection, contents, found }: ReleaseDraft, disk: Disk): string {
  const { out, mirror, staging } = places;
  invalidate(mirror, disk);
  removeFiles(mirror, contents.removed, disk);
  copyForeign({ from: out, to: mirror, foreign: found.foreign, before: selection.live.foreign }, disk);
  moveFiles(contents.written.keys(), staging, { to: mirror, disk });
  return mirror;
}

/** Makes the next release of what was written, by adding what stays. */
function completeStaging({ places, selection, contents, found }: ReleaseDraft, disk: Disk): string {
  const { out, mirror, staging } = places;
  shareFiles({ from: selection.isMirrorOnly ? mirror : out, to: staging, files: contents.kept.keys() }, disk);
  copyForeign({ from: out, to: staging, foreign: found.foreign, before: [] }, disk);
  return staging;
}

/** A release in the making is nothing that a repository should hold. */
function ignoreWork({ work }: Places, disk: Disk): void {
  const file = `${work}/.gitignore`;
  if (!disk.lstatSync(file, { throwIfNoEntry: false })) disk.writeFileSync(file, '*\n');
}

function prepare(work: ReleaseDraft, disk: Disk): { readonly next: string; readonly manifest: Manifest } {
  const { contents, base, version, found, places, startedAt: from } = work;
  const { kept, written, retired } = contents;
  ignoreWork(places, disk);
  const next = !isMostlyNew(contents) && work.hasMirror() ? updateMirror(work, disk) : completeStaging(work, disk);
  const header = { base, version, retired, foreign: found.foreign };
  return { next, manifest: finishTree(next, { header, kept, written, from, places }, disk) };
}

/** Foreign files that came between the look through the live site and the swap are in the previous tree. */
function keepLateForeign({ places, selection, found }: ReleaseDraft, disk: Disk): readonly string[] {
  const { out, previous } = places;
  if (!hasMoved(previous, found, disk)) return found.foreign;
  return copyLateForeign({ from: previous, manifest: selection.live, to: out, known: found.foreign }, disk);
}

function copyLive({ places, contents }: ReleaseDraft, foreign: readonly string[], disk: Disk): void {
  const { out, previous, mirror } = places;
  for (const tree of [previous, mirror]) removeTree(tree, disk);
  disk.mkdirSync(mirror);
  const files = [...contents.kept.keys(), ...contents.written.keys()];
  shareFiles({ from: out, to: mirror, files }, disk);
  copyForeign({ from: out, to: mirror, foreign, before: [] }, disk);
}

/** Makes the previous tree into a copy of the live site. */
function updatePrevious({ places, selection, contents }: ReleaseDraft, foreign: readonly string[], disk: Disk): void {
  const { out, previous, mirror } = places;
  disk.renameSync(previous, mirror);
  invalidate(mirror, disk);
  removeFiles(mirror, contents.removed, disk);
  const has = (file: string): boolean => selection.live.files.has(file);
  shareFiles({ from: out, to: mirror, files: contents.written.keys(), has }, disk);
  copyForeign({ from: out, to: mirror, foreign, before: [] }, disk);
}

/** Makes the mirror into a copy of the live site. The mark comes last. */
function mirror(work: ReleaseDraft, disk: Disk): void {
  const { out, previous, mirror } = work.places;
  const hasPrevious = disk.lstatSync(previous, { throwIfNoEntry: false }) !== undefined;
  const foreign = hasPrevious ? keepLateForeign(work, disk) : work.found.foreign;
  // An empty folder may have been in the place of the site.
  if (hasPrevious && !work.selection.isMirrorOnly && !isMostlyNew(work.contents)) updatePrevious(work, foreign, disk);
  else copyLive(work, foreign, disk);
  shareFiles({ from: out, to: mirror, files: [MARK] }, disk);
}

const isUnchanged = ({ written, removed, retired }: Contents, live: Manifest): boolean =>
  written.size === 0 && removed.length === 0 && retired.join('\n') === live.retired.join('\n');

/**
 * Publishes; returns the foreign file that prevents it, if there is one.
 * @throws What the file system throws, with the live site as it was
 */
export function publish(publication: Publication, disk: Disk): string | undefined {
  const { selection, places } = publication;
  const contents = contentsOf(selection);
  const isThere = selection.live.files.size > 0 && !selection.isMirrorOnly;
  if (isThere && isUnchanged(contents, selection.live)) return undefined;
  const found = scan(places.out, selection.live, disk);
  const file = findCollision([...contents.written.keys()], found.foreign);
  if (file !== undefined) return file;
  const work = { ...publication, contents, found };
  const { next, manifest } = prepare(work, disk);
  swap(next, work.places, disk);
  try {
    mirror(work, disk);
  } catch {
    // The site is published. Without a mirror the next build only takes longer.
    for (const tree of [work.places.mirror, work.places.previous]) {
      tryTo(() => removeTree(tree, disk));
    }
  }
  forgetManifests(manifest.id, work.places, disk);
  return undefined;
}
