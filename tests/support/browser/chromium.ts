// Finds a Chromium for the browser tests, or installs one if there is none. The headless shell is preferred: it opens a
// page in half the CPU time of the full browser.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { type Browser, chromium } from 'playwright';

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
const isRoot = process.getuid?.() === 0;

function candidates(): readonly string[] {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return [named];
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...installed];
}

/** Returns the executable of the first Chromium found on this machine; undefined if there is none. */
export function findChromium(): string | undefined {
  return candidates().find((file) => file !== '' && existsSync(file));
}

function tryAll(commands: readonly (readonly [string, ...string[]])[]): boolean {
  try {
    for (const [command, ...args] of commands) execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    return true;
  } catch {
    return false;
  }
}

function install(): void {
  const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
  const get = ['-q', '-y', '--no-install-recommends'];
  const hasApt = isRoot && existsSync('/usr/bin/apt-get') && tryAll([['apt-get', 'update', '-q']]);
  for (const name of hasApt ? ['chromium-headless-shell', 'chromium'] : [])
    if (tryAll([['apt-get', 'install', ...get, name]])) return;
  tryAll([[process.execPath, playwright, 'install', 'chromium']]);
}

/** Returns a Chromium, installing it if necessary. Throws a one-line error that says how to provide one. */
function provideChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  if (!process.env['CHROMIUM_PATH']) install();
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Error('No Chromium: install one (apt-get install chromium) or set CHROMIUM_PATH to its executable.');
}

// Without a graphics card, emulating one costs a tenth of the time.
const quietly = ['--disable-background-networking', '--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])];

/** Starts a headless Chromium that makes no connections of its own. */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: provideChromium(), args: [...quietly, ...more] });
}
