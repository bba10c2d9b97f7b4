// Which files of the live site are not as they were published: somebody has changed or removed them since.
import { realDisk, type Disk } from './disk.ts';
import { readManifest, recordOf, type Entry } from './manifest.ts';

/** What was found in a live site. */
export interface TouchedFiles {
  /** Tells the release from every other. */
  readonly id: string;
  /** The files that were changed or removed. */
  readonly files: readonly string[];
}

/** Some archives keep whole seconds only. */
const TICK_MS = 1000;

/** Whether a file of a site is as it was published. */
export function isIntact(path: string, entry: Entry, disk: Disk): boolean {
  const found = disk.lstatSync(path, { throwIfNoEntry: false });
  if (!found?.isFile() || found.size !== recordOf(entry).bytes) return false;
  const { from, to } = entry.moment;
  return found.mtimeMs >= Math.floor(from / TICK_MS) * TICK_MS && found.mtimeMs <= to;
}

/** Looks at every file of the site in a folder; nothing is found where there is none. */
export function touchedFiles(site: string, disk: Disk = realDisk): TouchedFiles | null {
  const manifest = readManifest(site, disk);
  if (!manifest) return null;
  const entries = [...manifest.files];
  return {
    id: manifest.id,
    files: entries.flatMap(([file, entry]) => (isIntact(`${site}/${file}`, entry, disk) ? [] : [file])),
  };
}
