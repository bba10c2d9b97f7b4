// Files as they come from all kinds of programs and systems.
import { chmodSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { check } from '../../../generator/index.ts';
import { closedFolder, listContent, loadFile } from '../../../generator/read/load.ts';
import { readSource } from '../../../generator/read/read-source.ts';
import { areRightsKept, canLink, site, temporaryFolder } from '../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));

const read = (bytes: Buffer) => readSource({ file: 'courses/x.yaml', kind: 'course' }, bytes);

const problemsOf = async (content: string): Promise<readonly string[]> =>
  (await listContent(content)).diagnostics.map(({ code, location }) => `${code} ${location.file}`).sort();

test.each([
  ['UTF-16 with its mark', Buffer.from('\ufefftitle: x\n', 'utf16le'), 'UTF-16', [1, 1]],
  ['UTF-16 without a mark', Buffer.from('title: x\n', 'utf16le'), 'UTF-16', [1, 1]],
  ['UTF-16, big end first', Buffer.from('title: x\n', 'utf16le').swap16(), 'UTF-16', [1, 1]],
  ['Latin-1', Buffer.from('a: 1\ntitle: é\n', 'latin1'), 'older encoding', [2, 8]],
  [
    'Latin-1 after proper letters',
    Buffer.concat([Buffer.from('a: 😀 é '), Buffer.from([0xe9])]),
    'older encoding',
    [1, 9],
  ],
  ['a letter that is cut off', Buffer.from('a: é').subarray(0, 4), 'older encoding', [1, 4]],
] as const)('%s is named and placed', (...[, bytes, encoding, [line, column]]) => {
  const { value, diagnostics } = read(bytes);
  expect(value.data).toBeUndefined();
  expect(diagnostics).toMatchObject([{ code: 'yaml/wrong-encoding', location: { start: { line, column } } }]);
  expect(diagnostics[0]?.message).toContain(encoding);
});

test('a byte order mark is no column', () => {
  const { value, diagnostics } = read(Buffer.from('\ufefftitle: a: b\n'));
  expect(value.text).toBe('title: a: b\n');
  expect(diagnostics).toMatchObject([{ location: { start: { line: 1, column: 8 } } }]);
});

test('a course may have one megabyte, a schedule many', () => {
  const bytes = Buffer.from(`slug: x\n${'# remark\n'.repeat(150_000)}`);
  expect(read(bytes).diagnostics).toMatchObject([{ code: 'yaml/huge-file' }]);
  expect(readSource({ file: 'schedule.yaml', kind: 'schedule' }, bytes).diagnostics).toEqual([]);
});

test('a file with another ending is reported once, not also as missing', async () => {
  const content = site({ 'site.yaml': undefined, 'site.yml': 'name: x\n', 'courses/NEW.YAML': '' }, tiny);
  expect(await problemsOf(content)).toEqual(['load/wrong-ending courses/NEW.YAML', 'load/wrong-ending site.yml']);
});

test('hidden files and folders are not content', async () => {
  const content = site({ '.draft.yaml': 'x', '.drafts/courses/x.yaml': 'x', 'courses/.x.yaml': 'x' }, tiny);
  expect(await problemsOf(content)).toEqual([]);
});

test.runIf(canLink)('a link is followed to a file of the content, and nowhere else', async () => {
  const content = site({}, tiny);
  const outside = temporaryFolder();
  writeFileSync(join(outside, 'secret.yaml'), 'slug: secret\n');
  symlinkSync(join(content, 'courses/first-aid.yaml'), join(content, 'courses/linked.yaml'));
  symlinkSync(join(outside, 'secret.yaml'), join(content, 'courses/secret.yaml'));
  symlinkSync(outside, join(content, 'pages/outside'));
  symlinkSync(join(content, 'nothing.yaml'), join(content, 'courses/nothing.yaml'));
  const { value } = await listContent(content);
  expect(value.files).toContainEqual({ file: 'courses/linked.yaml', kind: 'course' });
  const linked = loadFile(content, { file: 'courses/linked.yaml', kind: 'course' });
  expect(linked?.value.text).toContain('slug: first-aid');
  expect(value.files.filter(({ file }) => file.includes('secret') || file.includes('outside'))).toEqual([]);
  expect(await problemsOf(content)).toEqual([
    'load/outside-link courses/secret.yaml',
    'load/outside-link pages/outside',
    'load/unreadable-file courses/nothing.yaml',
  ]);
});

test('a file that is larger than the memory of a program may be is reported and not read', () => {
  const content = site({ 'stories.yaml': '' });
  truncateSync(join(content, 'stories.yaml'), 3_000_000_000);
  const { value, diagnostics } = loadFile(content, { file: 'stories.yaml', kind: 'stories' }) ?? {};
  expect(value?.data).toBeUndefined();
  expect(diagnostics).toMatchObject([{ code: 'yaml/huge-file' }]);
  expect(diagnostics?.[0]?.message).toContain('3000 MB');
});

test.runIf(areRightsKept)('a folder that may not be opened is reported once, and nothing is missed in it', async () => {
  const content = site({}, tiny);
  chmodSync(join(content, 'courses'), 0o000);
  onTestFinished(() => chmodSync(join(content, 'courses'), 0o700));
  expect(await problemsOf(content)).toEqual(['load/unreadable-file courses']);
});

// On Windows and, for folders such as Documents, on macOS, the code is EPERM.
test.each(['EACCES', 'EPERM'])('a folder that the system keeps closed (%s) is a problem of the content', (code) => {
  const error = Object.assign(new Error(code), { code, path: join('content', 'courses') });
  const { location, advice } = closedFolder('content', error);
  expect([location.file, advice]).toEqual(['courses', expect.stringContaining('Give your account permission')]);
});

test.skipIf(process.platform !== 'linux')('a folder and a file whose names are not UTF-8 are reported', async () => {
  const content = site({}, tiny);
  const named = (name: string): Buffer => Buffer.from(join(content, name), 'latin1');
  writeFileSync(named('courses/caf\u00e9.yaml'), 'slug: cafe\n');
  const found = (await check({ content, now: new Date(0) })).diagnostics;
  expect(found[0]).toMatchObject({ code: 'load/unreadable-file', message: expect.stringContaining('not valid UTF-8') });
  mkdirSync(named('caf\u00e9'));
  const { diagnostics } = await listContent(content);
  expect(diagnostics).toMatchObject([{ code: 'load/unreadable-file', location: { file: 'caf\ufffd' } }]);
});

test('a folder around the content is reported as such, and where the content is', async () => {
  const { diagnostics } = await listContent(site({ 'mine/site.yaml': 'name: x\n', 'other.yaml': 'x: 1\n' }));
  expect(diagnostics).toMatchObject([{ code: 'load/empty-folder' }]);
  expect(diagnostics[0]?.advice).toContain('"mine"');
});

test('a folder with the name of a file is reported, not also as missing', async () => {
  const content = site({ 'stories.yaml': undefined }, tiny);
  mkdirSync(join(content, 'stories.yaml'));
  expect(await problemsOf(content)).toEqual(['load/unreadable-file stories.yaml']);
});
