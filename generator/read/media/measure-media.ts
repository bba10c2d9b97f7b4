// The sizes of the pictures in the media folder, cached by the hash of their bytes: loading the image library takes
// longer than everything else that happens for a few files.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startOf, type Diagnostic } from '../../model/diagnostic.ts';
import { firstOf } from '../../rules/arrange.ts';
import { unsafeDrawing, wrongPictureKind } from '../../rules/words/load.ts';
import { smallPicture, unreadablePicture, type Unreadable } from '../../rules/words/pictures.ts';
import { digest } from '../../base/digest.ts';
import { loadSharp, withPng } from '../../base/load-sharp.ts';
import { openRecord, type FolderRecord } from '../../cache/record.ts';
import type { MediaFile, Outcome } from '../../model/content.ts';
import type { UnsafePart } from './inspect-svg.ts';
import { locationIn } from '../../rules/locate.ts';

const HASH_DIGITS = 12;

const PART = 'pictures';

/** What the bytes of a picture determine. */
interface Measured extends Pick<MediaFile, 'width' | 'height' | 'isOpaque'> {
  readonly isDrawing: boolean;
  readonly ending: string;
  /** The parts of an SVG drawing that must not be published. */
  readonly unsafe: readonly UnsafePart[];
}

/** How many pictures are read at once: the image library decodes each in a thread of its own. */
const AT_ONCE = 2;

/** By the hash of the bytes. */
type Sizes = Readonly<Record<string, Measured>>;

/** What every document of XML begins with. */
const OPENING = '<'.charCodeAt(0);

/** The usual file name ending of each format, by its name in the library. */
const endings: Readonly<Record<string, string>> = { jpeg: 'jpg', heif: 'avif' };

/** A drawing that says its own size, without the image library: loading that takes longer than checking a small site. */
async function measureDrawing(bytes: Buffer): Promise<Measured | undefined> {
  if (bytes[0] !== OPENING) return undefined;
  const { inspectSvg } = await import('./inspect-svg.ts');
  const text = bytes.toString('utf8');
  const { unsafe, size } = inspectSvg(text);
  if (!size || unsafe.length > 0) return undefined;
  // A damaged picture within it would be found once for each page that has a picture with the logo.
  await withPng(text);
  return { isDrawing: true, ending: 'svg', unsafe, ...size };
}

async function measure(bytes: Buffer): Promise<Measured> {
  const drawing = await measureDrawing(bytes);
  if (drawing) return drawing;
  const sharp = await loadSharp();
  const { format, hasAlpha, width, height, autoOrient } = await sharp(bytes).metadata();
  const ending = endings[format] ?? format;
  if (format === 'svg') {
    const { inspectSvg } = await import('./inspect-svg.ts');
    return { isDrawing: true, ending, unsafe: inspectSvg(bytes.toString('utf8')).unsafe, width, height };
  }
  // Decoded to the end: a truncated picture has an intact header.
  await sharp(bytes).resize(16).raw().toBuffer();
  // A camera held upright stores landscape pixels and an orientation flag; visitors see the rotated picture.
  const size = { width: autoOrient.width, height: autoOrient.height };
  return { isDrawing: false, ending, unsafe: [], ...size, isOpaque: !hasAlpha };
}

const endingOf = (file: string): string => path.extname(file).slice(1).toLowerCase().replace('jpeg', 'jpg');

/** In pixels. The smallest pictures on a page are portraits, which screens of today show with about as many. */
const SMALLEST = 160;

function problemsOf(file: string, measured: Measured, bytes: Buffer): readonly Diagnostic[] {
  const { ending, unsafe, isDrawing, width, height } = measured;
  const isSmall = !isDrawing && Math.max(width, height) < SMALLEST;
  const size = isSmall ? [smallPicture({ file, width, height }, startOf(file))] : [];
  const wrong = endingOf(file) === ending ? size : [wrongPictureKind({ file, ending }, startOf(file))];
  if (unsafe.length === 0) return wrong;
  const place = locationIn(file, bytes.toString('utf8'));
  const parts = firstOf(unsafe, startOf(file), ({ what, from }) =>
    unsafeDrawing({ file, what }, place(from, from + 1)),
  );
  return [...wrong, ...parts];
}

/** The first bytes of a HEIC picture; AVIF has the same with another name. */
const heic = /^.{4}ftyp(?:hei[cxms]|hev[cx]|mif1(?!.*avif)|msf1(?!.*avif))/s;

/** Why the library cannot decode a file, as far as its bytes say. */
async function damageOf(bytes: Buffer | undefined): Promise<Unreadable> {
  if (!bytes) return 'unknown';
  if (bytes.length === 0) return 'empty';
  if (heic.test(bytes.toString('latin1', 0, 64))) return 'photo';
  if (bytes[0] === OPENING) return 'unknown';
  const sharp = await loadSharp();
  try {
    await sharp(bytes).metadata();
    return 'cut';
  } catch {
    return 'unknown';
  }
}

interface MeasuredMedia {
  readonly media: MediaFile;
  readonly diagnostics: readonly Diagnostic[];
  /** What its bytes determine, by their hash; absent for one that cannot be read. */
  readonly size?: readonly [hash: string, measured: Measured];
}

async function measureFile(content: string, file: string, known: Sizes): Promise<MeasuredMedia> {
  let bytes: Buffer | undefined;
  try {
    bytes = await readFile(path.join(content, file));
    const hash = digest(bytes);
    const measured = known[hash] ?? (await measure(bytes));
    const { isDrawing, ending: _ending, unsafe: _unsafe, ...size } = measured;
    const version = isDrawing ? { svg: bytes.toString('utf8') } : { hash: hash.slice(0, HASH_DIGITS) };
    return {
      media: { file, ...size, ...version },
      diagnostics: problemsOf(file, measured, bytes),
      size: [hash, measured],
    };
  } catch {
    // The file exists, so references to it are right.
    const problem = unreadablePicture({ file, is: await damageOf(bytes) }, startOf(file));
    return { media: { file, width: 0, height: 0 }, diagnostics: [problem] };
  }
}

/** Reads what planning needs to know about these pictures of a content folder; an unreadable picture has no size. */
export async function measureMedia(
  content: string,
  pictures: readonly string[],
  record: FolderRecord = openRecord('content', content),
): Promise<Outcome<readonly MediaFile[]>> {
  // The program itself has written it.
  const known = JSON.parse(record.read(PART).lines[0] || '{}') as Sizes;
  const found: MeasuredMedia[] = [];
  const next = pictures.entries();
  const follow = async (): Promise<void> => {
    for (const [place, file] of next) found[place] = await measureFile(content, file, known);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, follow));
  const sizes = found.flatMap(({ size }) => (size ? [size] : []));
  if (sizes.some(([hash]) => !known[hash])) record.keep(PART, [JSON.stringify(Object.fromEntries(sizes))]);
  return { value: found.map(({ media }) => media), diagnostics: found.flatMap(({ diagnostics }) => diagnostics) };
}
