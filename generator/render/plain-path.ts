// Vite interprets # and ? in a file path as parts of a URL, and % as the beginning of an escape. A project in such a
// folder is bundled from a copy elsewhere, made of hard links if both are on one disk.
import { copyFileSync, linkSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What the bundler reads. */
const PARTS = ['src', 'schemas', 'generator/render', 'node_modules', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** Copies a file or folder to another place, without the hidden files of tools. */
function mirror(from: string, to: string): void {
  if (statSync(from).isDirectory()) {
    mkdirSync(to, { recursive: true });
    const names = readdirSync(from).filter((name) => !name.startsWith('.'));
    for (const name of names) mirror(path.join(from, name), path.join(to, name));
    return;
  }
  try {
    linkSync(realpathSync(from), to);
  } catch {
    copyFileSync(from, to);
  }
}

interface BundleSource {
  readonly project: string;
  /** Whether to use a copy in any case: Vite writes next to the code that it bundles. */
  readonly isCopied: boolean;
}

/** Calls back with a project's folder, or with a copy of it if Vite cannot handle the project's own path. */
export async function inPlainPath(
  { project, isCopied }: BundleSource,
  bundle: (folder: string) => Promise<void>,
): Promise<void> {
  if (!isCopied && !/[#?%]/.test(project)) return bundle(project);
  const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'prospectus-')));
  try {
    mkdirSync(path.join(copy, 'generator'));
    for (const part of PARTS) mirror(path.join(project, part), path.join(copy, part));
    await bundle(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
