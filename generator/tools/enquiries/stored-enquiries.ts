// The submissions that the collector has stored: they are read, or removed as visitors and the law may ask. A line truncated by a
// crash is reported, does not affect the others, and stays as it is.
import { createReadStream, existsSync } from 'node:fs';
import { open, readFile, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { realDisk, syncFolder } from '../../base/disk.ts';
import { isGroup } from '../../base/objects.ts';
import { parsedJson } from '../../base/try-to.ts';
import type { Received } from '../../serve/collector.ts';
import { submissionsFile, withLock } from '../../serve/store.ts';

/** Which enquiries to return. */
export interface EnquiriesOptions {
  /** The folder in which the collector stores submissions, or the file itself. */
  readonly submissions: string;
  /** Only enquiries received at or after this moment. */
  readonly since?: Date;
}

/** Stored enquiries, in the order in which they were received. */
export interface Enquiries {
  readonly enquiries: readonly Received[];
  /** The numbers of lines without a complete submission, counted from 1. */
  readonly unreadable: readonly number[];
}

/** Returns the submission in a line; undefined if there is none, or not all of it. */
function receivedIn(line: string): Received | undefined {
  const value = parsedJson(line);
  if (!isGroup(value) || !isGroup(value['submission'])) return undefined;
  const { id, receivedAt, submission, ignored } = value;
  const counted = typeof ignored === 'number' ? { ignored } : {};
  return typeof id === 'string' && typeof receivedAt === 'string'
    ? { id, receivedAt, submission, ...counted }
    : undefined;
}

/** Reads the enquiries in a place; undefined if nothing has been received yet. */
export async function readEnquiries({ submissions, since }: EnquiriesOptions): Promise<Enquiries | undefined> {
  const file = submissionsFile(submissions);
  if (!(await stat(file).catch(() => undefined))) return undefined;
  const enquiries: Received[] = [];
  const unreadable: number[] = [];
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    number += 1;
    if (line === '') continue;
    const received = receivedIn(line);
    if (received === undefined) unreadable.push(number);
    else if (since === undefined || Date.parse(received.receivedAt) >= since.getTime()) enquiries.push(received);
  }
  return { enquiries, unreadable };
}

// The file is replaced as a whole, under the lock of the collector: it may run in the meantime, and no line that it writes is lost.

/** Which enquiries to remove. */
export interface RemovalOptions extends Pick<EnquiriesOptions, 'submissions'> {
  /** Returns those to remove. */
  readonly choose: (enquiries: readonly Received[]) => readonly Received[];
  readonly isDryRun: boolean;
}

/** What was removed, or would be; what is not readable stays. */
export interface Removal extends Pick<Enquiries, 'unreadable'> {
  readonly removed: readonly Received[];
  readonly kept: number;
}

/** The lines of a file with their line feeds, byte by byte as they are. */
const linesOf = (bytes: Buffer): readonly Buffer[] =>
  (bytes.toString('latin1').match(/[^\n]*\n|[^\n]+$/g) ?? []).map((line) => Buffer.from(line, 'latin1'));

/** Writes the new file beside the old one and puts it in its place; a crash leaves one or the other, whole. */
async function replace(file: string, lines: readonly Buffer[]): Promise<void> {
  const { mode, uid, gid } = await stat(file);
  const fresh = `${file}.new`;
  try {
    // One that a crash has left may have another owner or other rights.
    await rm(fresh, { force: true });
    const handle = await open(fresh, 'wx', mode & 0o777);
    try {
      const made = await handle.stat();
      // The collector may run as another user, who must be able to go on.
      if (made.uid !== uid || made.gid !== gid) await handle.chown(uid, gid);
      await handle.chmod(mode & 0o777);
      await handle.writeFile(Buffer.concat(lines));
      await handle.sync();
    } finally {
      await handle.close();
    }
    realDisk.renameSync(fresh, file);
    syncFolder(path.dirname(file));
  } finally {
    await rm(fresh, { force: true });
  }
}

async function removeFrom(file: string, { choose, isDryRun }: RemovalOptions): Promise<Removal> {
  const lines = linesOf(await readFile(file)).map((bytes, i) => {
    const text = bytes.toString('utf8').trim();
    return { bytes, number: i + 1, isBlank: text === '', received: receivedIn(text) };
  });
  const all = lines.flatMap(({ received }) => received ?? []);
  const removed = choose(all);
  const gone = new Set(removed);
  const stay = lines.flatMap(({ bytes, received }) => (received && gone.has(received) ? [] : bytes));
  if (!isDryRun && removed.length > 0) await replace(file, stay);
  const unreadable = lines.filter(({ isBlank, received }) => !isBlank && !received).map(({ number }) => number);
  return { removed, kept: all.length - removed.length, unreadable };
}

/** Removes enquiries; undefined if there are none. Throws what the system or `choose` does, with the file as it was. */
export async function removeEnquiries(options: RemovalOptions): Promise<Removal | undefined> {
  const file = submissionsFile(options.submissions);
  if (!existsSync(file)) return undefined;
  return withLock(file, async () => removeFrom(await realpath(file), options));
}
