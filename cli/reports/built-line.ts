/** What a build made. */
export interface Built {
  readonly pages: number;
  readonly files: number;
  readonly bytes: number;
}

const UNIT = 1000;

/** Writes an amount of bytes as people read it, in decimal units. */
export function sizeText(bytes: number): string {
  if (bytes < UNIT) return `${bytes} bytes`;
  const kilobytes = bytes / UNIT;
  return kilobytes < UNIT ? `${kilobytes.toFixed(1)} kB` : `${(kilobytes / UNIT).toFixed(1)} MB`;
}

/** Returns the one line that a successful build ends with. */
export function builtLine({ pages, files, bytes }: Built, at: { milliseconds: number; folder: string }): string {
  return `Built ${pages} pages (${files} files, ${sizeText(bytes)}) into ${at.folder} in ${Math.round(at.milliseconds)} ms.\n`;
}
