// Pictures for social networks: the right size, the same bytes every time, and titles of any length within their box.
import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { memoize } from '../../../../generator/base/memoize.ts';
import {
  fitText,
  LEADING,
  drawSocialPicture,
  textWidth,
} from '../../../../generator/features/pictures/social/draw-social-picture.ts';
import { nestedSvg } from '../../../../generator/features/pictures/icons.ts';
import { drawCover } from '../../../../generator/features/pictures/cover/draw-cover.ts';
import { drawPicture, fontFiles } from '../../../../generator/build/render/make-pictures.ts';
import { everyNth, isLong, runs } from '../../../support/cases.ts';

const cover = { seed: 'first-aid', category: 0, subcategory: 0, place: 0 };
const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><circle cx="24" cy="24" r="20"/></svg>';
const box = { width: 556, height: 352, sizes: [76, 60, 48, 36, 30] as const };

const cases = [
  { title: 'First aid & fire <safety>', provider: 'Harbour School', direction: 'ltr' },
  { title: 'إدارة المشاريع باستخدام Primavera 6', provider: 'مركز التدريب', direction: 'rtl' },
] as const;

test.each(cases)(
  '$title is painted as a PNG of 1200 by 630 with its letters, the same bytes every time',
  async (words) => {
    const svg = drawSocialPicture({ ...words, logo, cover });
    const [one, two] = [await drawPicture({ file: 'a.png', svg }), await drawPicture({ file: 'a.png', svg })];
    expect(await sharp(one.content).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(Buffer.from(one.content)).toEqual(Buffer.from(two.content));
    const without = await drawPicture({ file: 'a.png', svg: drawSocialPicture({ ...words, title: '', logo, cover }) });
    expect(Buffer.from(one.content)).not.toEqual(Buffer.from(without.content));
  },
);

test.each([
  ['🎓 Erste 👩🏽‍🏫 Hilfe 🇩🇪', '>Erste Hilfe<'],
  ['Excel → BI', '>Excel BI<'],
  ['CO₂-Bilanz', '>CO2-Bilanz<'],
  ['C++, .NET & R&D für Łódź', 'für Łódź<'],
  ['Sơ cứu tại nơi làm việc', '<text font-size="76" text-anchor="start"></text>'],
  ['企业财务', '<text font-size="76" text-anchor="start"></text>'],
])('of the title "%s", only what the fonts have is drawn, and no word with gaps', (title, drawn) => {
  expect(drawSocialPicture({ ...cases[0], title, logo, cover })).toContain(drawn);
});

const font = { loadSystemFonts: false, fontFiles };
const family = 'Schibsted Grotesk, IBM Plex Sans Arabic';

test('the fonts have every character that is drawn', () => {
  const all = Array.from({ length: 0x3000 - 0x21 }, (_, i) => String.fromCodePoint(0x21 + i));
  const characters = everyNth(all, 2);
  const drawn = characters.filter(
    (one) =>
      !/[\p{Cf}\p{M}\s]/u.test(one) && drawSocialPicture({ ...cases[0], title: one, logo, cover }).includes(`>${one}<`),
  );
  expect(drawn.length).toBeGreaterThan(isLong ? 500 : 250);
  const lacking = drawn.filter(
    (one) =>
      !new Resvg(`<svg xmlns="http://www.w3.org/2000/svg"><text y="9" font-family="${family}">${one}</text></svg>`, {
        font,
      }).getBBox(),
  );
  expect(lacking).toEqual([]);
});

/** The pixels of a painted drawing, 500 wide from `left` on. */
async function strip(svg: string, left: number): Promise<Buffer> {
  const { content } = await drawPicture({ file: 'a.png', svg });
  return sharp(content).extract({ left, top: 0, width: 500, height: 630 }).raw().toBuffer();
}

/** How far two pictures are apart, in steps of a channel, on average: edges may be painted a little otherwise. */
const distance = (one: Buffer, two: Buffer): number =>
  one.reduce((sum, value, i) => sum + Math.abs(value - (two[i] ?? 0)), 0) / one.length;

test.each([
  { side: 'right', words: cases[0], left: 700 },
  { side: 'left', words: cases[1], left: 0 },
])('the middle of the cover is at the $side of the title, and nothing of it behind the title', async (shown) => {
  const draw = (place: number): string =>
    drawSocialPicture({ ...shown.words, title: '', provider: '', logo, cover: { ...cover, place } });
  expect(distance(await strip(draw(0), shown.left), await strip(drawCover(cover), 350))).toBeLessThan(0.05);
  expect(distance(await strip(draw(0), 700 - shown.left), await strip(draw(1), 700 - shown.left))).toBe(0);
});

// An inner frame that clips is painted in a layer of its own, which took three times as long as all else.
test('only the mark has a frame of its own', () => {
  expect(drawSocialPicture({ ...cases[0], logo, cover }).match(/<svg/g)).toHaveLength(2);
});

test('a title of any length stays within its box', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 600 }), (title) => {
      const { lines, size } = fitText(title, box);
      expect(lines.length * size * LEADING).toBeLessThanOrEqual(box.height);
      for (const line of lines) expect(textWidth(line, size)).toBeLessThanOrEqual(box.width);
    }),
    { seed: 29, numRuns: runs(5_000, 50) },
  );
});

test('a short title is set large, and a longer one smaller rather than cut', () => {
  expect(fitText('Power BI', box)).toEqual({ size: 76, lines: ['Power BI'] });
  const long = 'Forensic delay analysis for construction contracts and project controls';
  expect(fitText(long, box).size).toBeLessThan(76);
  expect(fitText(long, box).lines.join(' ')).toBe(long);
});

test('a drawing without a view box keeps its proportions inside another', () => {
  expect(nestedSvg(logo, { x: 1, y: 2, width: 24, height: 24 })).toMatch(
    /^<svg x="1" y="2" width="24" height="24" viewBox="0 0 48 48" xmlns=/,
  );
});

test('a drawing without any size is shown as a browser shows it', () => {
  const bare = logo.replace(/ (?:width|height)="48"/g, '');
  expect(nestedSvg(bare, { x: 1, y: 2, width: 24, height: 24 })).toContain(' viewBox="0 0 300 150" xmlns=');
});

const paint = memoize(async (text: string): Promise<Buffer> => {
  const svg = drawSocialPicture({ ...cases[0], logo: text, cover });
  return Buffer.from((await drawPicture({ file: 'a.png', svg })).content);
});

const prefixed = logo.replaceAll(/(<\/?)(svg|circle)/g, '$1s:$2').replace('xmlns', 'xmlns:s');

const written: readonly (readonly [string, string])[] = [
  ['in single quotes', logo.replaceAll('"', "'")],
  ['with a prefix', prefixed],
  ['with ">" in a description', logo.replace('xmlns', 'aria-label="a > b" xmlns')],
  ['after a comment', `<!-- <svg> -->\n${logo}`],
  ['after a declaration', `<?xml version="1.0"?>\n${logo}<!-- the end -->`],
];

/** All of these at once. */
const mixed = `<?xml version="1.0"?>\n<!-- <svg> -->\n${prefixed.replace('xmlns', "aria-label='a > b' xmlns")}<!-- the end -->`;

test.each(isLong ? written : [['in any of several notations', mixed]])(
  'a logo %s is the same picture',
  async (_name, text) => {
    expect(await paint(text)).toEqual(await paint(logo));
  },
);
