// Pictures from phones and other programs, in a course that shows them.
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { EditorCase } from './editor-case.ts';

const course = 'courses/power-bi.yaml';
const jpeg = readFileSync(new URL('../../../content/media/gallery/stage.jpg', import.meta.url));
const small = await sharp(jpeg).resize(40, 30).jpeg().toBuffer();
const drawing = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`;

/** The first bytes of a picture of an iPhone. */
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);

interface Expected {
  readonly code: string;
  readonly advice: RegExp;
  /** Whether it is reported at the picture and not at the course. */
  readonly isOfFile?: true;
}

type Row = readonly [says: string, name: string, bytes: string | Buffer, problem?: Expected];

/** The course shows a picture, which is there; a problem is reported at the course unless it is one of the file. */
const shown = ([says, name, bytes, problem]: Row): EditorCase => ({
  says,
  edit: {
    files: (read) => ({
      [course]: read(course).replace('page: standard', `page: standard\nimage:\n  file: '${name}'\n  alt: A hall`),
      [name]: bytes,
    }),
  },
  codes: problem ? [problem.code] : [],
  ...(problem ? { advice: problem.advice } : {}),
  ...(problem?.isOfFile ? { file: name } : { file: course, at: 'file:' }),
});

/** Nothing names the picture. */
const unnamed = (says: string, name: string, advice: RegExp): EditorCase => ({
  says,
  edit: { files: () => ({ [name]: jpeg }) },
  codes: [advice.source.includes('Rename') ? 'link/unused-media' : 'load/unusable-picture'],
  file: name,
  advice,
});

const unusable = (advice: RegExp): Expected => ({ code: 'link/unusable-picture', advice });
const unreadable = (advice: RegExp): Expected => ({ code: 'load/unreadable-picture', advice, isOfFile: true });

const rows: readonly Row[] = [
  ['a JPEG', 'media/room.jpg', jpeg],
  ['a JPEG with its long ending', 'media/room.jpeg', jpeg],
  ['a drawing', 'media/plan.svg', drawing('<path d="M0 0h9"/>')],
  ['a GIF', 'media/p.gif', 'GIF89a', unusable(/GIF picture.*Save it as JPEG/)],
  ['a TIFF', 'media/p.tiff', 'II*\0', unusable(/TIFF picture.*Save it as JPEG/)],
  ['a BMP', 'media/p.bmp', 'BM', unusable(/BMP picture.*Save it as JPEG/)],
  ['a photo of an iPhone', 'media/IMG_1234.HEIC', heic, unusable(/HEIC.*Export it as JPEG/)],
  ['a PDF', 'media/p.pdf', '%PDF-1.7', unusable(/PDF file, not a picture/)],
  [
    'capitals and spaces in a name',
    'media/My Photo 1.JPG',
    jpeg,
    unusable(/Rename the file to "media\/my-photo-1\.jpg"/),
  ],
  ['a name in Arabic', 'media/صورة.jpg', jpeg, unusable(/Rename the file to "media\/[a-z0-9-]+\.jpg"/)],
  ['a photo of an iPhone that is called a JPEG', 'media/photo.jpg', heic, unreadable(/HEIC.*Export it as JPEG/)],
  ['a picture that is cut off', 'media/cut.jpg', jpeg.subarray(0, jpeg.length / 2), unreadable(/ends before/)],
  ['an empty picture', 'media/empty.jpg', '', unreadable(/is empty/)],
  ['a drawing that is broken', 'media/bad.svg', '<svg', unreadable(/cannot be read/)],
  [
    'a drawing with a script',
    'media/script.svg',
    drawing('<script>alert(1)</script>'),
    { code: 'load/unsafe-drawing', advice: /script/, isOfFile: true },
  ],
  [
    'a picture that is far too small',
    'media/tiny.jpg',
    small,
    { code: 'load/small-picture', advice: /40 × 30/, isOfFile: true },
  ],
];

export const pictureCases: readonly EditorCase[] = [
  ...rows.map(shown),
  unnamed(
    'a picture with a name that cannot be used, which nothing names',
    'media/My Room.jpg',
    /Rename the file to "media\/my-room\.jpg"/,
  ),
  unnamed('a photo of an iPhone that nothing names', 'media/photo.heic', /HEIC.*Export it as JPEG/),
  unnamed('a picture among the courses', 'courses/room.jpg', /write "media\/room\.jpg"/),
];
