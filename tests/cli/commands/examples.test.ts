// The help of each command ends with examples, and each of them has only options that the command has.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runCli } from '../../support/program/run-cli.ts';

const cwd = fileURLToPath(new URL('../../..', import.meta.url));
const helpOf = async (...command: readonly string[]): Promise<string> =>
  (await runCli([...command, '--help'], { cwd })).stdout;

const optionsIn = (text: string): readonly string[] => text.match(/(?<=\s)--[a-z-]+/g) ?? [];

test('every command has examples, with options that it has', async () => {
  const [, commands = ''] = (await helpOf()).split('Commands:\n');
  const names = [...commands.matchAll(/^ {2}([a-z]+)\b/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'help');
  expect(names.length).toBeGreaterThan(12);
  for (const name of names) {
    const [options = '', examples = ''] = (await helpOf(name)).split('Examples:\n');
    expect(examples, name).toMatch(new RegExp(`^  prospectus ${name}\\b`));
    for (const example of examples.trim().split('\n')) {
      // The options of "new" are those of what is added.
      const [, thing = ''] = /^\s*prospectus new (\w+)/.exec(example) ?? [];
      const known = optionsIn(thing === '' ? options : await helpOf(name, thing));
      expect(known).toEqual(expect.arrayContaining([...optionsIn(example)]));
    }
  }
});

test('the version and the help can be asked for in the usual ways', async () => {
  const [short, long] = await Promise.all(['-v', '--version'].map((flag) => runCli([flag], { cwd })));
  expect(short).toEqual(long);
  expect(short?.stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect((await runCli(['help', 'check'], { cwd })).stdout).toBe(await helpOf('check'));
});
