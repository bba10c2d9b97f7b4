// The custom properties of src/styles/tokens.css, which a theme or extra.css may set (a test compares them), and the styles of the
// provider's own, for what neither content nor theme can express.
import colours from './colours.json' with { type: 'json' };

// Typefaces of a theme: what planning needs to know of their files, and how they are published.

/** The measures of a typeface, in its own units. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly unitsPerEm: number;
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

/** The only file of the content folder with styles. */
export const EXTRA_FILE = 'extra.css';

/** The styles as they are written, and as they are published. */
export interface ExtraStyles {
  readonly source: string;
  /** Minified; undefined while the file has errors, and where nothing is in it. */
  readonly text?: string;
}

/** The colours that follow a theme, without their prefix: grounds come before what is seen on them. */
export const colourTokens = Object.keys(colours) as readonly ColourToken[];

/** The name of a colour token. */
export type ColourToken = keyof typeof colours;

/** What people call a colour. */
export const tokenWords: Readonly<Record<ColourToken, string>> = colours;

const sizes = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'];
const spaces = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'gutter', 'section'];

/** The names of all properties that every page has, with their hyphens. */
export const themeProperties: ReadonlySet<string> = new Set(
  [
    ...colourTokens.map((name) => `color-${name}`),
    ...spaces.map((name) => `space-${name}`),
    ...sizes.map((name) => `text-${name}`),
    ...['font-body', 'font-display', 'font-stand-in'],
    ...['radius-sm', 'radius-md', 'radius-lg', 'radius-full', 'shadow-sm', 'shadow-md', 'shadow-lg'],
    ...['width-page', 'width-prose', 'header-height', 'duration', 'ease'],
  ].map((name) => `--${name}`),
);

/** Two colours that meet, in words, with the contrast that they have and need. */
export interface ContrastFacts {
  readonly colour: string;
  readonly mode: 'light' | 'dark';
  /** What is set in one of the two colours, such as "links", and what it is set on, such as "cards and forms". */
  readonly text: string;
  readonly on: string;
  /** The contrast, such as "1.4:1", and the least one. */
  readonly has: string;
  readonly needs: string;
  /** The nearest colour that passes, as #rrggbb; undefined where none does. */
  readonly nearest: string | undefined;
}
