// The typefaces of a theme as CSS. As in src/styles/fonts.css, a face that comes too late for the first page is shown from
// the second one on, and until then a font of the system has its width and height, so that nothing moves.
import type { Theme } from '../../schemas/types.ts';
import { type FontFile, type FontMetrics, publishedFont, type PlannedFont } from '../model/theme-properties.ts';

// The typefaces that a theme can choose, and the fonts of systems that take their place until they are loaded.

/** The name of a choice. */
type TypefaceName = NonNullable<Theme['typeface']>;

/** One file of a typeface. */
interface FaceFile {
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
interface Typeface {
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
function typefaceOf(name: TypefaceName, theme: Theme, fonts: readonly FontFile[]): Typeface | undefined {
  if (name === 'own') return ownTypeface(theme, fonts);
  return name === 'figtree' || name === 'source-serif' ? shippedTypeface(shipped[name]) : undefined;
}

/** A font of systems: its names, and the average width of its letters relative to their size, regular and bold. */
interface SystemFont {
  readonly regular: readonly string[];
  readonly bold: readonly string[];
  readonly widths: readonly [regular: number, bold: number];
}

/** Measured as the typefaces are; those with the same measures go by several names. */
const systemFonts: Readonly<Record<Typeface['style'], SystemFont>> = {
  sans: {
    regular: ['Arial', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    widths: [0.4458, 0.48],
  },
  serif: {
    regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
    bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
    widths: [0.4063, 0.4326],
  },
};

/** How much wider letters are at weight 700 where one file holds all weights: about the same in most typefaces. */
const BOLDER = 1.05;

/** The fonts of systems for other scripts, as in src/styles/tokens.css. */
const OTHERS = "'SF Arabic','Segoe UI','Noto Sans Arabic','Noto Naskh Arabic','Geeza Pro',system-ui";

const generic = { sans: 'sans-serif', serif: 'serif' } as const;

/** The stacks of the choices that have no files: the site's own typeface, and whatever the system has. */
const stacks: Readonly<Record<'grotesk' | 'system', { readonly first: string; readonly later?: string }>> = {
  grotesk: {
    first: "'Schibsted Grotesk',var(--font-stand-in)",
    later: "'Schibsted Grotesk','Schibsted Grotesk at last',var(--font-stand-in)",
  },
  system: { first: `system-ui,-apple-system,'Segoe UI',Roboto,${OTHERS},sans-serif` },
};

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/** A name as CSS writes it in a text; schemas allow no quotes in it. */
const quoted = (name: string): string => `'${name}'`;

/** A font of the system that is given the measures of a typeface. */
interface Fallback {
  readonly family: string;
  readonly names: readonly string[];
  readonly weight: string;
  readonly metrics: FontMetrics;
  /** How much wider its letters are set than they are. */
  readonly adjust: number;
}

function fallbackFace({ family, names, weight, metrics, adjust }: Fallback): string {
  const { ascent, descent, lineGap, unitsPerEm } = metrics;
  const share = (value: number) => percent(Math.abs(value) / unitsPerEm / adjust);
  return [
    `@font-face{font-family:${quoted(family)};src:${names.map((name) => `local(${quoted(name)})`).join(',')};`,
    `font-weight:${weight};size-adjust:${percent(adjust)};ascent-override:${share(ascent)};`,
    `descent-override:${share(descent)};line-gap-override:${share(lineGap)};unicode-range:U+0020-024F,U+2000-22FF}\n`,
  ].join('');
}

/** The font of the system in the measures of a typeface. */
function fallbackFaces({ family, style, files }: Typeface): string {
  const [regular, bold] = files.filter(({ metrics }) => metrics !== undefined);
  if (!regular?.metrics) return '';
  const font = systemFonts[style];
  const width = regular.metrics.xWidthAvg / regular.metrics.unitsPerEm;
  const boldWidth = bold?.metrics ? bold.metrics.xWidthAvg / bold.metrics.unitsPerEm : width * BOLDER;
  const name = `${family} fallback`;
  const [ownWidth, ownBold] = font.widths;
  return [
    { names: font.regular, weight: '400 549', metrics: regular.metrics, adjust: width / ownWidth },
    { names: font.bold, weight: '550 800', metrics: bold?.metrics ?? regular.metrics, adjust: boldWidth / ownBold },
  ]
    .map((each) => fallbackFace({ family: name, ...each }))
    .join('');
}

/** A file of a typeface; URLs are relative to the style sheet, which is in the same folder. */
const face = (family: string, display: 'optional' | 'swap', { font, weight, range }: FaceFile): string =>
  `@font-face{font-family:${quoted(family)};src:url(${font.file.replace('assets/', '')}) format('woff2');font-weight:${weight};font-display:${display}${range === undefined ? '' : `;unicode-range:${range}`}}\n`;

function stackOf(name: TypefaceName, typeface: Typeface | undefined, isLater: boolean): string {
  if (typeface) {
    const { family, style } = typeface;
    const names = [family, ...(isLater ? [`${family} at last`] : []), `${family} fallback`].map(quoted);
    return `${names.join(',')},${OTHERS},${generic[style]}`;
  }
  const { first, later = first } = stacks[name === 'system' ? 'system' : 'grotesk'];
  return isLater ? later : first;
}

/** The typefaces of a theme: what a style sheet says of them, and what pages load. */
export interface Faces {
  readonly rules: string;
  /** The values of --font-body and --font-display, on the first page and on later ones. */
  readonly stacks: {
    readonly first: Readonly<Record<string, string>>;
    readonly later: Readonly<Record<string, string>>;
  };
  readonly files: readonly FaceFile[];
  /** Whether the site's own typeface is used too. */
  readonly usesOwn: boolean;
}

/** Returns the typefaces of a theme; undefined where it says nothing of them. */
export function facesOf(theme: Theme, fonts: readonly FontFile[] = []): Faces | undefined {
  if (theme.typeface === undefined && theme.headings === undefined) return undefined;
  const body = theme.typeface ?? 'grotesk';
  const display = theme.headings ?? body;
  const chosen = new Map([...new Set([body, display])].map((name) => [name, typefaceOf(name, theme, fonts)] as const));
  const all = [...chosen.values()].flatMap((typeface) => typeface ?? []);
  const stacksOf = (isLater: boolean) => ({
    'font-body': stackOf(body, chosen.get(body), isLater),
    'font-display': display === body ? 'var(--font-body)' : stackOf(display, chosen.get(display), isLater),
  });
  return {
    rules: all
      .map((typeface) => {
        const { family, files } = typeface;
        const faces = files.map((file) => face(family, 'optional', file) + face(`${family} at last`, 'swap', file));
        return faces.join('') + fallbackFaces(typeface);
      })
      .join(''),
    stacks: { first: stacksOf(false), later: stacksOf(true) },
    files: all.flatMap(({ files }) => files),
    usesOwn: [...chosen].some(([name, typeface]) => name !== 'system' && typeface === undefined),
  };
}
