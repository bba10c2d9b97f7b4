// What a process beside finds in the live site, which may have tens of thousands of files, while others read and render.
import { realDisk, type Disk } from './disk.ts';
import { scan, type Scan } from './foreign.ts';
import { fileCondition, sealedAt } from './file-condition.ts';
import { readManifest } from './manifest.ts';
import { placesOf } from './places.ts';

/** The files of a live site that are not as they were published, as plain JSON. */
export interface TouchedFiles {
  /** Tells the release from every other. */
  readonly id: string;
  /** Those that were changed or removed. */
  readonly files: readonly string[];
}

/** Looks at the live site for somebody else; null where it finds nothing that can be used. */
export interface Scout {
  readonly touched: Promise<TouchedFiles | null>;
  /** Looks through the folders; asked for while the site is locked. */
  scan(): Promise<Scan | null>;
}

/** Looks at every file of the site in a folder; nothing is found where there is none. */
export function touchedFiles(site: string, disk: Disk = realDisk): TouchedFiles | null {
  const manifest = readManifest(site, placesOf(site, disk), disk);
  if (!manifest) return null;
  const entries = [...manifest.files];
  const sealed = sealedAt(site, disk);
  return {
    id: manifest.id,
    files: entries.flatMap(([file, entry]) =>
      fileCondition({ path: `${site}/${file}`, entry, sealed }, disk) === 'whole' ? [] : [file],
    ),
  };
}

/** Looks through the folders of the site in a folder; nothing is found where there is none. */
export function scanSite(site: string, disk: Disk = realDisk): Scan | null {
  const manifest = readManifest(site, placesOf(site, disk), disk);
  return manifest ? scan(site, manifest, disk) : null;
}
