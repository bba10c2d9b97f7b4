import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../cli/run.ts';
import { runCli } from '../support/program/run-cli.ts';
import { canLink, site } from '../support/content/site.ts';

test('a fault of our own is reported as such, with its stack, and has its own exit code', async () => {
  let stderr = '';
  const status = await run(['preview'], {
    cwd: site({ 'dist/index.html': '' }),
    out: () => {
      throw new Error('The wire is cut');
    },
    err: (text) => void (stderr += text),
    isColor: { out: false, err: false },
    columns: 80,
    now: () => new Date(0),
    untilStopped: () => Promise.resolve(),
  });
  expect(status).toBe(3);
  expect(stderr).toContain('a bug in Prospectus');
  expect(stderr).toMatch(/Error: The wire is cut\n\s+at /);
});

test.each([
  [
    'EMFILE',
    undefined,
    'the command cannot go on: too many files are open. Raise the limit of open files (ulimit -n).',
  ],
  ['EMFILE', '/usr/bin/node', 'the command cannot go on: too many files are open.'],
  ['ENFILE', 'x', 'the command cannot go on: too many files are open on this machine.'],
  ['ENOSPC', undefined, 'the command cannot go on: the disk is full.'],
  ['ENOSPC', 'x.yaml', '"x.yaml" cannot be written: the disk is full.'],
])('%s at %s is explained', async (code, file, wanted) => {
  const cwd = site({ 'dist/index.html': '' });
  let stderr = '';
  const status = await run(['preview'], {
    cwd,
    out: () => {
      throw Object.assign(new Error(code), { code, ...(file && { path: resolve(cwd, file) }) });
    },
    err: (text) => void (stderr += text),
    isColor: { out: false, err: false },
    columns: 80,
    now: () => new Date(0),
    untilStopped: () => Promise.resolve(),
  });
  expect([status, stderr]).toEqual([2, expect.stringContaining(`prospectus: ${wanted}`)]);
});

test('a preview serves until it is stopped, and says where', async () => {
  const cwd = site({ 'dist/index.html': 'the first page' });
  let page = '';
  const { status, stdout } = await runCli(['preview'], {
    cwd,
    whileServing: async (said) => {
      const url = /http:\S+/.exec(said.stdout)?.[0] ?? '';
      page = await (await fetch(url)).text();
    },
  });
  expect(status).toBe(0);
  expect(page).toBe('the first page');
  expect(stdout).toContain('Press Ctrl+C to stop.');
});

test('a taken port is said, and the next free one used', async () => {
  const cwd = site({ 'dist/index.html': 'the first page' });
  let second = { status: -1, stderr: '' };
  await runCli(['preview'], {
    cwd,
    whileServing: async ({ stdout }) => {
      const port = new URL(/http:\S+/.exec(stdout)?.[0] ?? '').port;
      second = await runCli(['preview', '--port', port], { cwd });
      expect(second.stderr).toContain(`Port ${port} is taken; using `);
    },
  });
  expect(second.status).toBe(0);
});

test('runs leave nothing behind that another run would see', async () => {
  const cwd = site({});
  const first = await runCli(['check', '--format', 'xml'], { cwd });
  expect(await runCli(['check', '--format', 'xml'], { cwd })).toEqual(first);
});

test.runIf(canLink)('a path that is not there is looked for also where links lead in a circle', async () => {
  const cwd = site({ 'content/site.yaml': 'name: Example\n' });
  for (const name of ['one', 'other']) symlinkSync('.', join(cwd, 'content', name));
  const { stderr } = await runCli(['check', 'content/sit.yaml'], { cwd });
  expect(stderr).toContain('Did you mean "content/site.yaml"?');
});
