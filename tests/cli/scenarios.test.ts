// Runs each folder of scenarios/: each line of `command` is run in a copy of its `files/`, and what is printed, returned
// and written is compared with `expected`. Where `on` names a folder beside scenarios/, its files are added to those of the
// tiny provider first. `npm run accept` rewrites the expectations; read the difference before you commit it.
import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Io } from '../../cli/io.ts';
import { runCli } from '../support/program/run-cli.ts';
import { site } from '../support/content/site.ts';

const folder = fileURLToPath(new URL('scenarios', import.meta.url));
const tiny = fileURLToPath(new URL('../fixtures/tiny', import.meta.url));

/** Replaces what differs between two runs, machines or versions: durations, the temporary folder, the rules. */
function normalise(text: string, cwd: string): string {
  return text
    .replaceAll(cwd, '<folder>')
    .replace(/\b\d+ ms\b/g, '<n> ms')
    .replace(/("milliseconds": )\d+/g, '$10')
    .replace(/(?<= time=")[\d.]+/g, '0.000')
    .replace(/("ruleIndex": )\d+/g, '$10')
    .replace(/("rules": )\[.*?\n {10}\]/s, '$1[]');
}

/** The folder that a scenario begins with. */
function startOf(name: string): string {
  const on = join(folder, name, 'on');
  const files = join(folder, name, 'files');
  const cwd = site({}, existsSync(on) ? tiny : undefined);
  if (existsSync(on))
    cpSync(fileURLToPath(new URL(readFileSync(on, 'utf8').trim(), import.meta.url)), cwd, { recursive: true });
  if (existsSync(files)) cpSync(files, cwd, { recursive: true });
  return cwd;
}

const textsIn = (cwd: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(cwd, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => statSync(join(cwd, file)).isFile())
      .sort()
      .map((file) => [file, readFileSync(join(cwd, file), 'utf8')]),
  );

/** What the words before the program's name say about the world, as in `COLUMNS=40 prospectus check`. */
function worldOf(settings: readonly string[], cwd: string): Partial<Pick<Io, 'columns' | 'github'>> {
  const env = new Map(settings.map((setting) => [setting.split('=')[0], setting.split('=')[1] ?? '']));
  const [columns, summary] = [env.get('COLUMNS'), env.get('GITHUB_STEP_SUMMARY')];
  return {
    ...(columns === undefined ? {} : { columns: Number(columns) }),
    ...(env.has('GITHUB_ACTIONS') ? { github: summary === undefined ? {} : { summary: join(cwd, summary) } } : {}),
  };
}

async function said(line: string, cwd: string): Promise<string> {
  const words = line.split(' ');
  const program = words.indexOf('prospectus');
  const world = worldOf(words.slice(0, program), cwd);
  const { status, stdout, stderr } = await runCli(words.slice(program + 1), { cwd, world });
  return `status ${status}\n--- stdout\n${stdout}--- stderr\n${stderr}`;
}

test.each(readdirSync(folder))('%s', async (name) => {
  const cwd = startOf(name);
  const before = textsIn(cwd);
  let all = '';
  for (const line of readFileSync(join(folder, name, 'command'), 'utf8')
    .trim()
    .split('\n'))
    all += await said(line, cwd);
  for (const [file, text] of textsIn(cwd)) if (before.get(file) !== text) all += `--- ${file}\n${text}`;
  await expect(normalise(all, cwd)).toMatchFileSnapshot(join(folder, name, 'expected'));
});
