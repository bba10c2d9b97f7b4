// Publishing, as a build sees it: it opens a release, names each file that stays, writes the others beside the site,
// and publishes or gives up. Only what differs from the live site costs anything.
import path from 'node:path';
import { startOf, type Diagnostic } from '../../model/diagnostic.ts';
import { damagedCache, cannotSwap, foreignFile, foreignFolder, interrupted } from '../../rules/words/build.ts';
import type { Outcome } from '../../model/content.ts';
import type { SiteSize } from '../../model/hosting.ts';
import { realDisk, type Disk, isSameFile, removeTree } from '../../base/disk.ts';
import { takeLock, type Holder, type Lock } from '../../base/lock.ts';
import { tryTo } from '../../base/try-to.ts';
import {
  type Selection,
  bytesOf,
  hasHash,
  hasManifest,
  readManifest,
  recordOf,
  type FileRecord,
  type Manifest,
  writeManifest,
  type FileEntry,
  type Moment,
} from './manifest.ts';
import { copyLateForeign } from './foreign.ts';
import {
  clear,
  intactEntry,
  isMirror,
  leave,
  type Live,
  readLive,
  removeEmpty,
  restamped,
  sealedAt,
} from './live-site.ts';
import { MARK, type Places, placesOf, restorePrevious, recoverSite } from './places.ts';
import { publish } from './publish.ts';
import { explainFailure } from './write-problem.ts';

// The files of the live site as a build finds them: each is looked at when it is first asked for.

interface LiveSite {
  readonly places: Places;
  readonly disk: Disk;
  readonly live: Manifest;
  /** Whether the site is missing, and its files are in the mirror. */
  readonly isMirrorOnly: boolean;
  /** Whether its files were made for another base or by another version, so that none can be kept. */
  readonly isOther: boolean;
  /** When the build began, in milliseconds of the file system's clock. */
  readonly startedAt: number;
  readonly onDamaged: () => void;
}

/** Of a mirror that is all there is, only the content counts. */
const never: Moment = { from: Infinity, to: -Infinity };

function openLive({ live, isMirrorOnly, isOther, places, disk, startedAt, onDamaged }: LiveSite) {
  const changed = new Map<string, FileEntry>();
  // Nothing is read twice.
  const seen = new Set<string>();
  const tree = isMirrorOnly ? places.mirror : places.out;
  const sealed = sealedAt(tree, disk);
  const entryOf = (file: string): FileEntry | undefined => {
    const entry = isOther ? undefined : live.files.get(file);
    return entry && isMirrorOnly ? { ...entry, moment: never } : entry;
  };
  return {
    /** What is known of a file, as long as it is as it was published. */
    find: (file: string): FileEntry | undefined => {
      const entry = changed.get(file) ?? entryOf(file);
      if (!entry) return undefined;
      const examinee = { path: `${tree}/${file}`, entry, sealed: seen.has(file) ? Infinity : sealed, onDamaged };
      const found = intactEntry(examinee, disk);
      if (found) seen.add(file);
      if (found && found !== entry) changed.set(file, found);
      return found;
    },
    /** Returns the manifest with the times that files have now, and keeps it: else they are compared again. */
    refresh: (): Manifest => {
      const news = restamped(changed, startedAt);
      if (news.size === 0) return live;
      const manifest = { ...live, files: new Map([...live.files, ...news]) };
      if (!isMirrorOnly) tryTo(() => writeManifest(manifest, places, disk));
      return manifest;
    },
  };
}

// Whether the mirror, which becomes the next release, has the files of the live site: a pipeline may restore it in part.

/** The folder of a file; empty for the outermost. */
const folderOf = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf('/')));

/** The folder and those around it, without the outermost. */
const withOuter = (folder: string): readonly string[] =>
  folder === '' ? [] : [...withOuter(folderOf(folder)), folder];

