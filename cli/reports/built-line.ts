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

/** When, where and how it was made. */
export interface BuiltAt {
  readonly milliseconds: number;
  readonly folder: string;
  /** What was done; "Built" unless told. */
  readonly deed?: string;
}

/** Returns the one line that a successful build ends with. */
export function builtLine({ pages, files, bytes }: Built, { milliseconds, folder, deed = 'Built' }: BuiltAt): string {
  return `${deed} ${pages} pages (${files} files, ${sizeText(bytes)}) into ${folder} in ${Math.round(milliseconds)} ms.\n`;
}
