// Covers: the same slug gives the same drawing, no two are alike, and each is a small, well-formed SVG of the right size.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCover, type CoverInput, shortNames } from '../../../../generator/features/pictures/cover/draw-cover.ts';
import { defaultPalettes, shadeOf } from '../../../../generator/features/pictures/cover/composition.ts';
import { contrastOf } from '../../../../generator/theme/solve.ts';
import { coverPalettes } from '../../../../generator/theme/derive.ts';

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

/** The part of a cover's width that the narrowest crop in the header of a course shows, around the middle. */
const SHOWN = 0.53 * 1200;

/** The places of a subcategory with these compositions. */
const DUNES = 5;
const SAILS = 1;

test.each(Array.from({ length: 24 }, (_, index) => index))(
  'the disc over the dunes of seed %i is whole, also in the header of a course',
  async (index) => {
    const svg = drawCover({ seed: `dunes-${index}`, category: 0, subcategory: 0, place: DUNES });
    const [, x, y, r] = (/cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/.exec(svg) ?? []).map(Number);
    if (x === undefined || y === undefined || r === undefined) throw new Error('There is no disc.');
    expect(Math.abs(x - 600) + r).toBeLessThan(SHOWN / 2);
    const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const colours = Array.from({ length: 16 }, (_unused, step) => {
      const [px, py] = [Math.cos, Math.sin].map((part) => part((step * Math.PI) / 8) * (r - 3));
      const at = (Math.round(y + (py ?? 0)) * info.width + Math.round(x + (px ?? 0))) * 3;
      return data.subarray(at, at + 3).toString('hex');
    });
    expect(new Set(colours)).toEqual(new Set([defaultPalettes[0].accent.slice(1)]));
  },
);

test('the star over the sails is on the tip of none', () => {
  for (let index = 0; index < 100; index += 1) {
    const svg = drawCover({ seed: `sails-${index}`, category: 0, subcategory: 0, place: SAILS });
    const [star = '', ...sails] = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path);
    const corners = [...star.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((pair) => pair.slice(1).map(Number));
    const tips = sails.map((path) => (/Q\S+ \S+ (\S+) (\S+?)Q/.exec(path) ?? []).slice(1).map(Number));
    const gaps = tips.flatMap(([tx = 0, ty = 0]) => corners.map(([x = 0, y = 0]) => Math.hypot(tx - x, ty - y)));
    expect(Math.min(...gaps)).toBeGreaterThan(30);
  }
});

test.each(['stars', 'dunes', 'waves', 'plain', 'initials'] as const)('covers in the style %s differ', (style) => {
  const drawn = inputs.slice(0, 8).map((input, i) => drawCover({ ...input, style, letters: `A${i}` }));
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(drawn.every((svg) => svg.length < LARGEST)).toBe(true);
});

const shadesOfPalettes = defaultPalettes.flatMap((_, category) => [0, 1, 2, 3, 4].map((shade) => [category, shade]));

test.each(shadesOfPalettes)(
  'the label of a cover is seen on any drawing, of palette %i in shade %i',
  (category, shade) => {
    const style = ['sails', 'mosaic', 'lattice'] as const;
    const svg = drawCover({ ...first, category: category ?? 0, subcategory: shade ?? 0, style, letters: 'PMP' });
    const [, fill = '', edge = ''] = /<rect fill="(#\w+)" stroke="(#\w+)"/.exec(svg) ?? [];
    expect(svg).toContain(`stroke="${edge}" stroke-linecap`);
    expect(contrastOf(fill, edge)).toBeGreaterThan(3);
  },
);

test.each(['P6', 'PMP', 'CAPM', 'WWWW'])('the letters %s fit the strip that a card shows on a phone', (letters) => {
  const svg = drawCover({ ...first, style: 'initials', letters });
  const [start] = [...svg.matchAll(/translate\(([\d.]+) /g)].slice(-1).map(([, x]) => Number(x));
  expect(1200 - 2 * (start ?? NaN)).toBeLessThanOrEqual(201);
});

test.each([
  ['CAPM Certification Training', 'CAPM'],
  ['Primavera P6', 'P6'],
  ['Six Sigma Black Belt', 'SSBB'],
  ['Health and Safety', 'HS'],
  ["Réglages de l'objectif", 'RD'],
  ['إدارة المشاريع', 'إ م'],
  ['الإسعافات الأولية', 'إ أ'],
  ['معسكر تطوير الويب', 'م ت'],
  ['Git دون خوف', 'GIT'],
  ['أساسيات Python', 'أسا'],
  ['شهادة PMP في إدارة المشاريع', 'PMP'],
  ['EXCEL FÜR FORTGESCHRITTENE', 'EFF'],
  ['JLPT N3対策講座', 'JLPT'],
  ['はじめての日本語(初級)', 'は初'],
  ['2026', '2026'],
  ['<&>', ''],
])('the short name of "%s" is %s', (title, name) => {
  expect(shortNames([title])).toEqual([name]);
});

test('courses have different short names where their titles begin alike', () => {
  const titles = [
    'Power BI',
    'Advanced Power BI',
    'Deutsch Beruf',
    'Deutsch Basis',
    'Deutsch Beratung',
    'Deutsch Berlin',
  ];
  const names = shortNames(titles);
  expect(names.slice(0, 2)).toEqual(['BI', 'APB']);
  expect(new Set(names).size).toBe(titles.length);
  // They differ at their end, or in a small word.
  expect(shortNames(['First aid at work', 'First aid refresher', 'First aid for babies and children'])).toEqual([
    'FA',
    'FR',
    'FC',
  ]);
  expect(shortNames(['Unser erster Kurs', 'Unser zweiter Kurs'])).toEqual(['UK', 'UZK']);
});

test('of a list, each subject has its own drawing, with the short name as lines', () => {
  const style = ['dunes', 'sails'] as const;
  const draw = (subcategory: number, letters: string) =>
    drawCover({ ...first, seed: 'same', subcategory, style, letters, place: subcategory * 7 });
  expect(shapeOf(draw(0, ''))).toBe(shapeOf(draw(2, '')));
  expect(shapeOf(draw(0, ''))).not.toBe(shapeOf(draw(1, '')));
  expect(draw(0, 'PMP')).not.toContain('<text');
  expect(draw(0, 'PMP')).not.toBe(draw(0, 'P6'));
});

test.each(['مس', '初級'])('the label of %s has room for wide letters of the device', (letters) => {
  const svg = drawCover({ ...first, style: ['plain'], letters });
  const [width, size, scale] = [/width="(\d+)" height="104"/, /font-size="([\d.]+)"/, /scale\(([\d.]+)\)/].map((part) =>
    Number(part.exec(svg)?.[1]),
  );
  expect(width).toBeGreaterThanOrEqual(2 * (size ?? NaN) * (scale ?? NaN) + 50);
});

test('a theme colours covers with neighbours of the brand, on which light lines and text can be read', () => {
  expect(coverPalettes(undefined)).toBeUndefined();
  expect(coverPalettes({ corners: 'square' })).toBeUndefined();
  for (const brand of ['#ffd400', '#1d4ed8', '#808080', '#000000']) {
    const palettes = coverPalettes({ brand }) ?? [];
    expect(palettes).toHaveLength(6);
    for (const { ground, light } of palettes) expect(contrastOf(ground, light)).toBeGreaterThan(7);
  }
});
