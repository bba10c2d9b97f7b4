// The typefaces of a theme as CSS. As in src/styles/fonts.css, a face that comes too late for the first page is shown from
// the second one on, and until then a font of the system has its width and height, so that nothing moves.
import type { Theme } from '../../schemas/types.ts';
import data from './typefaces.json' with { type: 'json' };
import { type FontFile, type FontMetrics, publishedFont, type PlannedFont } from '../model/theme-properties.ts';

// The typefaces that a theme can choose, and the fonts of systems that take their place until they are loaded, are in typefaces.json.
// The width of a system font is the average of its letters relative to their size, measured as the typefaces are; those with the
// same measures go by several names. The fonts for other scripts are those of src/styles/tokens.css.

type TypefaceName = NonNullable<Theme['typeface']>;

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

interface Typeface {
  readonly family: string;
  readonly style: 'sans' | 'serif';
  readonly files: readonly FaceFile[];
}

interface Shipped {
  readonly family: string;
  readonly style: Typeface['style'];
  /** The names of the files without their ending, with their hashes. */
  readonly latin: readonly string[];
  readonly more: readonly string[];
  readonly metrics: FontMetrics;
}

/** The typefaces that come with the tool besides that of the site itself; a test compares the figures with the files. */
export const shipped = data.shipped as Readonly<Record<'figtree' | 'source-serif', Shipped>>;

const ofTool = ([name = '', hash = '']: readonly string[]): PlannedFont => ({
  file: publishedFont(name, hash),
  from: `${name}.woff2`,
  of: 'tool',
});

function shippedTypeface({ family, style, latin, more, metrics }: Shipped): Typeface {
  const weight = '400 800';
  const first = { font: ofTool(latin), weight, range: data.ranges.latin, isFirst: true, metrics };
  return { family, style, files: [first, { font: ofTool(more), weight, range: data.ranges.more, isFirst: false }] };
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

/** The stacks of the choices that have no files: the site's own typeface, and whatever the system has. */
const stacks: Readonly<Record<'grotesk' | 'system', { readonly first: string; readonly later?: string }>> = data.stacks;

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/** A name as CSS writes it in a text; schemas allow no quotes in it. */
const quoted = (name: string): string => `'${name}'`;

/** The font of the system in the measures of a typeface. */
function fallbackFaces({ family, style, files }: Typeface): string {
  const [regular, bold] = files.filter(({ metrics }) => metrics !== undefined);
  if (!regular?.metrics) return '';
  const font = data.systemFonts[style];
  const width = regular.metrics.xWidthAvg / regular.metrics.unitsPerEm;
  // Where one file holds all weights, letters are so much wider at weight 700 in most typefaces.
  const boldWidth = bold?.metrics ? bold.metrics.xWidthAvg / bold.metrics.unitsPerEm : width * 1.05;
  const { regular: ownWidth, bold: ownBold } = font.widths;
  return [
    { names: font.regular, weight: '400 549', metrics: regular.metrics, adjust: width / ownWidth },
    { names: font.bold, weight: '550 800', metrics: bold?.metrics ?? regular.metrics, adjust: boldWidth / ownBold },
  ]
    .map(({ names, weight, metrics, adjust }) => {
      const { ascent, descent, lineGap, unitsPerEm } = metrics;
      const share = (value: number) => percent(Math.abs(value) / unitsPerEm / adjust);
      return [
        `@font-face{font-family:${quoted(`${family} fallback`)};`,
        `src:${names.map((name) => `local(${quoted(name)})`).join(',')};`,
        `font-weight:${weight};size-adjust:${percent(adjust)};ascent-override:${share(ascent)};`,
        `descent-override:${share(descent)};line-gap-override:${share(lineGap)};unicode-range:U+0020-024F,U+2000-22FF}\n`,
      ].join('');
    })
    .join('');
}

/** A file of a typeface; URLs are relative to the style sheet, which is in the same folder. */
const face = (family: string, display: 'optional' | 'swap', { font, weight, range }: FaceFile): string =>
  `@font-face{font-family:${quoted(family)};src:url(${font.file.replace('assets/', '')}) format('woff2');font-weight:${weight};font-display:${display}${range === undefined ? '' : `;unicode-range:${range}`}}\n`;

function stackOf(name: TypefaceName, typeface: Typeface | undefined, isLater: boolean): string {
  if (typeface) {
    const { family, style } = typeface;
    const names = [family, ...(isLater ? [`${family} at last`] : []), `${family} fallback`].map(quoted);
    return `${names.join(',')},${data.others},${style === 'sans' ? 'sans-serif' : style}`;
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
