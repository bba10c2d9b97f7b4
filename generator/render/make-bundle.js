// Runs Vike's build in a separate process, in the project's folder: Vike 0.4 takes an absolute output folder for a
// relative one unless it begins like the working directory, and the memory is released when the process ends. Takes one
// argument: the output folder, relative to the project's.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';

/** What Vite writes of the base in the style sheet. */
const BASE = 'url(/assets/static/';

/**
 * Writes the style sheet without the base: files then name each other relative to themselves, as scripts do already, and
 * one bundle serves every base. Vike allows no relative base.
 */
function forgetBase(folder) {
  const files = readdirSync(folder, { recursive: true }).map((file) => path.join(folder, file));
  const found = files.filter((file) => file.endsWith('.css') && readFileSync(file, 'utf8').includes(BASE));
  if (found.length !== 1)
    throw new Error(`Vite writes the base in another form: ${found.length} style sheets have ${BASE}`);
  for (const file of found) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(BASE, 'url('));
}

process.env.NODE_ENV = 'production';
const { build } = await import('vike/api');
const [, , outDir = ''] = process.argv;

try {
  await build({ viteConfig: { logLevel: 'error', build: { outDir } } });
  forgetBase(path.join(outDir, 'client'));
  // Vike's own server, which nobody starts: pages are rendered by renderer.mjs and its chunks.
  for (const name of ['entry.mjs', 'entries']) rmSync(path.join(outDir, 'server', name), { recursive: true });
} catch (error) {
  // Vike would print it and end with success.
  process.stderr.write(`${stripVTControlCharacters(error.message)}\n`);
  process.exit(1);
}
// Vike leaves handles open.
process.exit();
