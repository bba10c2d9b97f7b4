// Reads back what the collector has kept. A line that a crash cut short is told, and hides no other.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Received } from '../serve/collector.ts';
import { submissionsFile } from '../serve/submissions-file.ts';

/** Which enquiries are wanted. */
export interface EnquiriesOptions {
  /** The folder in which the collector keeps submissions, or its file. */
  readonly submissions: string;
  /** Only those received at or after this moment. */
  readonly since?: Date;
}

/** What the collector has kept, in the order in which it came. */
export interface Enquiries {
  readonly enquiries: readonly Received[];
  /** The numbers of the lines that hold no whole submission, counted from 1. */
  readonly unreadable: readonly number[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function receivedIn(line: string): Received | undefined {
  try {
    const value: unknown = JSON.parse(line);
    if (!isRecord(value) || !isRecord(value['submission'])) return undefined;
    const { id, receivedAt, submission } = value;
    return typeof id === 'string' && typeof receivedAt === 'string' ? { id, receivedAt, submission } : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the enquiries of a place; undefined where nothing has been received there yet. */
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
