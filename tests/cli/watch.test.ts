// check --watch: what is reported after a save, and that it ends when it is asked to.
import { cpSync, writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { watchCheck } from '../../generator/dev/watch-check.ts';
import { runCli } from '../support/program/run-cli.ts';
import { site } from '../support/content/site.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny', import.meta.url));
const project = fileURLToPath(new URL('../..', import.meta.url));
const FILE = 'content/courses/first-aid.yaml';
const right = readFileSync(join(tiny, FILE), 'utf8');
const SOON = { timeout: 60_000, interval: 10 };

test('a save is answered with what is new, what is fixed and what is left', async () => {
  const cwd = site(
    { [FILE]: right.replace(/^rating: .*$/m, 'rating: 7').replace(/^hours: .*$/m, 'hours: many') },
    tiny,
  );
  const write = (text: string): void => writeFileSync(join(cwd, FILE), text);
  const answers: string[] = [];
  const { status } = await runCli(['check', '--watch'], {
    cwd,
    whileServing: async (said) => {
      const answerTo = async (text: string): Promise<void> => {
        const before = said.stdout.length;
        write(text);
        await expect.poll(() => said.stdout.slice(before), SOON).toContain('checked in');
        answers.push(said.stdout.slice(before));
      };
      expect(said.stdout).toContain('7 is out of range');
      expect(said.stdout).toContain('"many"');
      expect(said.stderr).toContain('Watching content. Press Ctrl+C to stop.');
      await answerTo(right.replace(/^rating: .*$/m, 'rating: 7').replace(/^title: .*$/m, 'title: ""'));
      await answerTo(right);
    },
  });
  const [first = '', second = ''] = answers;
  expect(first).toMatch(/^error schema\/\S+ {2}courses\/first-aid\.yaml:\d+:\d+\n/);
  expect(first).toMatch(/^fixed courses\/first-aid\.yaml: .*"many"/m);
  expect(first).toMatch(/^error courses\/first-aid\.yaml:\d+:\d+: 7 is out of range/m);
  expect(first).toContain('\n1 new, 1 fixed, 1 left.\n');
  expect(second).toContain('\n0 new, 2 fixed, 0 left.\n');
  expect(second).toContain('no problems.');
  expect(status).toBe(0);
});

test('a changed schema is taken up, and one that cannot be read does not end the watch', async () => {
  const cwd = site({}, tiny);
  const schemas = join(cwd, 'schemas');
  cpSync(join(project, 'schemas'), schemas, { recursive: true });
  const change = (to: string): void => {
    const text = readFileSync(join(project, 'schemas/common.schema.json'), 'utf8');
    writeFileSync(join(schemas, 'common.schema.json'), text.replaceAll('"maxLength": 400', to));
  };
  const found: (readonly string[])[] = [];
  const faults: unknown[] = [];
  const stop = await watchCheck({
    content: join(cwd, 'content'),
    now: () => new Date('2025-11-01'),
    onCheck: ({ diagnostics }) => Promise.resolve(void found.push(diagnostics.map(({ code }) => code))),
    onFault: (error) => void faults.push(error),
    schemas,
  });
  onTestFinished(stop);
  expect(found).toEqual([[]]);
  change('"maxLength": 400,,');
  await expect.poll(() => faults.length, SOON).toBe(1);
  change('"maxLength": 10');
  await expect.poll(() => found.at(-1), SOON).toContain('schema/wrong-length');
  change('"maxLength": 400');
  await expect.poll(() => found.at(-1), SOON).toEqual([]);
});

test.each(['--fix', '--update-baseline --baseline x.json', '--output json=x.json'])(
  'a watch only reports: %s is refused with it',
  async (flags) => {
    const { status, stderr } = await runCli(['check', '--watch', ...flags.split(' ')], { cwd: site({}, tiny) });
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(/^prospectus: --watch: reports/) });
  },
);
