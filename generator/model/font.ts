// Typefaces of a theme: what planning needs to know of their files, and how they are published.

/** The measures of a typeface, in its own units. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly unitsPerEm: number;
  /** The average width of its letters in running text. */
  readonly xWidthAvg: number;
}

/** load: a WOFF2 file of the media folder; `file` is relative to the content folder. */
export interface FontFile {
  readonly file: string;
  /** The first digits of its SHA-256 in hexadecimal. */
  readonly hash: string;
  readonly bytes: number;
  /** Whether it holds all weights from regular to bold. */
  readonly isVariable: boolean;
  /** Undefined where it cannot be read as a typeface. */
  readonly metrics: FontMetrics | undefined;
}

/** A font of a site: its published name, and where it comes from. */
export interface PlannedFont {
  readonly file: string;
  /** Relative to the content folder, or to the typefaces that come with the tool. */
  readonly from: string;
  readonly of: 'content' | 'tool';
}

/** Returns whether a file of the content folder is a typeface by its place and name. */
export const isFont = (file: string): boolean => /^media\/[A-Za-z0-9._/-]+\.woff2$/.test(file);

/** Returns the published name of a font, which changes with its content. */
export const publishedFont = (file: string, hash: string): string =>
  `assets/${file.replace(/^.*\//, '').replace(/\.woff2$/, '')}.${hash}.woff2`;
