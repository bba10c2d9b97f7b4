// The theme as a style sheet: custom properties that take the place of those in src/styles/tokens.css. It says only what
// the theme says. Colours and shapes are for screens: the site's own style sheet looks after paper.
import type { Theme } from '../../schemas/types.ts';
import { coloursOf, hasColours, modes, type Mode } from './derive.ts';
import type { Faces } from './faces.ts';
import { headerColours, headerTokens } from './header.ts';
import { LAYERS } from './layers.ts';
import { shapeProperties, type Properties } from './shapes.ts';

/** The root, with more weight than in the site's own style sheet: the order in which the two are loaded does not matter. */
const ROOT = 'html:root';

/** The header of every page. */
const HEADER = `${ROOT} #root>header`;

const screens: Readonly<Record<Mode, string>> = {
  light: '@media screen',
  dark: '@media screen and (prefers-color-scheme:dark)',
};

/** Writes a rule. */
function rule(selector: string, properties: Properties, more = ''): string {
  const lines = Object.entries(properties).map(([name, value]) => `--${name}:${value};`);
  return lines.length === 0 && more === '' ? '' : `${selector}{${lines.join('')}${more}}`;
}

/** Writes rules that hold for some media only. */
const within = (media: string, rules: string): string => (rules === '' ? '' : `${media}{${rules}}\n`);

/** A shape in the colour that words have too follows that property, which extra.css may set. */
function asProperties(colours: Readonly<Record<string, string>>): Properties {
  const text = (name: string, value: string) => {
    const words = name.replace('-fill', '');
    return words !== name && colours[words] === value ? `var(--color-${words})` : value;
  };
  return Object.fromEntries(Object.entries(colours).map(([name, value]) => [`color-${name}`, text(name, value)]));
}

/** On a dark band, the mark for dark ground is shown, or else the only one on a light tile. */
const headerMarks = [
  rule(`${HEADER} img:not([data-ground])`, {}, 'padding:.25rem;border-radius:var(--radius-md);background:#fff'),
  rule(`${HEADER} img[data-ground=light]`, {}, 'display:none'),
  rule(`${HEADER} img[data-ground=dark]`, {}, 'display:block'),
].join('');

/** The line takes no room: it is painted over the ground of the header. */
const LINE =
  'background-image:linear-gradient(var(--color-sea),var(--color-sea));background-size:100% 4px;background-repeat:no-repeat';

function headerRule(theme: Theme, mode: Mode): string {
  if (theme.header === 'line' && mode === 'light') return rule(HEADER, {}, LINE);
  if (theme.header !== 'band') return '';
  const colours = headerColours(theme, mode);
  const tokens = rule(
    HEADER,
    asProperties(Object.fromEntries(headerTokens.map((name) => [name, colours[name]]))),
    'color:var(--color-ink)',
  );
  return mode === 'light' ? tokens + headerMarks : tokens;
}

function screenRules(theme: Theme, mode: Mode): string {
  const colours = hasColours(theme) ? asProperties(coloursOf(theme, mode)) : {};
  const shapes = mode === 'light' ? shapeProperties(theme) : {};
  return rule(ROOT, { ...colours, ...shapes }) + headerRule(theme, mode);
}

/** Returns the style sheet of a theme; an empty text where it says nothing of the look. */
export function styleSheet(theme: Theme, faces: Faces | undefined): string {
  const type = faces
    ? `${faces.rules}${rule(ROOT, faces.stacks.first)}${rule(`${ROOT}[data-arrived]`, faces.stacks.later)}\n`
    : '';
  const rules = type + modes.map((mode) => within(screens[mode], screenRules(theme, mode))).join('');
  return rules === '' ? '' : `${LAYERS}\n@layer theme{\n${rules}}\n`;
}
