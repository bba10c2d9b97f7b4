// The typefaces that a theme can choose, and the fonts of systems that take their place until they are loaded.
import type { Theme } from '../../schemas/types.ts';
import { publishedFont, type FontFile, type FontMetrics, type PlannedFont } from '../model/font.ts';

/** The name of a choice. */
export type TypefaceName = NonNullable<Theme['typeface']>;

/** One file of a typeface. */
export interface FaceFile {
  readonly font: PlannedFont;
  /** As CSS writes it: "400 800" for all weights. */
  readonly weight: string;
  /** The letters that it has; absent for all. */
  readonly range?: string;
  /** Whether every page needs it at once. */
  readonly isFirst: boolean;
  /** Absent for files with further letters. */
  readonly metrics?: FontMetrics;
}

/** A typeface with files of its own. */
export interface Typeface {
  readonly family: string;
  readonly style: 'sans' | 'serif';
  readonly files: readonly FaceFile[];
}

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

interface Shipped {
  readonly family: string;
  readonly style: Typeface['style'];
  /** The names of the files without their ending, with their hashes. */
  readonly latin: readonly [name: string, hash: string];
  readonly more: readonly [name: string, hash: string];
  readonly metrics: FontMetrics;
}

/** The typefaces that come with the tool besides that of the site itself; a test compares the figures with the files. */
export const shipped: Readonly<Record<'figtree' | 'source-serif', Shipped>> = {
  figtree: {
    family: 'Figtree',
    style: 'sans',
    latin: ['figtree', '4ba7d3d09669'],
    more: ['figtree-ext', 'bf7828e2c258'],
    metrics: { ascent: 950, descent: -250, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 444 },
  },
  'source-serif': {
    family: 'Source Serif 4',
    style: 'serif',
    latin: ['source-serif', '382475f38242'],
    more: ['source-serif-ext', 'd10ccbbd0dc4'],
    metrics: { ascent: 1036, descent: -335, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 479 },
  },
};

const ofTool = ([name, hash]: readonly [string, string]): PlannedFont => ({
  file: publishedFont(name, hash),
  from: `${name}.woff2`,
  of: 'tool',
});

function shippedTypeface({ family, style, latin, more, metrics }: Shipped): Typeface {
  const weight = '400 800';
  return {
    family,
    style,
    files: [
      { font: ofTool(latin), weight, range: LATIN, isFirst: true, metrics },
      { font: ofTool(more), weight, range: LATIN_EXT, isFirst: false },
    ],
  };
}

function ownFile({ file, hash, isVariable, metrics }: FontFile, weight: string): FaceFile {
  const font: PlannedFont = { file: publishedFont(file, hash), from: file, of: 'content' };
  return { font, weight: isVariable ? '400 800' : weight, isFirst: true, ...(metrics && { metrics }) };
}

/** The provider's own typeface; undefined where its file is not there or is none. */
function ownTypeface({ ownTypeface: own }: Theme, fonts: readonly FontFile[]): Typeface | undefined {
  const [regular, bold] = [own?.file, own?.bold].map((name) => fonts.find(({ file }) => file === name));
  if (own === undefined || regular?.metrics === undefined) return undefined;
  const files = [ownFile(regular, '400'), ...(bold?.metrics ? [ownFile(bold, '700')] : [])];
  return { family: own.name, style: own.style ?? 'sans', files };
}

/** Returns a chosen typeface with its files; undefined for one that has none, or is the site's own. */
export function typefaceOf(name: TypefaceName, theme: Theme, fonts: readonly FontFile[]): Typeface | undefined {
  if (name === 'own') return ownTypeface(theme, fonts);
  return name === 'figtree' || name === 'source-serif' ? shippedTypeface(shipped[name]) : undefined;
}
