// Notices what is saved below a folder. Folders are watched, not files: an editor that saves by renaming would take a
// watched file away.
import { readdirSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/** Saving one file makes several events, and saving all files more. */
const QUIET_MS = 30;

/** Files in hidden folders belong to the editor, or are written for it by each check. */
const isHidden = (file: string): boolean => file.split(path.sep).some((part) => part.startsWith('.'));

/** A folder and the folders below it. */
function foldersIn(root: string): readonly string[] {
  const below = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((item) => item.isDirectory())
    .map((item) => path.join(item.parentPath, item.name));
  return [root, ...below.filter((folder) => !isHidden(path.relative(root, folder)))];
}

/**
 * Calls back, once all has been quiet for 30 ms, with the files below the folder that were saved, created or deleted,
 * relative to it. Returns a function that ends it.
 */
export function watchFolder(root: string, onChange: (files: ReadonlySet<string>) => void): () => void {
  let watchers: readonly FSWatcher[] = [];
  let files = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const note = (file: string): void => {
    if (isHidden(file)) return;
    files.add(file);
    clearTimeout(timer);
    timer = setTimeout(pass, QUIET_MS);
  };
  const watchOne = (folder: string): FSWatcher =>
    watch(folder, (_event, name) => note(path.relative(root, path.join(folder, name ?? ''))))
      // The folder is gone; the one above has said so.
      .on('error', () => undefined);
  /** Watches the folders that there are now: one may have taken the place of another with the same name. */
  const renew = (): void => {
    const old = watchers;
    watchers = foldersIn(root).map(watchOne);
    for (const watcher of old) watcher.close();
  };
  const pass = (): void => {
    const changed = files;
    files = new Set();
    try {
      renew();
    } catch {
      // A folder went while it was listed: its own event follows.
    }
    onChange(changed);
  };

  renew();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
