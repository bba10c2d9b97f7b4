// Publishes: everything is written beside the output folder, which is then swapped, so that visitors and crashes
// meet the old site or the new one, never half of one.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startOf, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { foreignFolder } from '../diagnostics/rules/write.ts';
import type { Output } from '../planned.ts';

/** The file that marks a folder as written by a build. */
const MARK = '.prospectus.json';

/** A file that is published as it is; `from` is where it can be read. */
export interface CopiedFile {
  readonly file: string;
  readonly from: string;
}

export interface WriteInput {
  readonly out: string;
  readonly base: string;
  readonly outputs: readonly Output[];
  readonly copies: readonly CopiedFile[];
}

export interface WriteSummary {
  readonly files: number;
  readonly bytes: number;
}

/** Tells whether a build may replace the folder: it is not there, empty, or marked. */
export async function checkFolder(out: string): Promise<readonly Diagnostic[]> {
  const entries = existsSync(out) ? await readdir(out) : [];
  const isOurs = entries.length === 0 || entries.includes(MARK);
  return isOurs ? [] : [foreignFolder({ folder: out }, startOf(''))];
}

/** Writes and copies files into a folder; returns their bytes. */
async function fillFolder(folder: string, outputs: readonly Output[], copies: readonly CopiedFile[]): Promise<number> {
  let bytes = 0;
  for (const { file, content } of outputs) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
    bytes += typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;
  }
  for (const { file, from } of copies) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(from, target);
    bytes += (await stat(from)).size;
  }
  return bytes;
}

/** Puts the folder `fresh` in the place of `out`, or leaves `out` as it was. */
async function swap(fresh: string, out: string, old: string): Promise<void> {
  const isReplaced = existsSync(out);
  if (isReplaced) await rename(out, old);
  try {
    await rename(fresh, out);
  } catch (error) {
    if (isReplaced) await rename(old, out);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}

/** Publishes the files as the whole content of the folder `out`; a failure leaves nothing behind. */
export async function write({ out, base, outputs, copies }: WriteInput): Promise<WriteSummary> {
  const run = randomUUID();
  const fresh = `${out}.new-${run}`;
  const mark = { file: MARK, content: `${JSON.stringify({ base })}\n` };
  try {
    const bytes = await fillFolder(fresh, [...outputs, mark], copies);
    await swap(fresh, out, `${out}.old-${run}`);
    return { files: outputs.length + copies.length + 1, bytes };
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    throw error;
  }
}
