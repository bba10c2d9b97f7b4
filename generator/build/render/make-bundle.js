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
  const entries = path.join(outDir, 'client', 'assets', 'entries');
  const sent = readdirSync(entries).filter((name) => name.startsWith('entry-server-routing.'));
  const needless = ['entry.mjs', 'entries'].map((name) => path.join(outDir, 'server', name));
  for (const place of [...needless, ...sent.map((name) => path.join(entries, name))])
    rmSync(place, { recursive: true, maxRetries: 10 });
} catch (error) {
  // Vike would print it and end with success.
  process.stderr.write(`${stripVTControlCharacters(error.message)}\n`);
  process.exitCode = 1;
}
