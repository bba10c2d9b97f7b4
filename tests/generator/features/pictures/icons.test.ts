// The manifest names icons that exist, and the colours outside the style sheet are those within it.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { GROUND } from '../../../../generator/features/pictures/icons.ts';

test.each(['src/app/document.ts', 'src/styles/tokens.css'])(
  '%s has the ground colour of the manifest',
  async (file) => {
    expect(await readFile(file, 'utf8')).toContain(GROUND);
  },
);