/** Whether the mirror has the files of the live site. Where they share files, only folders that were changed are looked into. */
function isMirrorWhole({ out, mirror }: Places, { files }: Pick<Manifest, 'files'>, disk: Disk): boolean {
  const sealed = sealedAt(mirror, disk);
  const isShared = isSameFile(`${out}/${MARK}`, `${mirror}/${MARK}`, disk);
  const isOld = new Map<string, boolean>();
  const wasOld = (folder: string): boolean => {
    const known =
      isOld.get(folder) ??
      (disk.lstatSync(`${mirror}/${folder}`, { throwIfNoEntry: false })?.ctimeMs ?? Infinity) <= sealed;
    isOld.set(folder, known);
    return known;
  };
  const isUntouched = (file: string): boolean =>
    isShared && file.includes('/') && withOuter(folderOf(file)).every(wasOld);
  return [...files].every(([file, entry]) => {
    if (isUntouched(file)) return true;
    const path = `${mirror}/${file}`;
    return (
      (isShared && isSameFile(path, `${out}/${file}`, disk)) || intactEntry({ path, entry, sealed }, disk) !== undefined
    );
  });
}

/** A release that is being prepared. Either `publish` or `abandon` must be called, or later builds wait for ever. */
export interface Release {
  /** The folder into which any process may write new files (absolute; it may not exist yet). */
  readonly folder: string;
  /** Identifies the live site; undefined if one of its files was changed since it was published. */
  liveId(): string | undefined;
  /** What is known of a file of the live site; undefined if there is none or it was changed since it was published. */
  live(file: string): FileRecord | undefined;
  /** Takes files that the live site has as they were written, under the hash if given; returns whether it did. */
  keep(files: readonly string[], hash?: string): boolean;
  /** Notes a file that was written into `folder`. */
  wrote(file: string, record: FileRecord): void;
  /** Puts the release in the place of the live site. If that is prevented, the live site is as it was. */
  publish(): Promise<Outcome<SiteSize | undefined>>;
  /** Gives the release up. The live site is as it was. */
  abandon(): Promise<void>;
}

export interface ReleaseOptions {
  readonly out: string;
  readonly base: string;
  /** The version of the tool: files of another version are never kept. */
  readonly version: string;
  /** Called once, if another build has to end first. */
  readonly onWait?: (holder: Holder) => void;
  readonly disk?: Disk;
}

const here = startOf('');

/** A release that is open: what it began with. */
interface Start {
  readonly options: ReleaseOptions;
  readonly places: Places;
  readonly lock: Lock;
  readonly disk: Disk;
  readonly live: Manifest;
  /** Whether the site is missing, and its files are in the mirror. */
  readonly isMirrorOnly: boolean;
}

const refuse = (...diagnostics: readonly Diagnostic[]): Outcome<undefined> => ({ value: undefined, diagnostics });

/** Whether there is a copy of the live site to begin with; a damaged one is removed. */
function checkMirror({ places, live, isMirrorOnly, disk }: Start, onDamaged: () => void): boolean {
  if (isMirrorOnly) return true;
  if (!isMirror(places, disk)) return false;
  if (isMirrorWhole(places, live, disk)) return true;
  onDamaged();
  removeTree(places.mirror, disk);
  return false;
}

function summarise({ live, kept, written }: Selection, markBytes: number): SiteSize {
  // The mark is a file of the site too.
  let bytes = markBytes;
  let largest = { file: MARK, bytes };
  const add = (file: string, more: number): void => {
    bytes += more;
    if (more > largest.bytes) largest = { file, bytes: more };
  };
  for (const file of kept) {
    const entry = live.files.get(file);
    if (entry) add(file, bytesOf(entry));
  }
  for (const [file, record] of written) add(file, record.bytes);
  return { files: kept.size + written.size + 1, bytes, largest };
}

/** Runs a step that touches the disk, and leaves if it fails. */
function guard<Value>({ options, places, lock, disk }: Start, step: () => Outcome<Value>): Outcome<Value | undefined> {
  try {
    return step();
  } catch (error) {
    return refuse(explainFailure(error, options.out));
  } finally {
    leave(places, lock, disk);
  }
}

