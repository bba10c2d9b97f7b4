import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { expect, test } from 'vitest';
import { replaceFile } from '../../../generator/base/disk.ts';
import { hasProgram } from '../../support/program/host-programs.ts';
import { canLink, temporaryFolder } from '../../support/content/site.ts';

test('a file is replaced, or made with its folder', () => {
  const file = join(temporaryFolder(), 'a/b.yaml');
  replaceFile(file, 'one');
  replaceFile(file, 'two');
  expect(readFileSync(file, 'utf8')).toBe('two');
});

test.runIf(canLink)('links and permissions stay', () => {
  const folder = temporaryFolder();
  const [file, link] = [join(folder, 'file'), join(folder, 'link')];
  writeFileSync(file, 'one');
  // More than a process grants to what it makes.
  chmodSync(file, 0o664);
  symlinkSync(file, link);
  replaceFile(link, 'two');
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('two');
  expect(statSync(file).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o664);
});

test.runIf(process.getuid?.() === 0)('the owner of a file stays where an administrator replaces it', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, 'one');
  chownSync(file, 65534, 65533);
  replaceFile(file, 'two');
  expect(statSync(file)).toMatchObject({ uid: 65534, gid: 65533 });
});

test('what cannot be replaced stays, and nothing is left beside it', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'taken/inside'), { recursive: true });
  expect(() => replaceFile(join(folder, 'taken'), 'text')).toThrow();
  expect(readdirSync(folder)).toEqual(['taken']);
});

test.runIf(hasProgram('strace'))('the file is on the disk before it has its name, and then the name is', () => {
  const folder = temporaryFolder();
  const script = join(folder, 'script.mjs');
  const contents = `import { replaceFile } from './disk.ts';\nreplaceFile('${folder}/a.yaml', 'one');`;
  // Compiled first: to trace a compiler takes seconds.
  buildSync({
    stdin: { contents, resolveDir: fileURLToPath(new URL('../../../generator/base', import.meta.url)) },
    ...{ bundle: true, platform: 'node', format: 'esm', outfile: script },
  });
  const log = join(folder, 'calls');
  const traced = ['-f', '-y', '-e', 'trace=fsync,rename,renameat,renameat2', '-o', log, process.execPath];
  execFileSync('strace', [...traced, script]);
  const calls = readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.includes(folder))
    .map((line) => line.replace(/^\d+ +/, '').replace(/ += .*$/, ''));
  expect(calls).toEqual([
    expect.stringMatching(/^fsync\(.*a\.yaml\..*>\)$/),
    expect.stringMatching(/^rename.*a\.yaml"\)$/),
    expect.stringMatching(new RegExp(`^fsync\\(.*<${folder}>\\)$`)),
  ]);
});
