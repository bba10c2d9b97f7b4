import { existsSync } from 'node:fs';
import path from 'node:path';
// eslint-disable-next-line no-restricted-imports -- the caches are needed before flags are parsed, and by worker processes
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';

function findProject(folder: string): string {
  const parent = path.dirname(folder);
  return parent === folder || existsSync(path.join(folder, 'vite.config.ts')) ? folder : findProject(parent);
}

/** The folder of Prospectus itself, with schemas and the site's source code; the launcher names it where the program is elsewhere. */
export const projectFolder: string =
  env.PROSPECTUS_PROJECT ?? findProject(path.dirname(fileURLToPath(import.meta.url)));

/** The folder that PROSPECTUS_CACHE or --cache names for all that is kept between runs; undefined where none does. */
export const otherCache: string | undefined = env.PROSPECTUS_CACHE ? path.resolve(env.PROSPECTUS_CACHE) : undefined;

/** The folder of all that is kept between runs. It may be deleted at any time. */
export const keptFolder: string = otherCache ?? path.join(projectFolder, '.prospectus');

/** The compiled program has a folder of its own for every state of its sources; undefined where it is not compiled. */
export const programKey: string | undefined = /\/programs\/([0-9a-f]{16})\/[^/]+\.mjs$/.exec(import.meta.url)?.[1];

/** Where a cache is kept. It may be deleted at any time. */
export const cacheFolder = (name: string): string => path.join(keptFolder, 'cache', name);
