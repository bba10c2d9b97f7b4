// The colours of a theme: every pair that components use keeps its contrast, whatever the seeds.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { changedSeeds, unreadableTones } from '../../../generator/theme/audit.ts';
import { coloursOf, failedPairs, modes, namedTones, palettesOf } from '../../../generator/theme/derive.ts';
import { colourTokens, themeProperties } from '../../../generator/model/theme-properties.ts';
import { headerColours, headerTokens } from '../../../generator/theme/header.ts';
import type { Colours } from '../../../generator/theme/solve.ts';
import type { Theme } from '../../../schemas/types.ts';
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

const failuresOf = (theme: Theme) => modes.flatMap((mode) => failedPairs(coloursOf(theme, mode)));

describe('every pair of colours that components use', () => {
  test('keeps its contrast for 500 random seeds, in light and dark', () => {
    const failed = randomThemes(500).filter((theme) => failuresOf(theme).length > 0);
    expect(failed).toEqual([]);
  });

  test('keeps its contrast within a header on a dark band', () => {
    const failed = randomThemes(60).filter((theme) =>
      modes.some((mode) => {
        const colours = headerColours({ ...theme, header: 'band' }, mode);
        return failedPairs(colours).some(({ token, on }) => headerTokens.includes(token) && headerTokens.includes(on));
      }),
    );
    expect(failed).toEqual([]);
  });

  test("keeps its contrast in the site's own style sheet", () => {
    const [light = '', dark = ''] = sheet.split('@media');
    const read = (text: string) =>
      Object.fromEntries([...text.matchAll(/--color-([\w-]+): (#\w+);/g)].map(([, name = '', value]) => [name, value]));
    const own = read(light);
    expect(Object.keys(own).sort()).toEqual([...colourTokens].sort());
    expect(failedPairs(own as Colours)).toEqual([]);
    const night: Record<string, string | undefined> = { ...own, ...read(dark) };
    expect(failedPairs(night as Colours)).toEqual([]);
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

  test('pass as soon as they are the nearest colour that is proposed', () => {
    const random = randomNumbers(3);
    const names = Object.keys(namedTones) as (keyof typeof namedTones)[];
    const themes = Array.from({ length: 40 }, (_, i) => {
      const colour = `#${Math.floor(random() * 0x1000000)
        .toString(16)
        .padStart(6, '0')}`;
      return { mode: modes[i % 2] ?? 'light', name: names[i % names.length] ?? 'text', colour };
    });
    const withTone = (mode: 'light' | 'dark', name: string, colour: string): Theme => ({
      brand: '#0b5766',
      tones: { [mode]: { [name]: colour } },
    });
    const proposed = themes.flatMap(({ mode, name, colour }) =>
      unreadableTones(withTone(mode, name, colour)).map(({ nearest }) => ({ mode, name, nearest })),
    );
    expect(proposed.length).toBeGreaterThan(4);
    for (const { mode, name, nearest } of proposed)
      expect(unreadableTones(withTone(mode, name, nearest ?? 'none'))).toEqual([]);
  });

  test('on which text has to be dark have dark text', () => {
    const { accent, 'on-accent': text } = coloursOf({ tones: { dark: { button: '#ffd400' } } }, 'dark');
    expect({ accent, isDark: text < '#444444' }).toEqual({ accent: '#ffd400', isDark: true });
  });
});
