// The provider's mark where browsers and phones show it: tabs, home screens, app lists.
import type { PlannedPicture, PlannedText } from '../../model/planned.ts';
import { coloursOf, hasColours } from '../../theme/derive.ts';
import { homeOf } from '../shell/head.ts';
import type { SharedSite } from '../shell/page-context.ts';

// The mark of a provider without a logo. Browsers show it without the fonts of the site, so it is set in any sans serif.

/** The primary colour of the site in light mode without a theme: `--color-sea` in tokens.css. */
const SEA = '#0b5766';

const SIDE = 64;

/** The first letters of the first and the last word; one where there is one word, or where letters would be joined to a word. */
function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  const last = /^\p{Script=Arabic}/u.test(name) ? 0 : words.length - 1;
  const ends = words.filter((_, i) => i === 0 || i === last);
  return ends.map((word) => (/^[^]/u.exec(word)?.[0] ?? '').toLocaleUpperCase()).join('');
}

/** Draws the initials of a name on a square with round corners, as SVG text; white can be read on the colour. */
export function drawMonogram(name: string, colour: string = SEA): string {
  const text = initials(name);
  const size = text.length > 1 ? 28 : 36;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">`,
    `<rect width="${SIDE}" height="${SIDE}" rx="14" fill="${colour}"/>`,
    `<text x="${SIDE / 2}" y="${SIDE / 2 + size * 0.36}" fill="#fff" font-family="Schibsted Grotesk, IBM Plex Sans Arabic, system-ui, sans-serif" font-weight="700" font-size="${size}" text-anchor="middle">${text}</text>`,
    '</svg>',
  ].join('');
}

/** The background of the site in light mode and of the manifest without a theme: `--color-ground` in tokens.css. */
export const GROUND = '#fbf9f5';

/**
 * Sizes in pixels of the icons in the manifest; their content stays within the circle to which systems may crop them.
 */
const manifestSizes = [192, 512] as const;

const iconFile = (size: number): string => `media/icons/${size}.png`;

function opaqueIcon(logo: string, ground: string): string {
  const [side, room] = [512, 96];
  const mark = nestedSvg(logo, { x: room, y: room, width: side - 2 * room, height: side - 2 * room });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}"><rect width="${side}" height="${side}" fill="${ground}"/>${mark}</svg>`;
}

/** The mark in tabs, relative to the output folder; the header shows it too where the provider has no logo. */
export const MARK = 'favicon.svg';

/** The colour of the page: that of the theme, if it has colours. */
const groundOf = ({ theme }: SharedSite): string =>
  theme && hasColours(theme) ? coloursOf(theme, 'light').ground : GROUND;

/** Returns the provider's mark as SVG text: the favicon of its theme, its logo, or else its initials. */
export function logoOf({ media, settings, theme }: SharedSite): string {
  const chosen = [theme?.favicon, theme?.logo?.light, settings.logo].filter((file) => file !== undefined);
  const drawn = chosen.flatMap((name) => media.find(({ file }) => file === name)?.svg ?? []);
  const colour = theme && hasColours(theme) ? coloursOf(theme, 'light').sea : undefined;
  return drawn[0] ?? drawMonogram(settings.shortName, colour);
}

/** Returns the icons of the site. */
export function icons(site: SharedSite): readonly PlannedPicture[] {
  const logo = logoOf(site);
  const svg = opaqueIcon(logo, groundOf(site));
  return [
    { file: MARK, svg: logo },
    { file: 'apple-touch-icon.png', svg, width: 180 },
    ...manifestSizes.map((size) => ({ file: iconFile(size), svg, width: size })),
  ];
}

/** Returns the web app manifest: how the site appears when added to a home screen. */
export function manifest(site: SharedSite, base: string): PlannedText {
  const { settings } = site;
  const [ground, home] = [groundOf(site), homeOf(site, base)];
  const text = {
    name: settings.name,
    short_name: settings.shortName,
    ...(settings.description === undefined ? {} : { description: settings.description }),
    lang: settings.language,
    dir: settings.direction,
    start_url: home,
    scope: home,
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: manifestSizes.map((size) => ({
      src: base + iconFile(size),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
  return { file: 'manifest.webmanifest', text: `${JSON.stringify(text, null, 2)}\n` };
}

type Place = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

/** Embeds an SVG file as an element in another drawing, at a place in its units. */
export function nestedSvg(svg: string, { x, y, width, height }: Place): string {
  const text = svg.replace(/<!--.*?-->/gs, '');
  const [root = '', tag = 'svg'] = /<((?:[\w-]+:)?svg)\b(?:"[^"]*"|'[^']*'|[^>"'])*>/.exec(text) ?? [];
  const inner = text.slice(text.indexOf(root) + root.length);
  // Without a size, a browser takes 300 by 150 pixels.
  const size = (name: string, or: string): string => new RegExp(`\\s${name}=["']([\\d.]+)`).exec(root)?.[1] ?? or;
  const viewBox = root.includes('viewBox=') ? '' : ` viewBox="0 0 ${size('width', '300')} ${size('height', '150')}"`;
  const kept = root.replace(/\s(x|y|width|height)=("[^"]*"|'[^']*')/g, '').slice(1 + tag.length);
  return `<${tag} x="${x}" y="${y}" width="${width}" height="${height}"${viewBox}${kept}${inner}`;
}