function createRelease(start: Start): Release {
  const { places, isMirrorOnly, options, disk, lock } = start;
  const kept = new Set<string>();
  const written = new Map<string, FileRecord>();
  const damaged = new Set<string>();
  const isOther = start.live.base !== options.base || start.live.version !== options.version;
  const onDamaged = (): void => void damaged.add('files of the published site');
  const { find, refresh } = openLive({ ...start, isOther, startedAt: lock.takenAt, onDamaged });
  const keep = (files: readonly string[], hash?: string): boolean => {
    const isLive = files.every((file) => {
      const entry = find(file);
      return entry !== undefined && (hash === undefined || hasHash(entry, hash));
    });
    if (isLive) for (const file of files) kept.add(file);
    return isLive;
  };
  const finish = (): Outcome<SiteSize | undefined> => {
    // What was written takes the place of what would be kept.
    for (const file of written.keys()) kept.delete(file);
    const live = refresh();
    const selection = { live, isMirrorOnly, kept, written };
    const hasMirror = (): boolean => checkMirror(start, () => void damaged.add('the copy of the published site'));
    const { base, version, out } = options;
    const collision = publish({ places, selection, base, version, hasMirror, startedAt: lock.takenAt }, disk);
    if (collision !== undefined) return refuse(foreignFile({ folder: out, file: collision }, here));
    const notes = [...damaged].map((what) => damagedCache({ what }, here));
    return { value: summarise(selection, disk.lstatSync(`${places.out}/${MARK}`).size), diagnostics: notes };
  };
  return {
    folder: places.staging,
    liveId: () => {
      const { id, files } = start.live;
      if (id === '' || isMirrorOnly || ![...files.keys()].every(find)) return undefined;
      refresh();
      return id;
    },
    live: (file) => {
      const entry = find(file);
      return entry && recordOf(entry);
    },
    keep,
    wrote: (file, record) => void written.set(file, record),
    publish: async () => guard(start, finish),
    abandon: async () => leave(places, lock, disk),
  };
}

/** Removes what a build left that was stopped, and puts back the site that it had moved away. */
function tidy(places: Places, folder: string, disk: Disk): Outcome<Live | undefined> {
  const isRestored = restorePrevious(places, disk);
  const value = readLive(places, disk);
  if (!value) return { value, diagnostics: [foreignFolder({ folder }, here)] };
  const old = readManifest(places.previous, places, disk);
  if (old)
    copyLateForeign({ from: places.previous, manifest: old, to: places.out, known: value.manifest.foreign }, disk);
  const isLeft = [places.staging, places.previous].map((tree) => clear(tree, disk)).includes(true);
  if (!value.isMirrorOnly && !isMirror(places, disk)) removeTree(places.mirror, disk);
  const isDamaged = value.manifest.id === '' && hasManifest(places.out, places, disk);
  const diagnostics = [
    ...(isRestored || isLeft ? [interrupted({ folder, isRestored }, here)] : []),
    ...(isDamaged ? [damagedCache({ what: 'the list of published files' }, here)] : []),
  ];
  return { value, diagnostics };
}

/** What is known of an output folder before anything is written. */
function checkPlace({ out }: Places, folder: string, disk: Disk): readonly Diagnostic[] {
  const [device, outer] = [out, path.dirname(out)].map((name) => disk.lstatSync(name, { throwIfNoEntry: false })?.dev);
  return device === undefined || device === outer ? [] : [cannotSwap({ folder }, here)];
}

async function open(options: ReleaseOptions, places: Places, disk: Disk): Promise<Outcome<Release | undefined>> {
  const lock = await takeLock({ file: places.lock, disk, onWait: options.onWait });
  const start = { options, places, lock, disk };
  try {
    const { value: live, diagnostics } = tidy(places, options.out, disk);
    if (live)
      return { value: createRelease({ ...start, live: live.manifest, isMirrorOnly: live.isMirrorOnly }), diagnostics };
    leave(places, lock, disk);
    return refuse(...diagnostics);
  } catch (error) {
    leave(places, lock, disk);
    return refuse(explainFailure(error, options.out));
  }
}

/** Opens a release once no other build has one open. Without a value the diagnostics say why, else what a stopped build left. */
export async function openRelease(options: ReleaseOptions): Promise<Outcome<Release | undefined>> {
  const disk = options.disk ?? realDisk;
  let places: Places | undefined;
  try {
    places = placesOf(options.out, disk);
    const found = checkPlace(places, options.out, disk);
    return found.length > 0 ? refuse(...found) : await open(options, places, disk);
  } catch (error) {
    if (places) removeEmpty(places, disk);
    return refuse(explainFailure(error, options.out));
  }
}

/** Puts a site back that a stopped build had moved away; for commands that read the folder without building. */
export const recover = (out: string): boolean => recoverSite(out, realDisk);
