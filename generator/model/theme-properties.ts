// The custom properties of src/styles/tokens.css, which a theme or extra.css may set (a test compares them), and the styles of the
// provider's own, for what neither content nor theme can express.

/** The only file of the content folder with styles. */
export const EXTRA_FILE = 'extra.css';

/** The styles as they are written, and as they are published. */
export interface ExtraStyles {
  readonly source: string;
  /** Minified; undefined while the file has errors, and where nothing is in it. */
  readonly text?: string;
}

/** The colours that follow a theme, without their prefix: grounds come before what is seen on them. */
export const colourTokens = [
  'ground',
  'surface',
  'surface-sunken',
  'sand',
  'sea-soft',
  'deep',
  'deep-raised',
  'success-soft',
  'warning-soft',
  'error-soft',
  'on-deep',
  'on-deep-soft',
  'on-sea',
  'on-accent',
  'sea-fill',
  'sea-fill-strong',
  'accent-fill',
  'accent-fill-strong',
  'ink',
  'ink-soft',
  'sea',
  'sea-strong',
  'accent',
  'accent-strong',
  'line',
  'line-strong',
  'sand-strong',
  'success',
  'warning',
  'error',
  'star',
  'focus',
] as const;

/** The name of a colour token. */
export type ColourToken = (typeof colourTokens)[number];

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
