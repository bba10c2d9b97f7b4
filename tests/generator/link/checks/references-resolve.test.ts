import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check } from '../../../../generator/index.ts';
import { site } from '../../../support/site.ts';

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));
const home = readFileSync(join(tiny, 'pages/home.yaml'), 'utf8');

test('a picture of the home page that is not there is told at its line', async () => {
  const picture = '  picture: { file: media/heroo.svg, alt: A room }\n';
  const content = site({ 'pages/home.yaml': home.replace('hero:\n', `hero:\n${picture}`) }, tiny);
  const { diagnostics } = await check({ content, now: new Date(0) });
  const { code, location } = diagnostics[0] ?? {};
  expect({ count: diagnostics.length, code, file: location?.file, pointer: location?.pointer }).toEqual({
    count: 1,
    code: 'link/missing-media',
    file: 'pages/home.yaml',
    pointer: '/hero/picture/file',
  });
});
