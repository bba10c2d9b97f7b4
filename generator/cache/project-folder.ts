import { existsSync } from 'node:fs';
import path from 'node:path';
// oxlint-disable-next-line no-restricted-imports -- the caches are needed before flags are parsed, and by worker processes
import { argv, cwd, env, version } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** The hash of this program, which its folder is named by; undefined where it runs from its sources. */
const program = /\/built\/programs\/([0-9a-f]{16})\/[^/]+\.mjs$/.exec(import.meta.url)?.[1];

/** The folder of Prospectus itself, with schemas and the site's source code. */
export const projectFolder: string = path.resolve(
  fileURLToPath(new URL(program === undefined ? '../..' : '../../..', import.meta.url)),
);

/** Whether this is the package, which brings everything compiled, and not a checkout with the sources. */
export const isPackage: boolean = !existsSync(path.join(projectFolder, 'cli', 'main.ts'));

/** Where a kind of compiled code is: the program, the site's code, the schemas. */
export const builtFolder = (name: string): string => path.join(projectFolder, 'built', name);

/** The folder whose content is worked on, from which records name places: the checkout, or where the command was given. */
export const homeFolder: string = isPackage ? cwd() : projectFolder;

/** What `--cache` of the command line says, with which worker processes are started too; the command refuses an empty one. */
const { cache } = parseArgs({ args: argv.slice(2), options: { cache: { type: 'string' } }, strict: false }).values;

/** The folder of all that is kept between runs. It may be deleted at any time. */
export const keptFolder: string = path.resolve(
  (typeof cache === 'string' && cache) || env.PROSPECTUS_CACHE || path.join(homeFolder, '.prospectus'),
);

/** Differs for every state of the sources and version of Node.js, whose texts of dates may differ. Undefined if not compiled. */
export const programKey: string | undefined = program && `${program} ${version}`;

/** Where a cache is kept. It may be deleted at any time. */
export const cacheFolder = (name: string): string => path.join(keptFolder, 'cache', name);
