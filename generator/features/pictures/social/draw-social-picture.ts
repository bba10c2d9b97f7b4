// The picture that social networks show next to a link: a cover, the title of the page and the provider's name.
import { escapeMarkup } from '../../../../src/app/head/html.ts';
import { coverElements, coverPalette, type CoverInput } from '../cover/draw-cover.ts';
import { COVER } from '../cover/size.ts';
import { fitText, LEADING, type FittedText } from './fit-text.ts';
import { nestedSvg } from './nested-svg.ts';

/** What a social picture shows. */
export interface SocialPicture {
  readonly title: string;
  readonly provider: string;
  /** The provider's mark, as SVG text. */
  readonly logo: string;
  readonly direction: 'ltr' | 'rtl';
  readonly cover: CoverInput;
}

const MARGIN = 72;
const PANEL = 700;
const LOGO = 76;
const NAME_BASE = 548;

/** Where the text begins, and its direction. */
interface Side {
  readonly x: number;
  readonly anchor: 'start' | 'end';
  /** Makes text run from right to left, whatever its first letter is. */
  readonly mark: string;
}

const sides: Readonly<Record<SocialPicture['direction'], Side>> = {
  ltr: { x: MARGIN, anchor: 'start', mark: '' },
  rtl: { x: COVER.width - MARGIN, anchor: 'end', mark: '\u200f' },
};

function textElement({ lines, size }: FittedText, { x, anchor, mark }: Side, y: number): string {
  const spans = lines.map(
    (line, index) =>
      `<tspan x="${x}" y="${Math.round(y + index * size * LEADING)}">${mark}${escapeMarkup(line)}${mark}</tspan>`,
  );
  return `<text font-size="${size}" text-anchor="${anchor}">${spans.join('')}</text>`;
}

function nameElements({ provider, logo, direction }: SocialPicture, light: string): string {
  const { anchor, mark, x } = sides[direction];
  const [chip, text] = direction === 'ltr' ? [x, x + LOGO + 24] : [x - LOGO, x - LOGO - 24];
  const top = NAME_BASE - LOGO / 2 - 10;
  const name = fitText(provider, { width: PANEL - 2 * MARGIN - LOGO - 24, height: 84, sizes: [34, 30, 26, 22] });
  const first = NAME_BASE - ((name.lines.length - 1) * name.size * LEADING) / 2;
  return [
    `<rect x="${chip}" y="${top}" width="${LOGO}" height="${LOGO}" rx="14" fill="${light}"/>`,
    nestedSvg(logo, { x: chip + 11, y: top + 11, width: LOGO - 22, height: LOGO - 22 }),
    textElement(name, { x: text, anchor, mark }, first),
  ].join('');
}

/** Draws a social picture as SVG text with text elements, 1200 by 630. */
export function drawSocialPicture(picture: SocialPicture): string {
  const { title, direction, cover } = picture;
  const { width, height } = COVER;
  const { ground, light, accent } = coverPalette({ ...cover, subcategory: 0 });
  const [panel, art] = direction === 'ltr' ? [0, PANEL] : [width - PANEL, 0];
  const fitted = fitText(title, { width: PANEL - 2 * MARGIN, height: 352, sizes: [76, 68, 60, 54, 48, 42, 36, 30] });
  const rule = direction === 'ltr' ? MARGIN : width - MARGIN - 64;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<svg x="${art}" width="${width - PANEL}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${coverElements(cover)}</svg>`,
    `<rect x="${panel}" width="${PANEL}" height="${height}" fill="${ground}"/>`,
    `<rect x="${rule}" y="72" width="64" height="8" rx="4" fill="${accent}"/>`,
    `<g fill="${light}" font-family="Schibsted Grotesk, IBM Plex Sans Arabic" font-weight="700">`,
    textElement(fitted, sides[direction], 118 + fitted.size * 0.86),
    nameElements(picture, light),
    '</g></svg>',
  ].join('');
}
