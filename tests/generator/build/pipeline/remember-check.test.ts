import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSource } from '../../../../generator/read/read-source.ts';
import { recalledCheck } from '../../../../generator/build/pipeline/remember-check.ts';
import { temporaryFolder } from '../../../support/content/site.ts';

test.each([
  ['a file with a mark before its text', Buffer.from('\ufefftitle: x\n'), 'title: x\n'],
  ['a file of an older encoding', Buffer.from('title: caf\xe9\n', 'latin1'), 'title: caf\ufffd\n'],
  ['a file of UTF-16', Buffer.from('title: x\n', 'utf16le'), ''],
])('a remembered check shows %s as the first check did', (_, bytes, text) => {
  const content = temporaryFolder();
  writeFileSync(join(content, 'seo.yaml'), bytes);
  const { textOf } = recalledCheck({ diagnostics: [], files: 1, sources: ['seo.yaml'] }, content, 0);
  expect(textOf('seo.yaml')).toBe(text);
  expect(readSource({ file: 'seo.yaml', kind: 'seo' }, bytes).value.text).toBe(text);
});
