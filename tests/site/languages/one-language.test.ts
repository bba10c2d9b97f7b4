// What languages add to a site is there only where it has several; the sample has a folder of Arabic that it does not list.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';

const languages = /hreflang|x-default|og:locale:alternate|xmlns:xhtml|"(?:languages|alternates|elsewhere)":\[?\{/;

test('a site in one language has no links, data or files of others', () => {
  const out = inject('out');
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
  const texts = files.filter((file) => /\.(?:html|xml|json|atom|txt)$/.test(file));
  expect(texts.filter((file) => languages.test(readFileSync(join(out, file), 'utf8')))).toEqual([]);
  expect(texts.length).toBeGreaterThan(90);
  expect(files.filter((file) => /^ar\b/.test(file))).toEqual([]);
});
