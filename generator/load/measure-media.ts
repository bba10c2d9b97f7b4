// The sizes of the pictures in the media folder. What a picture of the same bytes was the last time is remembered: to
// load the library that looks into pictures takes longer than all else that is done for a few files.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startOf, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { unreadablePicture } from '../diagnostics/rules/load.ts';
import { digest } from '../digest.ts';
import { cacheFile, keepFile } from '../keep-file.ts';
import type { MediaFile, Outcome } from '../model.ts';
import { programKey } from '../project-folder.ts';

/** How much of a hash stands in a file name, in hexadecimal digits. */
const HASH_DIGITS = 12;

/** For how many content folders sizes are kept. */
const KEPT = 16;

/** What a picture's bytes say. */
interface Measured extends Pick<MediaFile, 'width' | 'height' | 'isOpaque'> {
  readonly isDrawing: boolean;
}

/** By the hash of the bytes. */
type Sizes = Readonly<Record<string, Measured>>;

interface Kept {
  readonly version: string | undefined;
  readonly sizes: Sizes;
}

const memoryFile = (content: string): string => cacheFile('sizes', content, 'json');

function recallSizes(content: string): Sizes {
  try {
    // The program itself has written it.
    const { version, sizes } = JSON.parse(readFileSync(memoryFile(content), 'utf8')) as Kept;
    return version !== undefined && version === programKey ? sizes : {};
  } catch {
    return {};
  }
}

async function measure(bytes: Buffer): Promise<Measured> {
  const { default: sharp } = await import('sharp');
  const { format, hasAlpha, width, height, autoOrient } = await sharp(bytes).metadata();
  if (format === 'svg') return { isDrawing: true, width, height };
  // A camera held upright writes lying pixels and says so beside them: visitors see the turned picture.
  return { isDrawing: false, width: autoOrient.width, height: autoOrient.height, isOpaque: !hasAlpha };
}

/** Reads what the plan must know of these pictures of a content folder; one that cannot be read has no size. */
export async function measureMedia(
  content: string,
  pictures: readonly string[],
): Promise<Outcome<readonly MediaFile[]>> {
  const media: MediaFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const known = recallSizes(content);
  const sizes: Record<string, Measured> = {};
  for (const file of pictures) {
    try {
      const bytes = await readFile(path.join(content, file));
      const hash = digest(bytes);
      const measured = known[hash] ?? (await measure(bytes));
      sizes[hash] = measured;
      const { isDrawing, ...size } = measured;
      const version = isDrawing ? { svg: bytes.toString('utf8') } : { hash: hash.slice(0, HASH_DIGITS) };
      media.push({ file, ...size, ...version });
    } catch {
      // It is there, and whoever names it is right.
      media.push({ file, width: 0, height: 0 });
      diagnostics.push(unreadablePicture({ file }, startOf(file)));
    }
  }
  if (programKey !== undefined && Object.keys(sizes).some((hash) => !known[hash]))
    keepFile(memoryFile(content), [JSON.stringify({ version: programKey, sizes } satisfies Kept)], KEPT);
  return { value: media, diagnostics };
}
