// The executable itself, in a process of its own: what no buffer can stand in for.
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/content/site.ts';

const bin = fileURLToPath(new URL('../../cli/bin.js', import.meta.url));

const prospectus = (...argv: readonly string[]): { status: number | null; stdout: string; stderr: string } =>
  spawnSync(process.execPath, [bin, ...argv], { cwd: temporaryFolder(), encoding: 'utf8' });

test('the executable works from any folder', () => {
  const { status, stdout } = prospectus('--help');
  expect(status).toBe(0);
  expect(stdout).toContain('Usage: prospectus');
});

test('the executable returns the exit code of its command and reports a mistake in one line', () => {
  const { status, stdout, stderr } = prospectus('chekc');
  expect({ status, stdout, lines: stderr.trim().split('\n').length }).toEqual({ status: 2, stdout: '', lines: 1 });
});

// The device is only there on Linux.
test.runIf(existsSync('/dev/full'))(
  'a report that does not fit on the disk is reported in one line, as a fault',
  () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [bin, '--help'], {
      cwd: temporaryFolder(),
      encoding: 'utf8',
      stdio: ['ignore', full, 'pipe'],
    });
    closeSync(full);
    expect(status).toBe(3);
    expect(stderr).toMatch(/^prospectus: standard output cannot be written to: ENOSPC[^\n]*\.\n$/);
  },
);

// Later versions of Node.js load the program with as few files as they need themselves.
test.runIf(process.platform === 'linux' && process.version.startsWith('v20.'))(
  'a system that allows too few open files is named, with what to do',
  () => {
    let stderr = '';
    // With fewer, Node.js itself does not start; with one or two more, the program does.
    for (let files = 18, status: number | null = 0; files <= 24 && status !== 3; files += 1) {
      const command = `ulimit -n ${files}; exec "${process.execPath}" "${bin}" --help`;
      ({ status, stderr } = spawnSync('sh', ['-c', command], { cwd: temporaryFolder(), encoding: 'utf8' }));
    }
    expect(stderr).toMatch(/too few open files.* "ulimit -n 1024"/);
    expect(stderr).not.toMatch(/\n\s+at /);
  },
);

test('a new site says that answers in a file or a pipe are not read', () => {
  const input = openSync(bin, 'r');
  const { status, stderr } = spawnSync(process.execPath, [bin, 'new', 'site', 'site'], {
    cwd: temporaryFolder(),
    encoding: 'utf8',
    stdio: [input, 'pipe', 'pipe'],
  });
  closeSync(input);
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringContaining('What is piped in is not read') });
});
