// What a published site says of the machine that built it, and of the content that it was built from: nothing.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { build } from '../../../../generator/index.ts';
import { site } from '../../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));

test('the published folder names no folder of the machine and no file of the content', async () => {
  const content = site({}, tiny);
  const out = path.join(path.dirname(content), `${path.basename(content)}-dist`);
  await build({ content, now: new Date('2025-11-01T08:00:00Z'), out, base: '/', hosts: ['folders'] });
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(out, file)).isFile(),
  );
  expect(files).toContain('index.html');
  // The mark by which the next build knows its own folder.
  expect(files.filter((file) => path.basename(file).startsWith('.'))).toEqual(['.prospectus.json']);
  const mark = JSON.parse(readFileSync(path.join(out, '.prospectus.json'), 'utf8')) as object;
  expect(mark).toEqual({ base: '/', id: expect.stringMatching(/^[0-9a-f]+$/) });
  const told = [path.basename(content), path.basename(out), process.cwd(), '.yaml'];
  const texts = files.filter((file) => /\.(?:html|json|js|css|xml|txt|svg|webmanifest)$/.test(file));
  const telling = texts.filter((file) => {
    const text = readFileSync(path.join(out, file), 'utf8');
    return told.some((word) => text.includes(word));
  });
  expect(telling).toEqual([]);
});
