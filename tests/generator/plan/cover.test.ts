// Covers: the same slug gives the same drawing, no two are alike, and each is a small, well-formed SVG of the right size.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCover, type CoverInput } from '../../../generator/plan/cover/draw-cover.ts';
import { defaultPalettes, shadeOf } from '../../../generator/plan/cover/palettes.ts';

const LARGEST = 10_000;

const inputs: readonly CoverInput[] = Array.from({ length: 40 }, (_, index) => ({
  seed: `course-${index}`,
  category: Math.floor(index / 16),
  subcategory: Math.floor(index / 8) % 5,
  place: index % 8,
}));

const [first] = inputs;
if (!first) throw new Error('There is nothing to draw.');

/** A drawing without its colours and numbers: what is left distinguishes compositions. */
const shapeOf = (svg: string): string => svg.replace(/#[0-9a-f]{6}|-?[\d.]+/g, '').replace(/[\s MLCSQVHZ]+/g, '');

test('the same course always has the same cover', () => {
  expect(drawCover(first)).toBe(drawCover({ ...first }));
});

test('no two of forty courses look alike', () => {
  expect(new Set(inputs.map(drawCover)).size).toBe(inputs.length);
});

test('neighbours in a subcategory have different compositions', () => {
  const shapes = inputs.slice(0, 8).map((input) => shapeOf(drawCover({ ...input, seed: 'same' })));
  expect(new Set(shapes).size).toBeGreaterThanOrEqual(6);
});

test('courses with the same place in different categories differ in colour', () => {
  const colours = [0, 1, 2].map((category) => /fill="(#[0-9a-f]{6})"/.exec(drawCover({ ...first, category }))?.[1]);
  expect(new Set(colours).size).toBe(3);
});

test('a provider can choose the colours', () => {
  const palette = { ground: '#111111', raised: '#222222', middle: '#777777', light: '#eeeeee', accent: '#ff0000' };
  const svg = drawCover({ ...first, palettes: [palette] });
  expect(svg).toContain(palette.ground);
  expect(svg).not.toContain(defaultPalettes[0].ground);
});

test.each(inputs)('the cover of $seed is a small SVG of 1200 by 630 that paints', async (input) => {
  const svg = drawCover(input);
  expect(svg.length).toBeLessThan(LARGEST);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|style=/);
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width: 1200, height: 630 });
});

test('every shade of every palette keeps its lines apart from its ground', () => {
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  for (const palette of defaultPalettes)
    for (const subcategory of [0, 1, 2, 3, 4]) {
      const { ground, light } = shadeOf(palette, subcategory);
      const [dark = 0, bright = 0] = [luminance(ground), luminance(light)].sort((a, b) => a - b);
      expect((bright + 0.05) / (dark + 0.05), `${ground} and ${light}`).toBeGreaterThan(3);
    }
});
