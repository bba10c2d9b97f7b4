import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startOf, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { unreadablePicture } from '../diagnostics/rules/load.ts';
import type { MediaFile, Outcome } from '../model.ts';

const pictures = /\.(jpe?g|png|webp|avif|svg)$/i;

/** How much of a hash stands in a file name, in hexadecimal digits. */
const HASH_DIGITS = 12;

async function measure(file: string, bytes: Buffer): Promise<MediaFile> {
  const { default: sharp } = await import('sharp');
  const { format, hasAlpha, width, height, autoOrient } = await sharp(bytes).metadata();
  if (format === 'svg') return { file, width, height, svg: bytes.toString('utf8') };
  // A camera held upright writes lying pixels and says so beside them: visitors see the turned picture.
  const size = { width: autoOrient.width, height: autoOrient.height };
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_DIGITS);
  return { file, ...size, hash, isOpaque: !hasAlpha };
}

/** Reads what the plan must know of every picture among `files` in the media folder; one that cannot be read has no size. */
export async function measureMedia(content: string, files: readonly string[]): Promise<Outcome<readonly MediaFile[]>> {
  const media: MediaFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const file of files.filter((name) => name.startsWith('media/') && pictures.test(name))) {
    try {
      media.push(await measure(file, await readFile(path.join(content, file))));
    } catch {
      // It is there, and whoever names it is right.
      media.push({ file, width: 0, height: 0 });
      diagnostics.push(unreadablePicture({ file }, startOf(file)));
    }
  }
  return { value: media, diagnostics };
}
