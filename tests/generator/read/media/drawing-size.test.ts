import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inspectSvg } from '../../../../generator/read/media/inspect-svg.ts';

const svg = (attributes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect width="5" height="7"/></svg>`;

test.each([
  ['width="48" height="24"', true],
  ['width="48px" height="24px" viewBox="0 0 10 10"', true],
  ['viewBox="0 0 48 24"', true],
  ['viewBox=" -10.5,20 48, 24 "', true],
  ['width="48.6" height="24.5"', false],
  ['viewBox="0 0 48.6 24.2"', false],
  ['width="48" viewBox="0 0 10 20"', false],
  ['width="100%" height="100%" viewBox="0 0 48 24"', false],
  ['width="2cm" height="1cm"', false],
  ['width="20000" height="10"', false],
  ['', false],
])('a drawing with %j has the size that the library sees, or leaves it to that', async (attributes, isSaid) => {
  const { width, height } = await sharp(Buffer.from(svg(attributes))).metadata();
  expect(inspectSvg(svg(attributes))).toEqual({ unsafe: [], ...(isSaid ? { size: { width, height } } : {}) });
});
