// prospectus fmt: what it writes, what it only says, and what it leaves alone.
import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runCli } from '../support/program/run-cli.ts';
import { areRightsKept, site } from '../support/content/site.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny', import.meta.url));
const FILE = 'content/courses/first-aid.yaml';
const right = readFileSync(join(tiny, FILE), 'utf8');
const careless = right.replace(/^hours: /m, 'hours:    ');
const BROKEN = 'content/courses/child-care.yaml';

const textIn = (cwd: string, file = FILE): string => readFileSync(join(cwd, file), 'utf8');

test('a careless file is formatted, and a second time there is nothing to do', async () => {
  const cwd = site({ [FILE]: careless }, tiny);
  const { status, stdout, stderr } = await runCli(['fmt'], { cwd });
  expect({ status, stdout }).toEqual({ status: 0, stdout: `${FILE}\n` });
  expect(stderr).toMatch(/^\d+ files read: formatted 1\. "npx prospectus undo" takes it back\.\n$/);
  expect(textIn(cwd)).toBe(right);
  const again = await runCli(['fmt'], { cwd });
  expect(again).toEqual({ status: 0, stdout: '', stderr: expect.stringContaining('nothing to format') });
  expect((await runCli(['undo'], { cwd })).stderr).toContain('Took back "fmt"');
  expect(textIn(cwd)).toBe(careless);
});

test('--check names the file, fails and writes nothing', async () => {
  const cwd = site({ [FILE]: careless }, tiny);
  const { status, stdout, stderr } = await runCli(['fmt', '--check'], { cwd });
  expect({ status, stdout }).toEqual({ status: 1, stdout: `${FILE}\n` });
  expect(stderr).toContain('1 is not formatted. "npx prospectus fmt" formats it.');
  expect(textIn(cwd)).toBe(careless);
  expect((await runCli(['fmt', '--check', 'content/site.yaml'], { cwd })).status).toBe(0);
});

test('--dry-run prints a difference that git can apply, and writes nothing', async () => {
  const cwd = site({ [FILE]: careless }, tiny);
  const { status, stdout } = await runCli(['fmt', '--dry-run'], { cwd });
  expect([status, textIn(cwd)]).toEqual([0, careless]);
  expect(spawnSync('git', ['apply', '-'], { cwd, input: stdout, encoding: 'utf8' }).stderr).toBe('');
  expect(textIn(cwd)).toBe(right);
});

test('a file with a mistake of YAML is left alone and reported, and the others are formatted', async () => {
  const cwd = site({ [FILE]: careless, [BROKEN]: 'slug:   [child-care\n' }, tiny);
  const { status, stdout, stderr } = await runCli(['fmt'], { cwd });
  expect({ status, stdout }).toEqual({ status: 1, stdout: `${FILE}\n` });
  expect(stderr).toMatch(/^error yaml\/unclosed-bracket {2}courses\/child-care\.yaml:1:/m);
  expect(textIn(cwd, BROKEN)).toBe('slug:   [child-care\n');
  expect(textIn(cwd)).toBe(right);
});

test('a path that is not there is refused', async () => {
  const { status, stderr } = await runCli(['fmt', 'content/sit.yaml'], { cwd: site({}, tiny) });
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringMatching(/^prospectus: fmt: "content\/sit\.yaml"/),
  });
});

test.runIf(areRightsKept)('a folder that may not be written to is said', async () => {
  const cwd = site({ [FILE]: careless }, tiny);
  chmodSync(join(cwd, 'content/courses'), 0o555);
  const { status, stderr } = await runCli(['fmt'], { cwd });
  chmodSync(join(cwd, 'content/courses'), 0o755);
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringMatching(/^prospectus: fmt: .*cannot be written/),
  });
});

test('--restore-modelines gives a file its first line again after a program removed it, with the line breaks that it has', async () => {
  const line = '# yaml-language-server: $schema=../../schemas/course.schema.json';
  const [first = '', ...rest] = right.split('\n');
  const text = (first.startsWith('# yaml') ? rest : [first, ...rest]).join('\n');
  const like = 'content/courses/child-care.yaml';
  const cwd = site({ [FILE]: text.replaceAll('\n', '\r\n'), [like]: `${line}\n${text}` }, tiny);
  expect((await runCli(['fmt', '--restore-modelines', FILE], { cwd })).status).toBe(0);
  expect(textIn(cwd)).toBe(`${line}\n${text}`.replaceAll('\n', '\r\n'));
  expect((await runCli(['fmt', '--restore-modelines', FILE], { cwd })).stdout).toBe('');
});

test('where no file has its first line any more, it leads to the schemas that checks write', async () => {
  const all = site({}, tiny);
  const texts = readdirSync(join(all, 'content'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  );
  const bare = texts.map((file) => {
    const text = readFileSync(join(all, 'content', file), 'utf8');
    return [`content/${file}`, text.replace(/^# yaml-language-server.*\n/, '')] as const;
  });
  const cwd = site(Object.fromEntries(bare), tiny);
  expect((await runCli(['fmt', '--restore-modelines'], { cwd })).status).toBe(0);
  expect(textIn(cwd)).toMatch(/^# yaml-language-server: \$schema=\.\.\/\.schemas\/course\.schema\.json\n/);
  expect(readFileSync(join(cwd, 'content/site.yaml'), 'utf8')).toMatch(
    /^# yaml-language-server: \$schema=\.schemas\/site/,
  );
});
