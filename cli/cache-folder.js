// Where everything is kept between runs. The compiled program itself is kept there, so that the folder has to be known
// before the program parses its flags.
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const FLAG = '--cache';

/** The folder of Prospectus itself. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** What the package brings compiled; undefined in a checkout, where the sources are compiled when they have changed. */
export const shipped = existsSync(path.join(root, 'cli', 'main.ts')) ? undefined : path.join(root, 'built');

/** The value of the last --cache among the arguments; an empty one is refused later. */
function flagOf(argv) {
  const end = argv.indexOf('--');
  const words = end < 0 ? argv : argv.slice(0, end);
  const at = words.findLastIndex((word) => word === FLAG || word.startsWith(`${FLAG}=`));
  return words[at] === FLAG ? words[at + 1] : words[at]?.slice(FLAG.length + 1);
}

const given = flagOf(process.argv.slice(2)) || process.env.PROSPECTUS_CACHE;

/** The folder of the caches, absolute. */
export const cacheFolder = given ? path.resolve(given) : path.join(shipped ? process.cwd() : root, '.prospectus');

// The program and its worker processes read them from here; they may work in another directory, and lie in another cache.
process.env.PROSPECTUS_PROJECT = root;
if (given || shipped) process.env.PROSPECTUS_CACHE = cacheFolder;
