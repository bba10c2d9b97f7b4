// Files of the media folder that are no pictures and that visitors can have: documents, and videos with their captions.
// They are published under their own names, as links in texts write them.

/** What files of a format are for. */
export type AttachmentUse = 'document' | 'video' | 'captions';

const uses: readonly string[] = ['document', 'video', 'captions'] satisfies readonly AttachmentUse[];

/** Returns whether a reference is to a file for such a use. */
export const isUse = (to: string | undefined): to is AttachmentUse => to !== undefined && uses.includes(to);

/** A file that can be published, relative to the content folder. */
export interface Attachment {
  readonly file: string;
  readonly bytes: number;
}

/** What of the media folder is published under its own name, besides drawings. */
export interface PublishedFiles {
  /** The documents and videos that something names. */
  readonly attachments: readonly Attachment[];
  /** The pictures that a link leads to; pages show them in other sizes and formats. */
  readonly originals: readonly string[];
}

interface Format {
  readonly use: AttachmentUse;
  /** What every file of the format begins with, read as Latin-1; absent for plain text. */
  readonly begins?: RegExp;
}

const [zip, ole] = [/^PK(?:\x03\x04|\x05\x06)/, /^\xD0\xCF\x11\xE0/];

const document = (begins?: RegExp): Format => ({ use: 'document', ...(begins ? { begins } : {}) });

/** By the ending of the file's name. */
const formats: Readonly<Record<string, Format>> = {
  // Programs that read PDF allow bytes before the mark.
  pdf: document(/%PDF-/),
  doc: document(ole),
  docx: document(zip),
  xls: document(ole),
  xlsx: document(zip),
  ppt: document(ole),
  pptx: document(zip),
  odt: document(zip),
  ods: document(zip),
  odp: document(zip),
  epub: document(zip),
  zip: document(zip),
  rtf: document(/^\{\\rtf/),
  csv: document(),
  txt: document(),
  mp4: { use: 'video', begins: /^[^]{4}ftyp/ },
  webm: { use: 'video', begins: /^\x1A\x45\xDF\xA3/ },
  vtt: { use: 'captions', begins: /^(?:\xEF\xBB\xBF)?WEBVTT/ },
};

/** How many bytes at the beginning of a file show its format. */
export const HEAD_BYTES = 1024;

/** Returns the ending of a file's name in small letters, without the dot. */
export const endingOf = (file: string): string => /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';

/** Returns what a file is for by its ending; undefined where such files are not published. */
export function purposeOf(file: string): AttachmentUse | undefined {
  const ending = endingOf(file);
  return Object.hasOwn(formats, ending) ? formats[ending]?.use : undefined;
}

/** Returns the endings of the files that can be used so. */
export const endingsFor = (use: AttachmentUse): readonly string[] =>
  Object.keys(formats).filter((ending) => formats[ending]?.use === use);

/** Returns whether a file is what its ending says, by its first bytes. */
export function isAsNamed(file: string, head: Buffer): boolean {
  const begins = formats[endingOf(file)]?.begins;
  const text = head.toString('latin1');
  if (begins) return begins.test(text);
  // Plain text has no zero bytes, unless it begins with the mark of UTF-16.
  return !text.includes('\0') || /^(?:\xFF\xFE|\xFE\xFF)/.test(text);
}

/** Whether a name can be published: an address is written in these letters, and an ending in small ones. */
const isPlain = (file: string): boolean => /^media\/[A-Za-z0-9._/-]+\.[a-z0-9]+$/.test(file);

/** Returns whether a file of the content folder is an attachment by its place and name. */
export const isAttachment = (file: string): boolean => isPlain(file) && purposeOf(file) !== undefined;

/** Returns whether the address of a video is on another site. */
export const isElsewhere = (url: string): boolean => /^https:/.test(url);

/** Returns the name of a file as the content folder has it, however a reference writes it. */
export const asMediaFile = (named: string): string => named.replace(/^\//, '');
