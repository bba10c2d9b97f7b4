// Reads the submissions that the collector has stored. A line truncated by a crash is reported and does not affect the
// others.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Received } from '../../serve/collector.ts';
import { submissionsFile } from '../../serve/store.ts';

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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the submission in a line; undefined if there is none, or not all of it. */
export function receivedIn(line: string): Received | undefined {
  try {
    const value: unknown = JSON.parse(line);
    if (!isRecord(value) || !isRecord(value['submission'])) return undefined;
    const { id, receivedAt, submission, ignored } = value;
    const counted = typeof ignored === 'number' ? { ignored } : {};
    return typeof id === 'string' && typeof receivedAt === 'string'
      ? { id, receivedAt, submission, ...counted }
      : undefined;
  } catch {
    return undefined;
  }
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
