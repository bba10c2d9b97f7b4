// The sizes of the pictures in the media folder. What a picture of the same bytes was the last time is remembered: to
// load the library that looks into pictures takes longer than all else that is done for a few files.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startOf, type Diagnostic } from '../model/diagnostic.ts';
import { firstOf } from '../diagnostics/first-of.ts';
import { unreadablePicture, unsafeDrawing, wrongPictureKind } from '../diagnostics/rules/load.ts';
import { digest } from '../base/digest.ts';
import { openRecord, type FolderRecord } from '../cache/record.ts';
import type { MediaFile, Outcome } from '../model/content.ts';
import type { UnsafePart } from './inspect-svg.ts';
import { placeIn } from './place-in.ts';

/** How much of a hash stands in a file name, in hexadecimal digits. */
const HASH_DIGITS = 12;

/** The part of a record that holds the sizes. */
const PART = 'pictures';

/** What a picture's bytes say. */
interface Measured extends Pick<MediaFile, 'width' | 'height' | 'isOpaque'> {
  readonly isDrawing: boolean;
  /** Its kind, by the ending that a file of this kind has. */
  readonly ending: string;
  /** What may not be published of a drawing. */
  readonly unsafe: readonly UnsafePart[];
}

/** By the hash of the bytes. */
type Sizes = Readonly<Record<string, Measured>>;

function recallSizes(record: FolderRecord): Sizes {
  const [line] = record.read(PART).lines;
  // The program itself has written it.
  return !line ? {} : (JSON.parse(line) as Sizes);
}

/** The usual ending of each kind of picture, by its name in the library. */
const endings: Readonly<Record<string, string>> = { jpeg: 'jpg', heif: 'avif' };

async function measure(bytes: Buffer): Promise<Measured> {
  const { default: sharp } = await import('sharp');
  const { format, hasAlpha, width, height, autoOrient } = await sharp(bytes).metadata();
  const ending = endings[format] ?? format;
  if (format === 'svg') {
    const { inspectSvg } = await import('./inspect-svg.ts');
    return { isDrawing: true, ending, unsafe: inspectSvg(bytes.toString('utf8')), width, height };
  }
  // Read to its end: the beginning of a picture that was cut off looks whole.
  await sharp(bytes).resize(16).raw().toBuffer();
  // A camera held upright writes lying pixels and says so beside them: visitors see the turned picture.
  const size = { width: autoOrient.width, height: autoOrient.height };
  return { isDrawing: false, ending, unsafe: [], ...size, isOpaque: !hasAlpha };
}

const endingOf = (file: string): string => path.extname(file).slice(1).toLowerCase().replace('jpeg', 'jpg');

/** What is wrong with a picture that can be read. */
function problemsOf(file: string, { ending, unsafe }: Measured, bytes: Buffer): readonly Diagnostic[] {
  const wrong = endingOf(file) === ending ? [] : [wrongPictureKind({ file, ending }, startOf(file))];
  if (unsafe.length === 0) return wrong;
  const place = placeIn(file, bytes.toString('utf8'));
  const parts = firstOf(unsafe, startOf(file), ({ what, from }) =>
    unsafeDrawing({ file, what }, place(from, from + 1)),
  );
  return [...wrong, ...parts];
}

/** Reads what the plan must know of these pictures of a content folder; one that cannot be read has no size. */
export async function measureMedia(
  content: string,
  pictures: readonly string[],
  record: FolderRecord = openRecord('content', content),
): Promise<Outcome<readonly MediaFile[]>> {
  const media: MediaFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const known = recallSizes(record);
  const sizes: Record<string, Measured> = {};
  for (const file of pictures) {
    try {
      const bytes = await readFile(path.join(content, file));
      const hash = digest(bytes);
      const measured = known[hash] ?? (await measure(bytes));
      sizes[hash] = measured;
      diagnostics.push(...problemsOf(file, measured, bytes));
      const { isDrawing, ending: _ending, unsafe: _unsafe, ...size } = measured;
      const version = isDrawing ? { svg: bytes.toString('utf8') } : { hash: hash.slice(0, HASH_DIGITS) };
      media.push({ file, ...size, ...version });
    } catch {
      // It is there, and whoever names it is right.
      media.push({ file, width: 0, height: 0 });
      diagnostics.push(unreadablePicture({ file }, startOf(file)));
    }
  }
  if (Object.keys(sizes).some((hash) => !known[hash])) record.keep(PART, [JSON.stringify(sizes)]);
  return { value: media, diagnostics };
}
