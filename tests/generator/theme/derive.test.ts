// The colours of a theme: every pair that components use keeps its contrast, whatever the seeds.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { changedSeeds, unreadableTones } from '../../../generator/theme/audit.ts';
import { coloursOf, failedPairs, modes, namedTones, palettesOf, type Mode } from '../../../generator/theme/derive.ts';
import { colourTokens, themeProperties, type ColourToken } from '../../../generator/model/theme-properties.ts';
import { contrastOf, toneOf, type Colours } from '../../../generator/theme/solve.ts';
import { pairs } from '../../../generator/theme/pairs.ts';
import { headerColours, headerTokens, styleSheet } from '../../../generator/theme/style-sheet.ts';
import type { Theme } from '../../../schemas/types.ts';
import { everyNth, runs } from '../../support/cases.ts';
import { randomNumbers } from '../../support/random.ts';

const source = fileURLToPath(new URL('../../../src', import.meta.url));
const sheet = readFileSync(join(source, 'styles/tokens.css'), 'utf8');

/** Seeds at the ends of what is possible: no colour at all, and the strongest ones. */
const extremes = ['#ffffff', '#000000', '#808080', '#ffff00', '#00ff00', '#00ffff', '#0000ff', '#ff00ff', '#ff0000'];

const grounds = ['light', 'warm', 'cool'] as const;

