// Completion, asked of the shells themselves where they are there.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { shells, type Shell } from '../../cli/reports/completion.ts';
import { runCli } from '../support/run-cli.ts';
import { temporaryFolder } from '../support/site.ts';

const scripts = new Map<Shell, string>();

beforeAll(async () => {
  for (const shell of shells) scripts.set(shell, (await runCli(['completion', shell], { cwd: '/' })).stdout);
});

const scriptOf = (shell: Shell): string => scripts.get(shell) ?? '';
const has = (shell: Shell): boolean => spawnSync(shell, ['-c', 'true']).status === 0;

/** What a shell says when it has read the script and been asked something. */
function asked(shell: Shell, question: string): readonly string[] {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'script'), scriptOf(shell));
  const run = spawnSync(shell, ['-c', `source ./script\n${question}`], { cwd: folder, encoding: 'utf8' });
  expect(run.stderr).toBe('');
  return run.stdout.split('\n').flatMap((line) => line.split('\t')[0] || []);
}

/** What bash offers for the last of these words. */
const inBash = (...words: readonly string[]): readonly string[] =>
  asked(
    'bash',
    `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _prospectus; printf '%s\\n' "\${COMPREPLY[@]}"`,
  );

describe.skipIf(!has('bash'))('bash', () => {
  test.each([
    [['prospectus', 'che'], ['check']],
    [['prospectus', 'check', '--form'], ['--format']],
    [
      ['prospectus', 'check', '--format', ''],
      ['pretty', 'json', 'github', 'sarif', 'junit', 'lines'],
    ],
    [['prospectus', 'build', '--format', 's'], ['sarif']],
    [
      ['prospectus', 'completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    [['prospectus', 'new', ''], ['site']],
    [['prospectus', 'help', 'mig'], ['migrate']],
    // Nothing of its own: bash then offers files.
    [['prospectus', 'check', ''], []],
    [['prospectus', 'check', '--content', 'c'], []],
  ])('%j', (words, offered) => {
    expect(inBash(...words)).toEqual(offered);
  });

  test('offers every option that the help of a command has', async () => {
    const { stdout } = await runCli(['check', '--help'], { cwd: '/' });
    const inHelp = stdout.split('Examples:')[0]?.match(/(?<=^ {2}(?:-\w, )?)--[\w-]+/gm) ?? [];
    expect(inHelp.length).toBeGreaterThan(8);
    expect(inBash('prospectus', 'check', '--').toSorted()).toEqual(inHelp.toSorted());
  });
});

test('zsh reads its script', ({ skip }) => {
  if (!has('zsh')) return skip('zsh is not there');
  expect(asked('zsh', 'true')).toEqual([]);
});

test('fish offers commands, options and values', ({ skip }) => {
  if (!has('fish')) return skip('fish is not there');
  const inFish = (line: string): readonly string[] => asked('fish', `complete -C '${line}'`);
  expect(inFish('prospectus che')).toContain('check');
  expect(inFish('prospectus check --form')).toContain('--format');
  expect(inFish('prospectus check --format s')).toContain('sarif');
});

test('every script has every command and every format, whatever shell is there', () => {
  for (const shell of shells)
    for (const word of ['check', 'build', 'fmt', 'completion', 'sarif', 'max-warnings'])
      expect(scriptOf(shell), `${shell}: ${word}`).toContain(word);
  // Quotes are in pairs, or a shell would read on to the next one.
  for (const line of scriptOf('fish').split('\n'))
    expect(line.replaceAll(String.raw`\'`, '').split("'").length % 2).toBe(1);
});
