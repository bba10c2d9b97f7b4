import { existsSync } from 'node:fs';
import path from 'node:path';
// eslint-disable-next-line no-restricted-imports -- the caches are needed before flags are parsed, and by worker processes
import { cwd, env, version } from 'node:process';
import { fileURLToPath } from 'node:url';

function findProject(folder: string): string {
  const parent = path.dirname(folder);
  return parent === folder || existsSync(path.join(folder, 'vite.config.ts')) ? folder : findProject(parent);
}

/** The folder of Prospectus itself, with schemas and the site's source code; the launcher names it where the program is elsewhere. */
export const projectFolder: string =
  env.PROSPECTUS_PROJECT ?? findProject(path.dirname(fileURLToPath(import.meta.url)));

/**
 * The folder of what the package brings compiled: the program, the site's code and the schemas. Undefined in a checkout,
 * where they are compiled when their sources change.
 */
export const shippedFolder: string | undefined = existsSync(path.join(projectFolder, 'cli', 'main.ts'))
  ? undefined
  : path.join(projectFolder, 'built');

/** The folder whose content is worked on, from which records name places: the checkout, or where the command was given. */
export const homeFolder: string = shippedFolder === undefined ? projectFolder : cwd();

/** The folder of all that is kept between runs. It may be deleted at any time. */
export const keptFolder: string = path.resolve(env.PROSPECTUS_CACHE || path.join(homeFolder, '.prospectus'));

const program = /\/programs\/([0-9a-f]{16})\/[^/]+\.mjs$/.exec(import.meta.url)?.[1];

/**
 * Identifies this program: it differs for every state of its sources, and for every version of Node.js, whose texts of
 * dates may differ. Undefined where it is not compiled.
 */
export const programKey: string | undefined = program && `${program} ${version}`;

/** Where a cache is kept. It may be deleted at any time. */
export const cacheFolder = (name: string): string => path.join(keptFolder, 'cache', name);
