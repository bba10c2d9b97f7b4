/** What a build has produced. */
export interface Built {
  readonly pages: number;
  readonly files: number;
  readonly bytes: number;
}

const UNIT = 1000;

/** Returns an amount of bytes in decimal units. */
export function sizeText(bytes: number): string {
  if (bytes < UNIT) return `${bytes} bytes`;
  const kilobytes = bytes / UNIT;
  return kilobytes < UNIT ? `${kilobytes.toFixed(1)} kB` : `${(kilobytes / UNIT).toFixed(1)} MB`;
}

/** How, when and where it was built. */
export interface BuiltAt {
  readonly milliseconds: number;
  readonly folder: string;
  /** The beginning of the line; "Built" by default. */
  readonly verb?: string;
}

/** Returns the last line of a successful build. */
export function builtLine({ pages, files, bytes }: Built, { milliseconds, folder, verb = 'Built' }: BuiltAt): string {
  return `${verb} ${pages} pages (${files} files, ${sizeText(bytes)}) into ${folder} in ${Math.round(milliseconds)} ms.\n`;
}
