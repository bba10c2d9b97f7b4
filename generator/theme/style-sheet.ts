// The theme as a style sheet: custom properties that take the place of those in src/styles/tokens.css. It says only what
// the theme says. Colours and shapes are for screens: the site's own style sheet looks after paper.
import type { Theme } from '../../schemas/types.ts';
import { once } from '../base/memoize.ts';
import type { ColourToken } from '../model/theme-properties.ts';
import { coloursOf, hasColours, type Mode, modes, seedsOf } from './derive.ts';
import type { Faces } from './faces.ts';
import { darkTones } from './recipes.ts';
import { type Colours, solve } from './solve.ts';
import spaces from './densities.json' with { type: 'json' };

/** The order of all cascade layers, as in vite.config.ts: each sheet begins with it, since any may be read first. */
export const LAYERS = '@layer tokens,reset,base,components,utilities,print,theme,extra;';

// Corners and density: sizes in the place of those in src/styles/tokens.css.

type Properties = Readonly<Record<string, string>>;

const corners: Readonly<Record<NonNullable<Theme['corners']>, Properties>> = {
  square: { 'radius-sm': '0rem', 'radius-md': '0rem', 'radius-lg': '0rem', 'radius-full': '0rem' },
  slight: { 'radius-sm': '.125rem', 'radius-md': '.25rem', 'radius-lg': '.375rem', 'radius-full': '.375rem' },
  round: {},
};

const densities: Readonly<Record<NonNullable<Theme['density']>, Properties>> = spaces;

// The header in the colours of the dark bands: within it, every token has the value that it would have on such a band, so
// that the components in it need to know nothing of this. Buttons are those of the page.

/** The tokens that are used within the header, its menus and the search. */
export const headerTokens = [
  ...['ground', 'surface', 'surface-sunken', 'sea-soft', 'ink', 'ink-soft', 'line', 'line-strong', 'sea'],
  ...['sea-strong', 'accent', 'accent-strong'],
] as readonly ColourToken[];

/** Returns the colours of a header on a dark band. */
export function headerColours(theme: Theme, mode: Mode): Colours {
  const { deep, 'deep-raised': raised } = coloursOf(theme, mode);
  const tones = darkTones(seedsOf(theme));
  const fixed = { ground: deep, surface: deep, 'surface-sunken': raised, sand: raised, 'sea-soft': raised };
  return solve({
    tones: { ...tones, line: { ...tones.line, l: 0.5 } },
    fixed: { ...fixed, deep, 'deep-raised': raised },
  });
}

/** The root, with more weight than in the site's own style sheet: the order in which the two are loaded does not matter. */
const ROOT = 'html:root';

const HEADER = `${ROOT} #root>header`;

function rule(selector: string, properties: Properties, more = ''): string {
  const lines = Object.entries(properties).map(([name, value]) => `--${name}:${value};`);
  return lines.length === 0 && more === '' ? '' : `${selector}{${lines.join('')}${more}}`;
}

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

function headerRule(theme: Theme, mode: Mode): string {
  // The line takes no room: it is painted over the ground of the header.
  const line =
    'background-image:linear-gradient(var(--color-sea),var(--color-sea));background-size:100% 4px;background-repeat:no-repeat';
  if (theme.header === 'line' && mode === 'light') return rule(HEADER, {}, line);
  if (theme.header !== 'band') return '';
  const colours = headerColours(theme, mode);
  const tokens = rule(
    HEADER,
    asProperties(Object.fromEntries(headerTokens.map((name) => [name, colours[name]]))),
    'color:var(--color-ink)',
  );
  return mode === 'light' ? tokens + headerMarks : tokens;
}

const inModes = (theme: Theme): Readonly<Record<Mode, Properties>> => ({
  light: asProperties(coloursOf(theme, 'light')),
  dark: asProperties(coloursOf(theme, 'dark')),
});

const withoutTheme = once(() => inModes({}));

/** What few themes change: signals, and shapes in the colours of words. */
const STABLE = /^color-(?:success|warning|error|star|\w+-fill)/;

/** Returns the colours that a theme sets in a mode, without those of STABLE that both modes have as in the site's own sheet. */
function ownColours(theme: Theme, mode: Mode): Properties {
  const [own, usual] = [inModes(theme), withoutTheme()];
  const isOwn = (name: string): boolean =>
    !STABLE.test(name) || modes.some((one) => own[one][name] !== usual[one][name]);
  return Object.fromEntries(Object.entries(own[mode]).filter(([name]) => isOwn(name)));
}

function screenRules(theme: Theme, mode: Mode): string {
  const colours = hasColours(theme) ? ownColours(theme, mode) : {};
  const { corners: kind = 'round', density = 'normal' } = theme;
  const shapes = mode === 'light' ? { ...corners[kind], ...densities[density] } : {};
  return rule(ROOT, { ...colours, ...shapes }) + headerRule(theme, mode);
}

/** Returns the style sheet of a theme; an empty text where it says nothing of the look. */
export function styleSheet(theme: Theme, faces: Faces | undefined): string {
  const type = faces
    ? `${faces.rules}${rule(ROOT, faces.stacks.first)}${rule(`${ROOT}[data-arrived]`, faces.stacks.later)}\n`
    : '';
  const onScreens = modes.map((mode) => {
    const own = screenRules(theme, mode);
    return own && `@media screen${mode === 'dark' ? ' and (prefers-color-scheme:dark)' : ''}{${own}}\n`;
  });
  const rules = type + onScreens.join('');
  return rules === '' ? '' : `${LAYERS}\n@layer theme{\n${rules}}\n`;
}
