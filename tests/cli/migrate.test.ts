// Content of an earlier format becomes that of the current one, and nothing else of it changes.
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runCli } from '../support/run-cli.ts';
import { site, temporaryFolder } from '../support/site.ts';

const formats = fileURLToPath(new URL('../fixtures/format-1', import.meta.url));

const textsIn = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]),
  );

test.each(readdirSync(formats))('%s of format 1 is raised, stays valid, and is not changed twice', async (name) => {
  const cwd = temporaryFolder();
  cpSync(join(formats, name), join(cwd, 'content'), { recursive: true });
  const before = textsIn(join(cwd, 'content'));
  const { status, stdout } = await runCli(['migrate'], { cwd });
  expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('from format 1 to 2') });
  const { 'site.yaml': raised, ...others } = textsIn(join(cwd, 'content'));
  const { 'site.yaml': old, ...same } = before;
  expect(others).toEqual(same);
  expect(raised?.replace('format: 2\n', '')).toBe(old);
  const checked = await runCli(['check'], { cwd });
  expect(checked.stdout + checked.stderr).not.toContain('error');
  const again = await runCli(['migrate'], { cwd });
  expect(again.stdout).toBe('The content has format 2, the current one.\n');
});

const commented = '# The school\n\nname: School # ours\n# where\norigin: https://school.example.com\nlanguage: en\n';

test('a dry run shows the difference and writes nothing', async () => {
  const cwd = site({ 'content/site.yaml': commented });
  const { stdout } = await runCli(['migrate', '--dry-run'], { cwd });
  expect(stdout).toBe(
    'site.yaml\n  # The school\n\n+ format: 2\n  name: School # ours\n  # where\nWould change the content from format 1 to 2.\n',
  );
  expect(readFileSync(join(cwd, 'content/site.yaml'), 'utf8')).toBe(commented);
});

test('comments and blank lines are kept, and a number that is there is raised in its place', async () => {
  const cwd = site({ 'content/site.yaml': commented.replace('# where', 'format: 1 # old\n# where') });
  await runCli(['migrate'], { cwd });
  expect(readFileSync(join(cwd, 'content/site.yaml'), 'utf8')).toBe(
    commented.replace('# where', 'format: 2 # old\n# where'),
  );
});

test('a broken site.yaml is left alone', async () => {
  const cwd = site({ 'content/site.yaml': 'name: "School\n' });
  const { status, stderr } = await runCli(['migrate'], { cwd });
  expect({ status, stderr }).toMatchObject({ status: 1, stderr: expect.stringContaining('run check first') });
});
