// The measures of the typefaces in the media folder, by which a font of the system is given the same width and height.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../../base/digest.ts';
import { isFont, type FontFile, type FontMetrics } from '../../model/theme-properties.ts';

/** How many hexadecimal digits of the hash are part of a published file name. */
const HASH_DIGITS = 12;

/** Where the tables of a WOFF2 file are listed, how many there are, and the numbers of known tags in the list. */
const [TABLES, TABLE_COUNT, FVAR, UNKNOWN_TAG] = [48, 12, 47, 63];

/** Where a WOFF2 file says how long it is, and how long the font in it; browsers refuse more than this. */
const [LENGTH, FONT_LENGTH, MOST_FONT_BYTES] = [8, 16, 30 * 1024 * 1024];

/** The tables of outlines: glyf and loca. */
const OUTLINES: readonly number[] = [10, 11];

/** Skips a number of one to five bytes, as WOFF2 writes them. */
function afterNumber(bytes: Buffer, at: number): number {
  let end = at;
  while (((bytes[end] ?? 0) & 0x80) !== 0) end++;
  return end + 1;
}

/** Returns where the entry of a table ends in the list, which says what the table is in its first byte. */
function afterEntry(bytes: Buffer, at: number): number {
  const flags = bytes[at] ?? 0;
  const [tag, version] = [flags & 0x3f, flags >> 6];
  const end = afterNumber(bytes, at + (tag === UNKNOWN_TAG ? 5 : 1));
  // Outlines are rewritten unless they say otherwise, other tables only where they say so: then a second length follows.
  const isRewritten = OUTLINES.includes(tag) ? version !== 3 : version !== 0;
  return isRewritten ? afterNumber(bytes, end) : end;
}

/** Whether a WOFF2 file lists the table of variable axes. */
function isVariable(bytes: Buffer): boolean {
  if (bytes.length < TABLES || bytes.toString('latin1', 0, 4) !== 'wOF2') return false;
  let at = TABLES;
  for (let left = bytes.readUInt16BE(TABLE_COUNT); left > 0 && at < bytes.length; left--) {
    if (((bytes[at] ?? 0) & 0x3f) === FVAR) return true;
    at = afterEntry(bytes, at);
  }
  return false;
}

/** Whether a file is as long as a WOFF2 file says: browsers refuse any other. */
const isWhole = (bytes: Buffer): boolean =>
  bytes.length >= TABLES &&
  bytes.toString('latin1', 0, 4) === 'wOF2' &&
  bytes.readUInt32BE(LENGTH) === bytes.length &&
  bytes.readUInt32BE(FONT_LENGTH) <= MOST_FONT_BYTES;

async function metricsOf(bytes: Buffer): Promise<FontMetrics | undefined> {
  const { fromBuffer } = await import('@capsizecss/unpack');
  try {
    const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(bytes);
    return { ascent, descent, lineGap, unitsPerEm, xWidthAvg };
  } catch {
    return undefined;
  }
}

async function inspect(content: string, file: string): Promise<FontFile> {
  try {
    const bytes = readFileSync(path.join(content, file));
    return {
      file,
      hash: digest(bytes, HASH_DIGITS),
      bytes: bytes.length,
      isVariable: isVariable(bytes),
      metrics: isWhole(bytes) ? await metricsOf(bytes) : undefined,
    };
  } catch {
    return { file, hash: '', bytes: 0, isVariable: false, metrics: undefined };
  }
}

/** Reads what planning needs to know of the typefaces among some files of a content folder. */
export const inspectFonts = (content: string, files: readonly string[]): Promise<readonly FontFile[]> =>
  Promise.all(files.filter(isFont).map((file) => inspect(content, file)));
