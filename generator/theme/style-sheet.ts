// The theme as a style sheet: custom properties that take the place of those in src/styles/tokens.css. It says only what
// the theme says. Colours and shapes are for screens: the site's own style sheet looks after paper.
import type { Theme } from '../../schemas/types.ts';
import { coloursOf, hasColours, modes, type Mode } from './derive.ts';

/** Custom properties with their values, without the two dashes. */
export type Properties = Readonly<Record<string, string>>;

/** The root, with more weight than in the site's own style sheet: the order in which the two are loaded does not matter. */
const ROOT = 'html:root';

const screens: Readonly<Record<Mode, string>> = {
  light: '@media screen',
  dark: '@media screen and (prefers-color-scheme:dark)',
};

/** Writes a rule. */
const rule = (selector: string, properties: Properties): string => {
  const lines = Object.entries(properties).map(([name, value]) => `--${name}:${value};`);
  return lines.length === 0 ? '' : `${selector}{${lines.join('')}}`;
};

/** Writes rules that hold for some media only. */
const within = (media: string, rules: string): string => (rules === '' ? '' : `${media}{${rules}}\n`);

function colourProperties(theme: Theme, mode: Mode): Properties {
  if (!hasColours(theme)) return {};
  return Object.fromEntries(Object.entries(coloursOf(theme, mode)).map(([name, value]) => [`color-${name}`, value]));
}

/** Returns the style sheet of a theme; an empty text where it says nothing of the look. */
export function styleSheet(theme: Theme): string {
  return modes.map((mode) => within(screens[mode], rule(ROOT, colourProperties(theme, mode)))).join('');
}
