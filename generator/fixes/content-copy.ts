import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  type Dirent,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isYaml } from '../load/load.ts';

/** A copy of a content folder, in which nothing that is tried does harm. */
export interface ContentCopy {
  readonly folder: string;
  remove(): void;
}

/** Pictures and videos are not copied where they can have a second name. A link leads to the same place within the copy. */
function take(entry: Dirent, from: string, to: string): void {
  if (entry.isSymbolicLink()) return symlinkSync(readlinkSync(from), to);
  if (isYaml(from)) return copyFileSync(from, to);
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function takeAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) takeAll(source, target);
    else take(entry, source, target);
  }
}

/** Copies a content folder to where temporary files are. */
export function copyContent(content: string): ContentCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'prospectus-fix-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    takeAll(content, folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}
