// What a process beside finds in the live site while the content is read: a site may have tens of thousands of files.
import { isSettled } from '../file-stamps.ts';
import { realDisk, type Disk } from './disk.ts';
import { scan, type Scan } from './foreign.ts';
import { bytesOf, readManifest, type Entry } from './manifest.ts';

/** What was found in a live site, as plain JSON. */
export interface LookAhead {
  /** Tells the release from every other. */
  readonly id: string;
  /** The files that were changed or removed since they were published. */
  readonly touched: readonly string[];
  /** What lies in its folders; absent where one was changed so shortly before that another change would not show. */
  readonly scan?: Scan;
}

/** Some archives keep whole seconds only. */
const TICK_MS = 1000;

/** Whether a file of a site is as it was published. */
export function isIntact(path: string, entry: Entry, disk: Disk): boolean {
  const found = disk.lstatSync(path, { throwIfNoEntry: false });
  if (!found?.isFile() || found.size !== bytesOf(entry)) return false;
  const { from, to } = entry.moment;
  return found.mtimeMs >= Math.floor(from / TICK_MS) * TICK_MS && found.mtimeMs <= to;
}

/** Looks at every file and folder of the site in a folder; nothing is found where there is none. */
export function lookAhead(site: string, disk: Disk = realDisk): LookAhead | null {
  const started = Date.now();
  const manifest = readManifest(site, disk);
  if (!manifest) return null;
  const found = scan(site, manifest, disk);
  const newest = found.changedAt.reduce((latest, [, time]) => Math.max(latest, time), 0);
  const entries = [...manifest.files];
  return {
    id: manifest.id,
    touched: entries.flatMap(([file, entry]) => (isIntact(`${site}/${file}`, entry, disk) ? [] : [file])),
    ...(isSettled(newest, started) ? { scan: found } : {}),
  };
}