function randomThemes(count: number): readonly Theme[] {
  const random = randomNumbers(7);
  const colour = (): string =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`;
  return Array.from({ length: count }, (_, i): Theme => {
    const ground = grounds[i % 3] ?? 'light';
    const brand = extremes[i % 60] ?? colour();
    return i % 2 === 0 ? { brand, ground } : { brand, accent: extremes[8 - (i % 60)] ?? colour(), ground };
  });
}

const DARK = /^@media[^{]*dark[^]*?\}\n?\}/gm;

/** The colours that style sheets set one after the other. */
function coloursIn(sheets: string): Readonly<Record<Mode, Colours>> {
  const read = (text: string, pattern: RegExp) =>
    Object.fromEntries([...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]));
  const whole = (text: string): Colours => {
    const own = read(text, /--color-([\w-]+): ?(#\w+|var\([\w-]+\));/g);
    const valueOf = (value: string): string => own[/^var\(--color-([\w-]+)/.exec(value)?.[1] ?? ''] ?? value;
    return Object.fromEntries(Object.entries(own).map(([name, value]) => [name, valueOf(value)])) as Colours;
  };
  return { light: whole(sheets.replace(DARK, '')), dark: whole(sheets) };
}

/** Whether two colours are the same but for what is lost in rounding. */
const isNear = (one: string, other: string): boolean => {
  const parts = [one, other].map((colour) => (colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour));
  const [a = [], b = []] = parts.map((colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)));
  return a.every((value, i) => Math.abs(value - (b[i] ?? NaN)) <= 2);
};

const failuresOf = (theme: Theme) => modes.flatMap((mode) => failedPairs(coloursOf(theme, mode)));

describe('every pair of colours that components use', () => {
  test('keeps its contrast for random seeds, in light and dark', () => {
    const failed = randomThemes(runs(500, 5)).filter((theme) => failuresOf(theme).length > 0);
    expect(failed).toEqual([]);
  });

  test('keeps its contrast within a header on a dark band', () => {
    const failed = randomThemes(runs(60, 5)).filter((theme) =>
      modes.some((mode) => {
        const colours = headerColours({ ...theme, header: 'band' }, mode);
        return failedPairs(colours).some(({ token, on }) => headerTokens.includes(token) && headerTokens.includes(on));
      }),
    );
    expect(failed).toEqual([]);
  });

  test("keeps its contrast in the site's own style sheet", () => {
    expect(Object.keys(coloursIn(sheet).light).sort()).toEqual([...colourTokens].sort());
    for (const mode of modes) expect(failedPairs(coloursIn(sheet)[mode])).toEqual([]);
  });

  test('is the one of the theme: what its sheet leaves out is in the site’s own', () => {
    const tones = { light: { page: '#777777', button: '#008800' }, dark: { page: '#777777', button: '#00ff00' } };
    for (const theme of [...randomThemes(runs(60, 5)), { tones }]) {
      const shown = coloursIn(sheet + styleSheet(theme, undefined));
      for (const mode of modes) {
        const far = colourTokens.filter((token) => !isNear(shown[mode][token], coloursOf(theme, mode)[token]));
        expect([theme, far]).toEqual([theme, []]);
      }
    }
  });

  test('has just the properties that extra.css may use', () => {
    const own = [...sheet.matchAll(/^ +(--[\w-]+):/gm)].map(([, name]) => name);
    expect(new Set(own)).toEqual(themeProperties);
  });

  test('is made of tokens that a theme sets: components use no others', () => {
    const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
    const used = sheets.flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(/var\(--color-([\w-]+)/g)].map(([, name]) => name),
    );
    expect([...new Set(used)].filter((name) => !colourTokens.some((token) => token === name))).toEqual([]);
  });
});

describe('the seeds', () => {
  test('are shown as they are written where they can be read', () => {
    const { light } = palettesOf({ brand: '#0b5766', accent: '#b24c1c', ground: 'warm' });
    expect({ sea: light.sea, accent: light.accent }).toEqual({ sea: '#0b5766', accent: '#b24c1c' });
    expect(changedSeeds({ brand: '#0b5766', accent: '#b24c1c' })).toEqual([]);
  });

  test('that are too light are darkened no more than needed, which is said with the pair and its contrast', () => {
    const [found, ...others] = changedSeeds({ brand: '#ffb000', accent: '#7a1f3d' });
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      pointer: '/brand',
      colour: '#ffb000',
      text: 'links',
      has: expect.stringMatching(/^1\.\d+:1$/),
      needs: '4.5:1',
    });
    expect(coloursOf({ brand: found?.nearest ?? '', ground: 'light' }, 'light').sea).toBe(found?.nearest);
  });
});

describe('tones of its own', () => {
  const flawed: Theme = { brand: '#0b5766', tones: { light: { quietText: '#9aa5a8', text: '#111111' } } };

  test('that cannot be read are reported with the worst pair', () => {
    expect(unreadableTones(flawed)).toEqual([
      expect.objectContaining({ pointer: '/tones/light/quietText', text: 'quiet text', needs: '4.5:1' }),
    ]);
  });

  const names = Object.keys(namedTones) as (keyof typeof namedTones)[];
  /** Light, middle, dark, without colour and saturated. */
  const colours = [...extremes, '#f2b705', '#ffd400', '#e99b00', '#8bc34a', '#767676', '#c1272d', '#1d4ed8', '#12343b'];
  const withTone = (mode: Mode, name: string, colour: string): Theme => ({
    brand: '#0b5766',
    tones: { [mode]: { [name]: colour } },
  });
  /** What takes its colour from a tone; everything else may change only where it lies on the tone. */
  const followers: Partial<Record<keyof typeof namedTones, readonly ColourToken[]>> = {
    link: ['sea', 'sea-strong', 'sea-fill', 'sea-fill-strong', 'on-sea'],
    button: ['accent', 'accent-strong', 'accent-fill', 'accent-fill-strong', 'on-accent'],
    band: ['deep', 'deep-raised'],
  };

  test.each(modes.flatMap((mode) => names.map((name) => [mode, name] as const)))(
    'move nothing in %s mode but what lies on them: %s',
    (mode, name) => {
      const own = followers[name] ?? [namedTones[name]];
      for (const [i, colour] of colours.entries()) {
        const brand = i % 2 === 0 ? '#0b5766' : '#ffd400';
        const base = coloursOf({ brand }, mode);
        const fixed = coloursOf({ ...withTone(mode, name, colour), brand }, mode);
        expect(fixed[namedTones[name]]).toBe(colour);
        const lying = pairs.filter(({ on }) => own.includes(on)).map(({ token }) => token);
        const moved = colourTokens.filter((token) => fixed[token] !== base[token]);
        expect(moved.filter((token) => !own.includes(token) && !lying.includes(token))).toEqual([]);
      }
    },
  );

  test.each(modes.flatMap((mode) => names.map((name) => [mode, name] as const)))(
    'pass in %s mode as soon as they are the colour that is proposed, and leave the page as it is: %s',
    (mode, name) => {
      const base = coloursOf({ brand: '#0b5766' }, mode);
      for (const colour of everyNth(colours, 2)) {
        const [found] = unreadableTones(withTone(mode, name, colour));
        const theme = withTone(mode, name, found ? (found.nearest ?? 'none') : colour);
        expect(unreadableTones(theme)).toEqual([]);
        expect(failuresOf(theme)).toEqual([]);
        const seen = coloursOf(theme, mode);
        for (const token of ['ground', 'surface', 'surface-sunken', 'sand', 'deep', 'ink', 'ink-soft', 'sea'] as const)
          if (found && token !== namedTones[name]) expect([token, seen[token]]).toEqual([token, base[token]]);
      }
    },
  );

  test('of buttons are never refused: their label follows', () => {
    for (const mode of modes)
      for (const colour of colours) {
        expect(unreadableTones(withTone(mode, 'button', colour))).toEqual([]);
        const { 'accent-fill': button, 'on-accent': label } = coloursOf(withTone(mode, 'button', colour), mode);
        expect({ button, isRead: contrastOf(label, button) >= 4.5 }).toEqual({ button: colour, isRead: true });
      }
  });
});

describe('a brand colour', () => {
  const brands = [
    '#f2b705',
    '#f28c28',
    '#ffd400',
    '#8bc34a',
    '#e99b00',
    '#f97316',
    '#facc15',
    '#ffff00',
    '#00bcd4',
    '#0ea5e9',
  ];
  const others = ['#1d4ed8', '#3b82f6', '#c1272d', '#ef4444', '#7a1f3d', '#808080', '#cccccc', '#000000'];

  test.each([...brands, ...others])('%s stays what it is on buttons, whose label can be read', (accent) => {
    const { light } = palettesOf({ brand: '#12343b', accent });
    const [seed, shown] = [toneOf(accent), toneOf(light['accent-fill'])];
    expect(Math.abs(seed.h - shown.h)).toBeLessThan(3);
    expect(shown.c).toBeGreaterThanOrEqual(0.9 * seed.c);
    expect(Math.abs(seed.l - shown.l)).toBeLessThan(0.1);
    expect(contrastOf(light['on-accent'], light['accent-fill'])).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(light['on-accent'], light['accent-fill-strong'])).toBeGreaterThanOrEqual(4.5);
    expect(toneOf(light['on-accent']).l < 0.5).toBe(brands.includes(accent) || accent === '#cccccc');
    expect(coloursOf({ brand: accent }, 'light')['sea-fill']).toBe(light['accent-fill']);
  });

  test('white is a shape that can be seen on white', () => {
    const { light } = palettesOf({ brand: '#12343b', accent: '#ffffff' });
    expect(contrastOf(light['accent-fill'], '#ffffff')).toBeGreaterThan(1.2);
  });

  test('makes buttons of one colour in a header on a band and below it', () => {
    const sheet = styleSheet({ brand: '#1b3f8b', accent: '#f28c28', header: 'band' }, undefined);
    expect(sheet.match(/--color-accent-fill:[^;]+/g)).toEqual([
      '--color-accent-fill:#f28c28',
      '--color-accent-fill:var(--color-accent)',
    ]);
    expect(sheet.match(/--color-on-accent:/g)).toHaveLength(2);
  });
});
