import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A copy of a content folder, in which nothing that is tried does harm. */
export interface ContentCopy {
  readonly folder: string;
  remove(): void;
}

/** Pictures and videos are not copied where they can have a second name. */
function take(from: string, to: string): void {
  if (/\.ya?ml$/i.test(from)) return cpSync(from, to);
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to);
  }
}

function takeAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) takeAll(source, target);
    else take(source, target);
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
