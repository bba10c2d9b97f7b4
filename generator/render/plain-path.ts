// Vite takes # and ? in the path of a file for the parts of an address, and % for the beginning of an escape. A project in
// such a folder is bundled from a copy elsewhere: of hard links, where both are on one disk.
import { copyFileSync, linkSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What bundling reads. */
const PARTS = ['src', 'schemas', 'generator/render', 'node_modules', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** Makes the same file or folder in another place, without what tools keep hidden in it. */
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

interface Place {
  readonly project: string;
  /** Whether a copy is taken in any case: Vite writes beside the code that it bundles. */
  readonly isCopied: boolean;
}

/** Calls back with a project's folder, or with a copy of it while the project's own path is one that Vite cannot read. */
export async function inPlainPath(
  { project, isCopied }: Place,
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
