// What check --fix says it has done, where some of the files were changed meanwhile.
import { expect, test } from 'vitest';
import { fixLines } from '../../../cli/commands/check.ts';
import { startOf } from '../../../generator/model/diagnostic.ts';

const fixedIn = (file: string) => ({
  code: 'yaml/x',
  severity: 'error' as const,
  message: '',
  advice: '',
  location: startOf(file),
});
const changed = (file: string) => ({ file, before: 'a', after: 'b' });
const nameOf = (file: string): string => `content/${file}`;

test.each([
  [
    ['a.yaml', 'b.yaml'],
    ['b.yaml'],
    [
      'Fixed content/a.yaml:1: yaml/x',
      'content/b.yaml was changed during the run, so it was left alone. Run the command again.',
      'Fixed 1 problem in 1 file. "npx prospectus undo" takes it back.',
    ],
  ],
  [['b.yaml'], ['b.yaml'], ['content/b.yaml was changed during the run, so it was left alone. Run the command again.']],
  [[], [], ['Nothing can be fixed automatically.']],
])('of %j, without %j', (files, left, lines) => {
  const result = { files: files.map(changed), fixed: files.map(fixedIn), left };
  expect(fixLines(result, { isDryRun: false, nameOf })).toEqual(lines);
});
