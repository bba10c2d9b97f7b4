// Styles of the provider's own, for what neither content nor theme can express.

/** The only file of the content folder with styles. */
export const EXTRA_FILE = 'extra.css';

/** The styles as they are written, and as they are published. */
export interface ExtraStyles {
  readonly source: string;
  /** Minified; undefined while the file has errors, and where nothing is in it. */
  readonly text?: string;
}
