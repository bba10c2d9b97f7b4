// Which files the next release consists of.
import type { FileEntry, FileRecord, Manifest } from './manifest.ts';

export interface Contents {
  /** Files of the live release that stay, with those that are kept for open tabs. */
  readonly kept: ReadonlyMap<string, FileEntry>;
  /** Files that this build has written. */
  readonly written: ReadonlyMap<string, FileRecord>;
  /** Files of the live release that go. */
  readonly removed: readonly string[];
  /** Those of `kept` that are there for open tabs only. */
  readonly retired: readonly string[];
}

/** What a build decided. */
export interface Selection {
  readonly live: Manifest;
  /** Whether the site is missing, and its files are in the mirror. */
  readonly isMirrorOnly: boolean;
  readonly kept: ReadonlySet<string>;
  readonly written: ReadonlyMap<string, FileRecord>;
}

/** Whether the name of a file changes with its content: a tab that shows the release before may still ask for it. */
export const isHashed = (file: string): boolean => file.startsWith('assets/');

/** The files that this release retires; while there are none, those that an earlier one has retired stay. */
function retire({ live, isMirrorOnly, kept, written }: Selection): readonly string[] {
  if (isMirrorOnly) return [];
  const isOld = new Set(live.retired);
  const isGone = (file: string): boolean => isHashed(file) && !kept.has(file) && !written.has(file);
  const gone = [...live.files.keys()].filter(isGone);
  const news = gone.filter((file) => !isOld.has(file));
  return news.length > 0 ? news : gone;
}

/** Returns what the next release consists of. */
export function contentsOf(selection: Selection): Contents {
  const { live, written } = selection;
  const retired = retire(selection);
  const isRetired = new Set(retired);
  const kept = new Map<string, FileEntry>();
  const removed: string[] = [];
  for (const [file, entry] of live.files) {
    if (written.has(file)) continue;
    if (selection.kept.has(file) || isRetired.has(file)) kept.set(file, entry);
    else removed.push(file);
  }
  return { kept, written, removed, retired };
}
