// A place that nothing can be written to is refused in one sentence, at once.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runCli } from '../support/program/run-cli.ts';
import { site } from '../support/content/site.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny', import.meta.url));

const commands: readonly (readonly string[])[] = [
  ['check', '--output', 'json=content/site.yaml/x.json'],
  ['check', '--output', 'json=package.json/x/y.json'],
  // No folder can be made below /proc, which is only there on Linux.
  ['check', '--output', 'json=/proc/nope/deeper/x.json'],
  ['check', '--baseline', '/proc/nope/x.json', '--update-baseline'],
  ['maps', '--out', '/proc/nope/x'],
  ['build', '--out', 'package.json/x'],
  ['build', '--out', 'package.json'],
];

test.each(commands.filter((words) => existsSync('/proc') || !words.join(' ').includes('/proc')))(
  '%s %s %s %s %s',
  { timeout: 600_000 },
  async (...argv) => {
    const cwd = site({ 'package.json': '{}' }, tiny);
    const given = argv.filter((word) => typeof word === 'string');
    const { status, stderr } = await runCli(given, { cwd });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^prospectus: --\w+: "[^\n]*" [^\n]+\.\n$/);
  },
);
