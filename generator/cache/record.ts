// What is cached about a folder between runs: one record for each content folder, and one for each output folder. A record
// has parts, each a file of lines, of which the first names the program: a record is valid only for the version that wrote it.
// It may be deleted at any time, as a whole or in parts.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../base/digest.ts';
import { copyFile, isWithin } from '../base/disk.ts';
import { tryTo } from '../base/try-to.ts';
import { cacheFolder, homeFolder, programKey } from './project-folder.ts';
import { forgetOld, keepBytes, keepEntry, keptBytes } from './store.ts';

/** A part of a record as it was kept. */
export interface RecordPart {
  /** In their order. */
  readonly lines: readonly string[];
  /** When it was written, in milliseconds of the file system's clock. */
  readonly written: number;
}

export interface FolderRecord {
  /** What was kept of a part; without lines where nothing was, or it is damaged. */
  read(part: string): RecordPart;
  /** Keeps lines as a part. None has line breaks. Where nothing can be written, nothing is kept. */
  keep(part: string, lines: readonly string[]): void;
  isDamaged(): boolean;
}

/** What a record can be of. */
export type RecordKind = 'content' | 'output';

const MAX_RECORDS = 16;

/** A folder by its place in the project, which a fresh checkout may have elsewhere; outside of it, by its whole path. */
export function placeName(folder: string): string {
  return isWithin(folder, homeFolder) ? path.relative(homeFolder, folder).split(path.sep).join('/') : folder;
}

/** Increased when parts are kept in another form: what an earlier version has kept is not damaged. */
const FORMAT = 2;

const nothing: RecordPart = { lines: [], written: 0 };

const recordFolder = (kind: RecordKind, folder: string): string =>
  path.join(cacheFolder(kind), digest(`${FORMAT} ${placeName(folder)}`));

/** Takes the record of a content folder over for a copy of it, where it is newer: files are recognised by their bytes. */
export function adoptRecord(from: string, to: string): void {
  const [source, target] = [recordFolder('content', from), recordFolder('content', to)];
  const timeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  tryTo(() => {
    for (const part of readdirSync(source)) {
      const [known, own] = [path.join(source, part), path.join(target, part)];
      if (timeOf(known) <= timeOf(own)) continue;
      // When it was written is part of what it says.
      keepEntry(own, (draft) => copyFile(known, draft));
    }
  });
}

/** Opens the record of a folder, absolute. A program that is not compiled remembers nothing. */
export function openRecord(kind: RecordKind, folder: string): FolderRecord {
  const own = recordFolder(kind, folder);
  let isDamaged = false;
  const read = (file: string): RecordPart => {
    const written = statSync(file).mtimeMs;
    // It is written again when it is next needed.
    const bytes = keptBytes(file, () => {
      isDamaged = true;
    });
    const [program, ...lines] = bytes ? Buffer.from(bytes).toString('utf8').split('\n') : [];
    return program === programKey ? { lines, written } : nothing;
  };
  return {
    read: (part) => (programKey === undefined ? nothing : (tryTo(() => read(path.join(own, part))) ?? nothing)),
    keep: (part, lines) => {
      if (programKey === undefined) return;
      keepBytes(path.join(own, part), Buffer.from([programKey, ...lines].join('\n')));
      forgetOld(path.dirname(own), { entries: MAX_RECORDS });
    },
    isDamaged: () => isDamaged,
  };
}
