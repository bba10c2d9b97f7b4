// Runs Vike's build in a separate process, in the project's folder: Vike 0.4 takes an absolute output folder for a
// relative one unless it begins like the working directory, and the memory is released when the process ends. Takes one
// argument: the output folder, relative to the project's.
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';

process.env.NODE_ENV = 'production';
const { build } = await import('vike/api');
const [, , outDir = ''] = process.argv;

try {
  await build({ viteConfig: { logLevel: 'error', build: { outDir } } });
  // Vike's own server and what it sends to browsers, which no page loads: pages are rendered by renderer.mjs and its chunks.
  for (const name of ['entry.mjs', 'entries']) rmSync(path.join(outDir, 'server', name), { recursive: true });
  const entries = path.join(outDir, 'client', 'assets', 'entries');
  for (const name of readdirSync(entries))
    if (name.startsWith('entry-server-routing.')) rmSync(path.join(entries, name));
} catch (error) {
  // Vike would print it and end with success.
  process.stderr.write(`${stripVTControlCharacters(error.message)}\n`);
  process.exitCode = 1;
}
