// The list of files that people choose from, after changes.
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { entryList } from '../../../generator/editor/entries.ts';
import { textOnDisk } from '../../../generator/tools/edits/draft.ts';
import { site } from '../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));
const COURSE = 'courses/first-aid.yaml';

test('a changed course is read again, and the folder is listed only for files that are new or gone, and for pages', () => {
  const folder = site({}, tiny);
  const changed = new Map<string, string>();
  const text = (file: string): string | undefined => changed.get(file) ?? textOnDisk(folder, { file });
  const entries = entryList({ folder, text });
  const before = entries();
  const titleOf = (file: string, all = entries([file])) => all.find((one) => one.file === file)?.title;
  // A folder with another name cannot be listed.
  renameSync(folder, `${folder}-away`);
  changed.set(COURSE, 'title: Aid at last\n');
  expect(titleOf(COURSE)).toBe('Aid at last');
  expect(entries().map(({ file }) => file)).toEqual(before.map(({ file }) => file));
  renameSync(`${folder}-away`, folder);
  writeFileSync(path.join(folder, 'courses/new.yaml'), 'title: New\n');
  expect(titleOf('courses/new.yaml')).toBe('New');
});
