// How package.json names the tool: paths of Windows, spaces and other drives included.
import { posix, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { fileDependency } from '../../../generator/starter/write-starter.ts';

test.each([
  [win32, 'C:\\sites\\my site', 'C:\\sites\\prospectus-0.2.0.tgz', 'file:../prospectus-0.2.0.tgz'],
  [win32, 'C:\\sites\\mine', 'D:\\my tools\\prospectus', 'file:D:/my tools/prospectus'],
  [win32, 'C:\\sites', 'C:\\sites', 'file:.'],
  [posix, '/home/a b/site', '/home/a b/tools/prospectus', 'file:../tools/prospectus'],
])('%#: a package is named by its path, with slashes', (...[paths, folder, place, named]) => {
  expect(fileDependency(folder, place, paths)).toBe(named);
});
