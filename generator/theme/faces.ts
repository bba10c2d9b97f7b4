// The typefaces of a theme as CSS. As in src/styles/fonts.css, a face that comes too late for the first page is shown from
// the second one on, and until then a font of the system has its width and height, so that nothing moves.
import type { Theme } from '../../schemas/types.ts';
import type { FontFile, FontMetrics } from '../model/font.ts';
import { typefaceOf, type FaceFile, type Typeface, type TypefaceName } from './typefaces.ts';

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
