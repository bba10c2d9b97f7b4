// The whole data of each course that was examined, for as long as a build runs: to read JSON back costs a sixth of
// parsing YAML once more. Each process appends to a file of its own. Whatever cannot be read back is parsed again.
import { randomUUID } from 'node:crypto';
import { mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { forgetOld } from '../forget-old.ts';
import { cacheFolder } from '../project-folder.ts';

/** Where the data of one course stands. */
export interface StoredPlace {
  readonly file: string;
  /** In bytes, as is the length. */
  readonly offset: number;
  readonly length: number;
}

/** The store of one build. */
export interface CourseStore {
  readonly folder: string;
  /** Where the data of each course file stands that was examined by a process of its own. */
  readonly places: Map<string, StoredPlace>;
  /** Removes it. */
  close(): void;
}

const stores = cacheFolder('stores');

/** How many are left to other builds that run, or were killed. */
const KEPT = 8;

/** Opens the store of one build. Where nothing can be written, nothing is kept. */
export function openCourseStore(): CourseStore {
  const folder = path.join(stores, randomUUID());
  return {
    folder,
    places: new Map(),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

interface Draft {
  readonly file: string;
  readonly descriptor: number;
  size: number;
}

const drafts = new Map<string, Draft>();

function draftIn(folder: string): Draft {
  const known = drafts.get(folder);
  if (known) return known;
  mkdirSync(folder, { recursive: true });
  forgetOld(stores, KEPT);
  const file = path.join(folder, `${randomUUID()}.json`);
  const draft = { file, descriptor: openSync(file, 'w'), size: 0 };
  drafts.set(folder, draft);
  return draft;
}

function placesFor(texts: readonly Buffer[], { file, size }: Draft): readonly StoredPlace[] {
  let offset = size;
  return texts.map(({ length }) => {
    const place = { file, offset, length };
    offset += length;
    return place;
  });
}

/** Keeps data in a store; returns where each stands, or nothing where it cannot be written to. */
export function storeCourses(folder: string, data: readonly unknown[]): readonly StoredPlace[] {
  try {
    const draft = draftIn(folder);
    const texts = data.map((one) => Buffer.from(JSON.stringify(one) ?? 'null'));
    const places = placesFor(texts, draft);
    const bytes = Buffer.concat(texts);
    const written = writeSync(draft.descriptor, bytes);
    draft.size += written;
    return written === bytes.length ? places : [];
  } catch {
    return [];
  }
}

const readers = new Map<string, number>();

/** Reads data back; undefined where it is not there any more. */
export function readStored({ file, offset, length }: StoredPlace): unknown {
  try {
    const descriptor = readers.get(file) ?? openSync(file, 'r');
    readers.set(file, descriptor);
    const bytes = Buffer.allocUnsafe(length);
    return readSync(descriptor, bytes, 0, length, offset) === length ? JSON.parse(bytes.toString('utf8')) : undefined;
  } catch {
    return undefined;
  }
}
