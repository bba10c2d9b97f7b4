import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

function findProject(folder: string): string {
  const parent = path.dirname(folder);
  return parent === folder || existsSync(path.join(folder, 'vite.config.ts')) ? folder : findProject(parent);
}

/** Written in by the compiler where the compiled program lies outside the project. */
declare const PROSPECTUS_FOLDER: string | undefined;

/** The folder of Prospectus itself: schemas, the site's source code and the caches are below it. */
export const projectFolder: string =
  typeof PROSPECTUS_FOLDER === 'string' ? PROSPECTUS_FOLDER : findProject(path.dirname(fileURLToPath(import.meta.url)));

/** The compiled program has a folder of its own for every state of its sources; undefined where it is not compiled. */
export const programKey: string | undefined = /\/\.prospectus\/programs\/([^/]+)\//.exec(import.meta.url)?.[1];

/** Where a cache of this project is kept. It may be deleted at any time. */
export const cacheFolder = (name: string): string => path.join(projectFolder, '.prospectus', 'cache', name);
