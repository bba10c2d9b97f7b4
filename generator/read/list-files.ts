// Lists the files below the content folder. Links are followed only to files within it, so that everything published is
// kept with the content.
import { readFileSync } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../base/disk.ts';
import { startOf, type Diagnostic } from '../model/diagnostic.ts';
import { outsideLink, unreadableFile } from '../rules/words/load.ts';
import type { Outcome } from '../model/content.ts';

/** Files and folders, relative to the content folder with `/`, sorted by name. */
export interface FolderListing {
  readonly files: readonly string[];
  readonly folders: readonly string[];
  /** Reads a file of the listing as text; what cannot be read is empty. */
  readonly read?: (file: string) => string;
}

type Followed = 'file' | 'folder' | Diagnostic;

async function follow(content: string, file: string): Promise<Followed> {
  try {
    const [root, target] = await Promise.all([realpath(content), realpath(path.join(content, file))]);
    const isFile = (await stat(target)).isFile();
    if (!target.startsWith(root + path.sep)) return outsideLink({ file }, startOf(file));
    return isFile ? 'file' : 'folder';
  } catch {
    return unreadableFile({ file, reason: 'link' }, startOf(file));
  }
}

/** The folder that the system refused to open; any other error is a bug and rethrown. */
function closedFolder(content: string, error: unknown): Diagnostic {
  const reason = ({ EACCES: 'permission', ENOENT: 'name' } as const)[codeOf(error)];
  if (reason === undefined || !(error instanceof Error && 'path' in error)) throw error;
  const file = path.relative(content, String(error.path)).split(path.sep).join('/') || '.';
  return unreadableFile({ file, reason }, startOf(file));
}

/**
 * Lists everything below the content folder except hidden files and the lock files of Office; undefined if a folder
 * cannot be opened.
 */
export async function listFiles(content: string): Promise<Outcome<FolderListing | undefined>> {
  try {
    return await listOpen(content);
  } catch (error) {
    return { value: undefined, diagnostics: [closedFolder(content, error)] };
  }
}

async function listOpen(content: string): Promise<Outcome<FolderListing>> {
  const found = await readdir(content, { recursive: true, withFileTypes: true });
  const prefixes = new Map<string, string>();
  const items = found
    .map((item) => ({ item, file: prefixOf(item.parentPath) + item.name }))
    .filter(({ file }) => !/(?:^|\/)(?:\.|~\$)/.test(file));
  const links = items.filter(({ item }) => item.isSymbolicLink());
  const followed = await Promise.all(links.map(async ({ file }) => ({ file, is: await follow(content, file) })));
  const linked = (kind: Followed): readonly string[] => followed.flatMap(({ file, is }) => (is === kind ? [file] : []));
  const files = items.flatMap(({ item, file }) => (item.isFile() ? [file] : []));
  const folders = items.flatMap(({ item, file }) => (item.isDirectory() ? [file] : []));
  return {
    value: {
      read: (file) => {
        try {
          return readFileSync(path.join(content, file), 'utf8');
        } catch {
          return '';
        }
      },
      files: [...files, ...linked('file')].sort(),
      folders: [...folders, ...linked('folder')].sort(),
    },
    diagnostics: followed.flatMap(({ is }) => (typeof is === 'string' ? [] : [is])),
  };

  /** The path prefix of a folder's files. */
  function prefixOf(folder: string): string {
    const prefix =
      prefixes.get(folder) ??
      path
        .relative(content, folder + path.sep)
        .split(path.sep)
        .join('/');
    prefixes.set(folder, prefix);
    return prefix === '' ? '' : `${prefix}/`;
  }
}
