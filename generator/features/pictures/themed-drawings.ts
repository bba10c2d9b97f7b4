// Drawings that name colours of the theme, as in fill="var(--color-sea, #0b5766)". A picture cannot read the style sheet
// of the page that shows it, so these colours are written into the published file, for light and dark mode.
import type { Theme } from '../../../schemas/types.ts';
import type { LinkedSite, MediaFile } from '../../model/content.ts';
import type { PlannedText } from '../../model/planned.ts';
import { type Mode, modes, palettesOf } from '../../theme/derive.ts';

const END = '</svg>';

const named = /var\(\s*--color-([a-z-]+)/g;

/** Returns whether a picture is a drawing that names colours of the theme. */
export const isThemed = ({ svg = '' }: MediaFile): boolean => svg.includes(END) && svg.search(named) >= 0;

function withColours(svg: string, theme: Theme): string {
  const palettes = palettesOf(theme);
  const names = [...new Set(Array.from(svg.matchAll(named), ([, name = '']) => name))].sort();
  const rule = (mode: Mode): string => {
    const known = new Map(Object.entries(palettes[mode]));
    return `:root{${names.flatMap((name) => (known.has(name) ? [`--color-${name}:${known.get(name)}`] : [])).join(';')}}`;
  };
  const [light, dark] = modes.map(rule);
  const end = svg.lastIndexOf(END);
  return `${svg.slice(0, end)}<style>${light}@media(prefers-color-scheme:dark){${dark}}</style>${svg.slice(end)}`;
}

/** Returns the drawings of the media folder that are published in the colours of the theme. */
export const themedDrawings = ({ media, theme = {} }: Pick<LinkedSite, 'media' | 'theme'>): readonly PlannedText[] =>
  media.filter(isThemed).map(({ file, svg = '' }) => ({ file, text: withColours(svg, theme) }));
