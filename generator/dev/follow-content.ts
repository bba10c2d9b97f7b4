// Follows what is saved: content, and in a checkout the schemas, which the content is then checked against as they are now.
import path from 'node:path';
import { watch, type FSWatcher } from 'node:fs';
import { platform } from 'node:os';
import { entriesBelow } from '../base/disk.ts';
import { projectFolder, isPackage } from '../cache/project-folder.ts';
import { builtInKinds, makeKinds, type Kinds } from '../kinds/kinds.ts';
import { makeSchemas, readSchemas } from '../kinds/schema-files.ts';

// Notices what is saved below a folder. Folders are watched, not files: an editor that saves by renaming would take a
// watched file away.

/** Files in hidden folders belong to the editor, or are written for it by each check. */
const isHidden = (file: string): boolean => file.split(path.sep).some((part) => part.startsWith('.'));

/** Whether one watcher covers a tree: one a folder would keep each open, and Windows replaces no open folder (`git checkout`). */
const isDeepWatch = platform() === 'win32' || platform() === 'darwin';

/** The folders to watch: a folder, and those below it where they are not watched with it. */
function foldersIn(root: string): readonly string[] {
  if (isDeepWatch) return [root];
  const below = entriesBelow(root)
    .filter((item) => item.isDirectory())
    .map((item) => path.join(item.parentPath, item.name));
  return [root, ...below.filter((folder) => !isHidden(path.relative(root, folder)))];
}

/** Calls back, after 30 quiet ms, with the files that were saved, created or deleted. Returns a function that ends it. */
export function watchFolder(root: string, onChange: (files: ReadonlySet<string>) => void): () => void {
  let watchers: readonly FSWatcher[] = [];
  let files = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const note = (file: string): void => {
    if (isHidden(file)) return;
    files.add(file);
    clearTimeout(timer);
    // Saving one file makes several events, and saving all files more.
    timer = setTimeout(pass, 30);
  };
  const watchOne = (folder: string): FSWatcher =>
    watch(folder, { recursive: isDeepWatch }, (_event, name) =>
      note(path.relative(root, path.join(folder, name ?? ''))),
    )
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
      if (!isDeepWatch) renew();
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

/** What is called after a save. */
export interface Follower {
  /** With the files of the content that were saved, relative to it; none where only schemas were. */
  readonly onSave: (files: ReadonlySet<string>, kinds: Kinds) => Promise<void>;
  readonly onFault: (error: unknown) => void;
}

/** Calls back after each save, one call after another, and returns a function that ends it. */
export function followContent(
  content: string,
  { onSave, onFault }: Follower,
  schemas: string | undefined = isPackage ? undefined : path.join(projectFolder, 'schemas'),
): () => void {
  let kinds = builtInKinds;
  // If two calls overlapped, the older one might end last, and show what is outdated.
  let turn = Promise.resolve();
  const take = (work: () => Promise<void>): void => {
    turn = turn.then(work).catch(onFault);
  };
  const stops = [watchFolder(content, (files) => take(() => onSave(files, kinds)))];
  if (schemas !== undefined)
    stops.push(
      watchFolder(schemas, (files) => {
        if (![...files].some((file) => file.endsWith('.schema.json'))) return;
        take(async () => {
          const now = makeSchemas(readSchemas(schemas));
          // As long as the schemas are as they were, so is everything that is remembered.
          kinds = now.hash === builtInKinds.schemas.hash ? builtInKinds : makeKinds(builtInKinds.all, now);
          await onSave(new Set(), kinds);
        });
      }),
    );
  return () => {
    for (const stop of stops) stop();
  };
}
