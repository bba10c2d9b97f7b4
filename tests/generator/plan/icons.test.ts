// The manifest names icons that exist, and the colours outside the style sheet are those within it.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { GROUND } from '../../../generator/plan/icons.ts';

test.each(['src/document.ts', 'src/styles/tokens.css'])('%s has the ground colour of the manifest', async (file) => {
  expect(await readFile(file, 'utf8')).toContain(GROUND);
});
