// Runs Vike's build in a separate process, in the project's folder: Vike 0.4 takes an absolute output folder for a
// relative one unless it begins like the working directory, and the memory is released when the process ends. Takes one
// argument: the output folder, relative to the project's.
import { rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';

process.env.NODE_ENV = 'production';
const { build } = await import('vike/api');
const [, , outDir = ''] = process.argv;

try {
  await build({ viteConfig: { logLevel: 'error', build: { outDir } } });
  // Vike's own server, which nobody starts: pages are rendered by renderer.mjs and its chunks.
  for (const name of ['entry.mjs', 'entries']) rmSync(path.join(outDir, 'server', name), { recursive: true });
} catch (error) {
  // Vike would print it and end with success.
  process.stderr.write(`${stripVTControlCharacters(error.message)}\n`);
  process.exit(1);
}
// Vike leaves handles open.
process.exit();
