// What the bundle of the site's code is named by: only what it depends on.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../../../../generator/build/render/bundle-folder.ts';
import { temporaryFolder } from '../../../support/content/site.ts';

test('temporary files in src are no sources, and the dependencies and settings of the compiler count', () => {
  const folder = temporaryFolder();
  const settings = [
    'generator/build/render/make-bundle.js',
    'package-lock.json',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
  ];
  const sources = ['src/a.tsx', 'src/base.css', 'src/font.woff2', 'src/vike/+config.ts'];
  const others = ['src/.DS_Store', 'src/.#a.tsx', 'src/.a.tsx.swp', 'src/a.tsx~', 'src/vike/+config.ts.build-bb81.mjs'];
  for (const made of ['src/vike', 'generator/build/render']) mkdirSync(join(folder, made), { recursive: true });
  for (const file of [...settings, ...sources, ...others, 'README.md']) writeFileSync(join(folder, file), '');
  expect(sourceFiles(folder)).toEqual([...settings, ...sources].sort());
});
