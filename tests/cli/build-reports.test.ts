// build reports as check does: the same problems, in every format, whatever else it prints.
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { formats } from '../../cli/reports/view.ts';
import { jsonReport } from '../../cli/reports/json.ts';
import { runCli, type CliRun } from '../support/program/run-cli.ts';
import { site } from '../support/content/site.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny', import.meta.url));

/** A site whose content has errors, warnings and notes, so that nothing is published. */
function flawedSite(): string {
  const cwd = site({}, tiny);
  cpSync(fileURLToPath(new URL('flawed', import.meta.url)), cwd, { recursive: true });
  return cwd;
}

/** Without what differs from one run to the next, and from one command to the other. */
const neutral = (text: string): string =>
  text
    .replace(/\d+ ms/g, 'n ms')
    .replace(/("milliseconds": )\d+/g, '$10')
    .replace(/(?<= time=")[\d.]+/g, '0.000')
    .replace(/prospectus (check|build) --/g, 'prospectus --');

const outputOf = (command: string, run: CliRun): string =>
  neutral(command === 'build' && run.stdout === '' ? run.stderr : run.stdout);

test.each(formats)('%s: the same problems as those of check', async (format) => {
  const cwd = flawedSite();
  const checked = await runCli(['check', '--format', format], { cwd });
  const built = await runCli(['build', '--format', format], { cwd });
  expect([checked.status, built.status]).toEqual([1, 1]);
  expect(outputOf('build', built)).toBe(outputOf('check', checked));
  expect(existsSync(join(cwd, 'dist'))).toBe(false);
});

test('on GitHub a build annotates without being asked, and adds to the summary of the job', async () => {
  const cwd = flawedSite();
  const world = { github: { summary: join(cwd, 'summary.md') } };
  const checked = await runCli(['check'], { cwd, world });
  const built = await runCli(['build', '--output', 'json=reports/build.json'], { cwd, world });
  expect(neutral(built.stdout)).toBe(neutral(checked.stdout));
  expect(built.stdout).toMatch(/^::error title=/);
  const [, ofCheck = '', ofBuild = ''] = readFileSync(join(cwd, 'summary.md'), 'utf8').split('### Prospectus ');
  expect(neutral(ofBuild).replace(/^build/, 'check')).toBe(neutral(ofCheck));
  expect(readFileSync(join(cwd, 'reports/build.json'), 'utf8')).toContain('"severity": "error"');
});

test('a build says in json what it has published', () => {
  const built = { pages: 3, files: 20, bytes: 4096, beside: [] };
  const report = jsonReport({
    diagnostics: [],
    files: 1,
    parsed: 1,
    sources: [],
    milliseconds: 0,
    textOf: () => '',
    built,
  });
  expect(JSON.parse(report)).toMatchObject({ diagnostics: [], built: { pages: 3, files: 20, bytes: 4096 } });
});

test('a plan is no report', async () => {
  const { status, stderr } = await runCli(['build', '--plan', '--format', 'json'], { cwd: flawedSite() });
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(/^prospectus: --plan: /) });
});

test('a host that only the command names is warned of where it can receive no form', async () => {
  const cwd = site({}, tiny);
  const { status, stdout } = await runCli(['build', '--host', 'github', '--format', 'json'], { cwd });
  expect(status).toBe(0);
  expect(stdout).toContain('"code": "link/no-receiver"');
  expect(stdout).toContain('Nothing can receive the forms at \\"/submissions\\": the host (GitHub Pages)');
});
