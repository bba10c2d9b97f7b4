// The measures of the typefaces in the media folder, by which a font of the system is given the same width and height.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../../base/digest.ts';
import { isFont, type FontFile } from '../../model/theme-properties.ts';

/** How many hexadecimal digits of the hash are part of a published file name. */
const HASH_DIGITS = 12;

/** How long the header of a WOFF2 file is, and where it says how long the file is, and the font in it; browsers refuse more than this. */
const [HEADER, LENGTH, FONT_LENGTH, MOST_FONT_BYTES] = [48, 8, 16, 30 * 1024 * 1024];

/** Whether a file is as long as a WOFF2 file says: browsers refuse any other. */
const isWhole = (bytes: Buffer): boolean =>
  bytes.length >= HEADER &&
  bytes.toString('latin1', 0, 4) === 'wOF2' &&
  bytes.readUInt32BE(LENGTH) === bytes.length &&
  bytes.readUInt32BE(FONT_LENGTH) <= MOST_FONT_BYTES;

/** What a file says of its font; nothing where it is none. */
async function fontIn(bytes: Buffer): Promise<Pick<FontFile, 'isVariable' | 'metrics'>> {
  const [{ fromBuffer }, { create }] = await Promise.all([import('@capsizecss/unpack'), import('fontkitten')]);
  try {
    const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(bytes);
    const font = create(bytes);
    const isVariable = 'variationAxes' in font && Object.keys(font.variationAxes).length > 0;
    return { isVariable, metrics: { ascent, descent, lineGap, unitsPerEm, xWidthAvg } };
  } catch {
    return { isVariable: false, metrics: undefined };
  }
}

async function inspect(content: string, file: string): Promise<FontFile> {
  try {
    const bytes = readFileSync(path.join(content, file));
    return {
      file,
      hash: digest(bytes, HASH_DIGITS),
      bytes: bytes.length,
      ...(isWhole(bytes) ? await fontIn(bytes) : { isVariable: false, metrics: undefined }),
    };
  } catch {
    return { file, hash: '', bytes: 0, isVariable: false, metrics: undefined };
  }
}

/** Reads what planning needs to know of the typefaces among some files of a content folder. */
export const inspectFonts = (content: string, files: readonly string[]): Promise<readonly FontFile[]> =>
  Promise.all(files.filter(isFont).map((file) => inspect(content, file)));
