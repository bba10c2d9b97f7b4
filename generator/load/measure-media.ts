import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { startOf, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { unreadablePicture } from '../diagnostics/rules/load.ts';
import type { MediaFile, Outcome } from '../model.ts';

const pictures = /\.(jpe?g|png|webp|avif|svg)$/i;

/** Reads the natural size of every picture among `files` in the media folder. */
export async function measureMedia(content: string, files: readonly string[]): Promise<Outcome<readonly MediaFile[]>> {
  const media: MediaFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const file of files.filter((name) => name.startsWith('media/') && pictures.test(name))) {
    try {
      const bytes = await readFile(path.join(content, file));
      const { width, height, format } = await sharp(bytes).metadata();
      media.push({ file, width, height, ...(format === 'svg' ? { svg: bytes.toString('utf8') } : {}) });
    } catch {
      diagnostics.push(unreadablePicture({ file }, startOf(file)));
    }
  }
  return { value: media, diagnostics };
}
