// What is cached about a folder between runs: one record for each content folder, and one for each output folder. A record
// has parts, each a file of lines with a checksum per line, so that damage is detected. A record is valid only for the
// version of the program that wrote it. It may be deleted at any time, as a whole or in parts.
import {
  appendFileSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { checksum, digest } from '../base/digest.ts';
import { copyFile, isWithin, removeTree } from '../base/disk.ts';
import { tryTo } from '../base/try-to.ts';
import { cacheFolder, homeFolder, programKey } from './project-folder.ts';
import { forgetOld, keepEntry } from './store.ts';

/** A part of a record as it was kept. */
export interface RecordPart {
  /** In their order; damaged ones are empty. */
  readonly lines: readonly string[];
  /** When it was written, in milliseconds of the file system's clock. */
  readonly written: number;
}

export interface FolderRecord {
  /** What was kept of a part; without lines where nothing was. */
  read(part: string): RecordPart;
  /** Keeps lines as a part. None is empty or has line breaks. Where nothing can be written, nothing is kept. */
  keep(part: string, lines: readonly string[]): void;
  append(part: string, lines: readonly string[]): void;
  isDamaged(): boolean;
}

/** What a record can be of. */
export type RecordKind = 'content' | 'output';

const MAX_RECORDS = 16;

/** How many characters are written at once: the text of a whole site as one would fill the memory. */
const CHUNK = 1_000_000;

/** A folder by its place in the project, which a fresh checkout may have elsewhere; outside of it, by its whole path. */
export function placeName(folder: string): string {
  return isWithin(folder, homeFolder) ? path.relative(homeFolder, folder).split(path.sep).join('/') : folder;
}

const seal = (line: string): string => `${checksum(line)}\t${line}`;

/** The line that was sealed; empty where it was damaged. */
function unseal(sealed: string): string {
  const line = sealed.slice(sealed.indexOf('\t') + 1);
  return seal(line) === sealed ? line : '';
}

function writeLines(file: string, lines: readonly string[]): void {
  const open = openSync(file, 'w');
  try {
    let chunk = seal(programKey ?? '');
    for (const line of lines) {
      chunk += `\n${seal(line)}`;
      if (chunk.length < CHUNK) continue;
      writeFileSync(open, chunk);
      chunk = '';
    }
    writeFileSync(open, chunk);
  } finally {
    closeSync(open);
  }
}

function keepLines(file: string, lines: readonly string[]): void {
  keepEntry(file, (draft) => writeLines(draft, lines));
  forgetOld(path.dirname(path.dirname(file)), { entries: MAX_RECORDS });
}

const nothing: RecordPart = { lines: [], written: 0 };

const recordFolder = (kind: RecordKind, folder: string): string =>
  path.join(cacheFolder(kind), digest(placeName(folder)));

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
  const fileOf = (part: string): string => path.join(recordFolder(kind, folder), part);
  const isOff = programKey === undefined;
  let isDamaged = false;
  const read = (part: string): RecordPart => {
    const file = fileOf(part);
    const written = statSync(file).mtimeMs;
    const [program, ...lines] = readFileSync(file, 'utf8').split('\n').map(unseal);
    if (program && program !== programKey) return nothing;
    if (!program || lines.includes('')) {
      isDamaged = true;
      // It is written again when it is next needed, and the damage is reported only once.
      removeTree(file);
    }
    return program ? { lines, written } : nothing;
  };
  return {
    read: (part) => (isOff ? nothing : (tryTo(() => read(part)) ?? nothing)),
    keep: (part, lines) => {
      if (!isOff) tryTo(() => keepLines(fileOf(part), lines));
    },
    // Another process may swap the file in the meantime: then the lines are lost, and found again the next time.
    append: (part, lines) => {
      const file = fileOf(part);
      if (isOff || !existsSync(file)) return;
      tryTo(() => appendFileSync(file, lines.map((line) => `\n${seal(line)}`).join('')));
    },
    isDamaged: () => isDamaged,
  };
}
