// The files of the live site as a build finds them: each is looked at when it is first asked for.
import { ignoreErrors, type Disk } from '../../base/disk.ts';
import { intactEntry, restamped, sealedAt } from './intact.ts';
import { writeManifest, type FileEntry, type Manifest, type Moment } from './manifest.ts';
import type { Places } from './places.ts';

/** The live site that a build begins with. */
export interface LiveSite {
  readonly places: Places;
  readonly disk: Disk;
  readonly live: Manifest;
  /** Whether the site is missing, and its files are in the mirror. */
  readonly isMirrorOnly: boolean;
  /** Whether its files were made for another base or by another version, so that none can be kept. */
  readonly isOther: boolean;
  /** When the build began, in milliseconds of the file system's clock. */
  readonly startedAt: number;
  /** Called for each file that is damaged. */
  readonly onDamaged: () => void;
}

/** What a build asks of the live site. */
export interface LiveFiles {
  /** What is known of a file, as long as it is as it was published. */
  find(file: string): FileEntry | undefined;
  /** Returns the manifest with the times that files have now, and keeps it: else they are compared again. */
  refresh(): Manifest;
}

/** Of a mirror that is all there is, only the content counts. */
const never: Moment = { from: Infinity, to: -Infinity };

/** Opens the files of the live site. */
export function openLive({ live, isMirrorOnly, isOther, places, disk, startedAt, onDamaged }: LiveSite): LiveFiles {
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
    find: (file) => {
      const entry = changed.get(file) ?? entryOf(file);
      if (!entry) return undefined;
      const examinee = { path: `${tree}/${file}`, entry, sealed: seen.has(file) ? Infinity : sealed, onDamaged };
      const found = intactEntry(examinee, disk);
      if (found) seen.add(file);
      if (found && found !== entry) changed.set(file, found);
      return found;
    },
    refresh: () => {
      const news = restamped(changed, startedAt);
      if (news.size === 0) return live;
      const manifest = { ...live, files: new Map([...live.files, ...news]) };
      if (!isMirrorOnly) ignoreErrors(() => writeManifest(manifest, places, disk));
      return manifest;
    },
  };
}
