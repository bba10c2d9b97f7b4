// Compares every entry of the caches with the digest that it carries. A damaged one is removed: whoever needs it makes it
// again.
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { conditionOf, type Condition } from '../cache/kept-folder.ts';
import { cacheFolder, keptFolder } from '../cache/project-folder.ts';
import { partCondition, type RecordKind } from '../cache/record.ts';
import { keptPicture, pictureCacheFolder, UNFINISHED } from '../render/picture-cache.ts';
import { compiledCondition } from '../validate/fits-schema.ts';
import type { Finding, Store } from './finding.ts';

interface Cache {
  readonly store: Store;
  readonly folder: string;
  /** Distinguishes entries from files that are still being written. */
  readonly isEntry: (name: string) => boolean;
  /** @throws What the file system says where an entry cannot be read */
  readonly examine: (entry: string) => Condition;
}

/** Folders are named by their keys. */
const isKey = (name: string): boolean => /^[0-9a-f]{16}$/.test(name);

/** A record is a folder of parts, each a file. */
const records = (kind: RecordKind): Cache => ({
  store: 'records',
  folder: cacheFolder(kind),
  isEntry: (name) => /[\\/][a-z]+$/.test(name),
  examine: partCondition,
});

const caches: readonly Cache[] = [
  { store: 'programs', folder: path.join(keptFolder, 'programs'), isEntry: isKey, examine: conditionOf },
  { store: 'bundles', folder: path.join(keptFolder, 'bundles'), isEntry: isKey, examine: conditionOf },
  {
    store: 'schemas',
    folder: path.join(keptFolder, 'schemas'),
    isEntry: (name) => name.endsWith('.mjs'),
    examine: compiledCondition,
  },
  {
    store: 'pictures',
    folder: pictureCacheFolder,
    isEntry: (name) => !name.endsWith(UNFINISHED),
    examine: (entry) => (keptPicture(path.basename(entry), readFileSync(entry)) ? 'whole' : 'damaged'),
  },
  records('content'),
  records('output'),
];

function entriesOf({ store, folder, isEntry }: Cache): readonly string[] {
  try {
    return readdirSync(folder, { encoding: 'utf8', recursive: store === 'records' })
      .filter(isEntry)
      .map((name) => path.join(folder, name));
  } catch {
    return [];
  }
}

function remove(entry: string): boolean {
  try {
    rmSync(entry, { recursive: true, force: true });
    return true;
  } catch {
    return false;
  }
}

function examineEntry({ store, examine }: Cache, entry: string, isDry: boolean): readonly Finding[] {
  try {
    if (examine(entry) !== 'damaged') return [];
  } catch {
    return [{ store, entry, fault: 'unreadable', remedy: 'owner', isDone: false }];
  }
  if (isDry) return [{ store, entry, fault: 'damaged', remedy: 'remove', isDone: false }];
  const isDone = remove(entry);
  return [{ store, entry, fault: 'damaged', remedy: isDone ? 'remove' : 'owner', isDone }];
}

/** Examines all caches, and removes what is damaged unless it is only to be reported. */
export const examineCaches = (isDry: boolean): readonly Finding[] =>
  caches.flatMap((cache) => entriesOf(cache).flatMap((entry) => examineEntry(cache, entry, isDry)));
